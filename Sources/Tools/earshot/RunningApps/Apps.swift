import ATSPIBridge
import AccessibilityModel
import ArgumentParser
import EarshotSession
import TreeFormat

/// `earshot apps`: the running applications that can be heard.
struct Apps: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "The running applications that can be heard, driven and audited.",
    discussion: """
      Lists the applications on the accessibility bus of the desktop: the number of the process, the name, the toolkit \
      and the titles of the windows. What is listed can be named with --app, by its name, a part of it, or its \
      process. Browsers tell of themselves once this command, or another assistive technology, has asked for it.

      For example:

        earshot apps
        earshot hear --app gedit
        earshot drive --app 4711
      """)

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  mutating func run() async throws {
    let applications = try await AccessibilityBus.connect().applications()
    switch format {
    case .json:
      Output.result(DocumentFormat.document("applications", .array(applications.map(Self.document))))
    case .text where applications.isEmpty:
      Output.result("No application tells of itself. Start one after this, or turn its accessibility on.\n")
    case .text:
      Output.result(applications.map { Self.line($0) + "\n" }.joined())
    }
  }

  private static func line(_ application: RunningApplication) -> String {
    let process = application.process.map(String.init) ?? "?"
    let name = application.name.isEmpty ? "(no name)" : VisibleText.line(application.name)
    let state = application.isResponding ? application.toolkit : "does not answer"
    let windows = application.windows.map { "\"\(VisibleText.line($0))\"" }.joined(separator: ", ")
    return [process, name, state, windows].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func document(_ application: RunningApplication) -> JSONValue {
    var object = JSONObject()
    if let process = application.process { object["process"] = .number("\(process)") }
    object["name"] = .string(application.name)
    object["toolkit"] = .string(application.toolkit)
    object["windows"] = .array(application.windows.map { .string($0) })
    object["responds"] = .bool(application.isResponding)
    return .object(object)
  }
}
