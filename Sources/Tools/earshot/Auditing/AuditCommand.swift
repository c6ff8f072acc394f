import AccessibilityModel
import ArgumentParser
import AuditEngine
import EarshotSession
import EffortEngine
import Foundation
import LooseFiles
import TreeFormat
import VoiceOverEngine

/// `earshot audit`: what keeps people from using an app, by rules with an id, a criterion and a remedy each.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "What keeps people from using an app, rule by rule.",
    discussion: """
      Compiles the target, shows the app itself and each of its previews, and looks at each screen by its tree, by \
      what VoiceOver says, by a picture at the usual and the largest text size, and by walks through every state of \
      each technology; then at the screens that a double tap on a control leads to. Each finding is a line: file and \
      line, the rule, what is wrong and what to do. The exit status is 1 where something is found that is more than a \
      note, 0 where nothing is, and 2 where the target or a file is wrong.

      earshot hear tells what is heard, stop by stop, and marks what is wrong there alone; audit tells what is wrong \
      with the whole screen, and nothing of what is right.

      --write-baseline keeps what is found, and with --baseline only what is not kept fails. In the code, \
      // earshot:ignore RULE: REASON takes a finding away, on the line of the view or the one above. Which rules are \
      looked at, and how much each matters, is written in a file .earshot-audit beside the target.

      For example:

        earshot audit App.xcodeproj
        earshot audit . --write-baseline known.txt
        earshot audit . --baseline known.txt --format sarif > audit.sarif
      """)

  /// The forms of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit, markdown, html, github
  }

  @Argument(
    help: "An Xcode project or workspace, a package, a folder with one of them, or Swift files.",
    completion: .file())
  var target: [String] = []

  @OptionGroup(title: "Target") var app: AppOptions
  @OptionGroup(title: "Target") var many: ListOptions

  @Option(
    help: ArgumentHelp(
      "Seconds of the app's own time in which a screen may still come.", valueName: "seconds"))
  var wait: Double = 5

  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions
  @OptionGroup(title: "Settings") var settings: SettingsSource
  @OptionGroup(title: "Rules") var choices: RuleOptions
  @OptionGroup(title: "Findings") var findings: FindingOptions

  @Option(help: "text, json, sarif, junit, markdown, html or github.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "How many controls of each first screen are used to find further ones; 0 for none.", valueName: "count")
  )
  var presses = 12

  @Flag(help: "List the rules of an audit: how much each matters, how sure it is, and what it finds.")
  var rules = false

  mutating func validate() throws {
    if rules { return }
    guard (0...3_600).contains(wait) else { throw ValidationError("--wait is 0 to 3600.") }
    guard presses >= 0 else { throw ValidationError("--presses is 0 or more.") }
    try many.validate(target, app)
  }

  mutating func run() async throws {
    if rules { return Output.result(AuditReport.rulesText) }
    let wanted = try findings.wanted(beside: target)
    let baseline = try findings.known()
    let person = try settings.person()
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    let inspection = ScreenInspection(
      with: voiceOver, technologies: EffortTable.Technologies(rules: chosen, language: launch.speechLanguage),
      limits: wanted.limits.stop, textSizes: Self.sizes(beside: launch.textSize))
    let reach = ScreenReach(inspection, limit: presses, patience: .seconds(wait), rules: chosen)
    let audit = Audit(wanted)
    if let list = many.list {
      let root = FileManager.default.currentDirectoryPath
      return try await ListRun(app: app, launch: launch, key: "audit").run(list) { preview, app in
        try await Self.met(preview.keptName, of: app, by: reach)
      } document: { met in
        AuditReport(met.flatMap { audit.outcomes(of: $0.screens) }, root: root).json
      }
    }
    var names: [String: Int] = [:]
    let (met, allWentWell) = try await app.visit(target, launch) { preview, app in
      names[preview.keptName, default: 0] += 1
      let number = names[preview.keptName] ?? 1
      let name = number > 1 ? "\(preview.keptName) (\(number))" : preview.keptName
      return try await Self.met(name, of: app, by: reach)
    }
    for cut in met where cut.leftOut > 0 {
      Output.error(
        "earshot: \(cut.screens.first?.name ?? ""): \(cut.leftOut) more controls may lead to a screen; --presses "
          + "\(presses + cut.leftOut) to use them.")
    }
    let screens = met.flatMap(\.screens)
    tellLeftOut()
    var report = AuditReport(
      met.flatMap { audit.outcomes(of: $0.screens) }, root: FileManager.default.currentDirectoryPath)
    let isWhole = allWentWell && app.preview == nil && app.part == .everything
    let sources = SuppressionFiles(target: target, screens: screens)
    report.ignore(sources.suppressions, isWhole: isWhole)
    if let file = findings.writeBaseline {
      try KeptFile(path: file).write(AuditBaseline(report.findings).text)
      if file == "-" { return }
    }
    if let baseline { report.compare(with: baseline, isWhole: isWhole) }
    write(report)
    let isHeld = findings.writeBaseline == nil
    if !allWentWell || isHeld && report.fails { throw ExitCode(1) }
  }

  /// The screens that are met; of a saved one, only what can be known without its app.
  private static func met(
    _ name: String, of app: any ShownApp, by reach: ScreenReach
  ) async throws -> ScreenReach.Met {
    guard let saved = app as? SavedScreenApp else {
      return try await reach.screens(name, of: app, diagnostics: { await app.diagnostics })
    }
    var reach = reach
    reach.limit = 0
    var met = try await reach.screens(name, of: saved)
    met.leftOut = 0
    for place in met.screens.indices {
      met.screens[place].picture = nil
      met.screens[place].losses = nil
      met.screens[place].diagnostics = nil
    }
    return met
  }

  /// Says which rules a saved screen cannot be held to.
  private func tellLeftOut() {
    guard app.example == nil && !target.isEmpty && target.allSatisfy(app.saved.isSaved) else { return }
    let needed: Set<AuditFact> = [.picture, .events, .arrival, .diagnostics]
    let rules = AuditRuleInfo.all.filter { needed.contains($0.needs) }.map(\.id)
    Output.error(
      "earshot: A saved screen has no picture and no app that runs, so these rules are left out: "
        + "\(rules.joined(separator: ", ")).")
  }

  private func write(_ report: AuditReport) {
    switch format {
    case .text: Output.result(report.text)
    case .json: Output.document(Data(report.json.utf8))
    case .sarif: Output.document(Data(report.sarif(version: Version.number).utf8))
    case .junit: Output.document(Data(report.junit(at: Self.now).utf8))
    case .markdown: Output.document(Data(report.markdown.utf8))
    case .html: Output.document(Data(report.html.utf8))
    case .github: Output.document(Data(report.annotations.utf8))
    }
  }

  /// The present time, in ISO 8601 without a time zone.
  private static var now: String { String(Date.now.ISO8601Format().prefix(19)) }

  /// The present text size and the largest one.
  private static func sizes(beside present: String) -> [String] {
    present == "accessibility5" ? [] : [present, "accessibility5"]
  }
}
