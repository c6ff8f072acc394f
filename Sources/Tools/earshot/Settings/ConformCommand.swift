import AccessibilityModel
import AppBuilding
import ArgumentParser
import Conforming
import EarshotSession
import Foundation

/// `earshot conform`: what a recording of the conformance screens says about the uncertain rules.
struct Conform: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Compare what is heard here with a recording of a device.",
    discussion: """
      The conformance kit is a small app whose screens settle the uncertain rules one by one. A recording tells what \
      a device said of them: it is made by the kit's test in Xcode, or typed by hand into what --form prints. Prints \
      agreement by rule, what differs, and the choices that would agree, each tried on every screen that tells about \
      it; --write keeps them in a file of settings, which all commands take by --settings. The exit status is 1 where \
      anything differs.

      For example:

        earshot conform iphone.json --write iphone.settings
        earshot conform --record --rule switch.order="state, role" > recording.json
        earshot conform --choices switch-order
      """)

  @Argument(
    help: "A recording; or, with --record, --form and --choices, screens by their ids.", completion: .file())
  var recording: [String] = []

  @Option(
    help: ArgumentHelp("The folder of the kit; that of the installation.", valueName: "folder"),
    completion: .directory)
  var kit: String?

  @Flag(help: "Print a recording of what is heard here.")
  var record = false

  @Flag(help: "Print a recording in which nothing is filled in yet.")
  var form = false

  @Flag(help: "Print what is heard of each screen with each choice for the rules that it settles.")
  var choices = false

  @Option(
    help: ArgumentHelp("Write the choices that would agree into a file of settings.", valueName: "file"),
    completion: .file())
  var write: String?

  @Flag(help: "List the rules that agree, too.")
  var all = false

  @Option(help: "text or json: how a comparison is told.")
  var format = DocumentFormat.text

  @OptionGroup(title: "Settings") var settings: SettingsOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Sandbox") var confinement: SandboxOptions

  mutating func validate() throws {
    guard [record, form, choices].count(where: \.self) <= 1 else {
      throw ValidationError("--record, --form and --choices are three things. Name one of them.")
    }
    if !record, !form, !choices, recording.count != 1 {
      throw ValidationError(
        "One recording to compare: earshot conform RECORDING, or --record, --form, --choices.")
    }
    if format == .json, record || form || choices {
      throw ValidationError(
        "--format json tells what comparing a recording finds. Leave out --record, --form and --choices.")
    }
  }

  mutating func run() async throws {
    do {
      let chosen = try rules.choices(try settings.person())
      let installation = try Installation.current()
      let folder = kit ?? installation.conformance
      if form { return try printForm(ConformanceKit.table(of: folder)) }
      let known = record || choices ? nil : try read(recording.first ?? "")
      var toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
      toolchain.sandbox = confinement.sandbox
      let kit = try ConformanceKit(
        folder, installation, toolchain, cache: CacheFolder(of: ProcessInfo.processInfo.environment),
        progress: { Output.progress($0.text) }, say: Output.message)
      defer { Output.progress(nil) }
      guard let known else {
        let screens = try kit.table.screens(named: recording)
        return choices
          ? try await printChoices(screens, kit, chosen) : try await printRecording(screens, kit, chosen)
      }
      try await compare(known, kit, chosen)
    } catch let error as ConformanceError {
      Output.error("earshot: \(error)")
      throw ExitCode(2)
    } catch let failure as AppFailure {
      Output.error("earshot: a screen of the kit \(failure.reason)")
      throw ExitCode(2)
    }
  }

  private func read(_ path: String) throws -> ConformanceRecording {
    let text = try BoundedFile.text(path, limit: 64 << 20)
    do {
      return try ConformanceRecording(reading: text)
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }

  private func compare(
    _ recording: ConformanceRecording, _ kit: ConformanceKit, _ chosen: RuleChoices
  ) async throws {
    let comparison = ConformanceComparison(kit, recording, rules: chosen) { Output.progress($0) }
    let agreement = try await comparison.agreement()
    switch format {
    case .text: Output.result(agreement.text(of: recording.system, listsAll: all))
    case .json: Output.result(DocumentFormat.document("conform", agreement.document(of: recording.system)))
    }
    if let write, !agreement.choices.isEmpty {
      var person = try settings.person()
      person.rules = chosen.merging(RuleChoices(agreement.choices))
      try SettingsFile(path: write).write(person)
    }
    if !agreement.isWhole { throw ExitCode(1) }
  }

  private func printRecording(
    _ screens: [ConformanceScreen], _ kit: ConformanceKit, _ chosen: RuleChoices
  ) async throws {
    let runs = try await kit.play(screens.map { ($0, chosen) }) {
      Output.progress("Screen \($0) of \(screens.count)")
    }
    Output.progress(nil)
    let recording = ConformanceRecording(
      system: "Earshot", method: "engine", screens: runs.map { ($0.screen.id, $0.recording) })
    Output.document(Data(recording.text.utf8))
  }

  private func printForm(_ table: ConformanceTable) throws {
    let screens = try table.screens(named: recording).map { screen in
      let actions = [RecordedStep.start] + screen.script.lines.map(\.text)
      return (screen.id, RecordedScreen(actions.map { RecordedStep($0) }))
    }
    let form = ConformanceRecording(system: "iOS VERSION, DEVICE", method: "captions", screens: screens)
    Output.document(Data(form.text.utf8))
  }

  private func printChoices(
    _ screens: [ConformanceScreen], _ kit: ConformanceKit, _ chosen: RuleChoices
  ) async throws {
    let table = try await ChoiceTable(of: screens, kit, rules: chosen) {
      Output.progress("Run \($0) of \($1)")
    }
    Output.progress(nil)
    Output.result(table.text)
    if !table.undecided.isEmpty { throw ExitCode(1) }
  }
}
