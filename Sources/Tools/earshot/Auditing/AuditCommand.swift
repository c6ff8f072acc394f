import AccessibilityModel
import AppBuilding
import ArgumentParser
import AuditEngine
import CrawlEngine
import Crawling
import EarshotSession
import EffortEngine
import Foundation
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

      A map that earshot crawl saved as JSON is a target too: what was found on each of its screens is told.

      For example:

        earshot audit App.xcodeproj
        earshot audit . --write-baseline known.txt
        earshot audit . --baseline known.txt --format github --write sarif=audit.sarif
        earshot audit map.json --format markdown
      """)

  /// The forms of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit, markdown, html, github
  }

  @Argument(
    help:
      "An Xcode project or workspace, a package, a folder with one of them, Swift files, or a map of a crawl.",
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
    name: .customLong("write"),
    help: ArgumentHelp(
      "Write the report into a file too, in any of these forms; may be repeated.", valueName: "form=file"),
    completion: .file())
  var writes: [String] = []

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
    for entry in writes where Self.copy(entry) == nil {
      let forms = Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "--write \(entry) names no form and file. Write form=file; the forms are \(forms).")
    }
    guard !isMap else {
      guard app.example == nil else {
        throw ValidationError("Both a map and --example. Name one of the two.")
      }
      return
    }
    try many.validate(target, app)
  }

  /// True where the target is a map that a crawl saved, and no screen that a test saved.
  private var isMap: Bool {
    target.count == 1 && app.saved.isMap(target[0])
  }

  /// What `--write` asks for; `nil` where it is not written as it should be.
  private static func copy(_ entry: String) -> (format: Format, file: String)? {
    guard let sign = entry.firstIndex(of: "="), let format = Format(rawValue: String(entry[..<sign])) else {
      return nil
    }
    let file = String(entry[entry.index(after: sign)...])
    return file.isEmpty ? nil : (format, file)
  }

  mutating func run() async throws {
    if rules { return Output.result(AuditReport.rulesText) }
    let wanted = try findings.wanted(beside: target)
    let baseline = try findings.known()
    if let list = many.list { return try await audit(list, wanted) }
    let (outcomes, sources, allWentWell) = isMap ? try kept(wanted) : try await met(wanted)
    var report = AuditReport(outcomes, root: FileManager.default.currentDirectoryPath)
    let isWhole = allWentWell && app.preview == nil && app.part == .everything
    report.ignore(sources.suppressions, isWhole: isWhole && !isMap)
    if let file = findings.writeBaseline {
      try BaselineFile(path: file).write(AuditBaseline(report.findings).text)
      if file == "-" { return }
    }
    if let baseline { report.compare(with: baseline, isWhole: isWhole) }
    for (form, file) in writes.compactMap(Self.copy) {
      try BaselineFile(path: file).write(Self.document(report, form))
    }
    if format == .text {
      Output.result(report.text)
    } else {
      Output.document(Data(Self.document(report, format).utf8))
    }
    let isHeld = findings.writeBaseline == nil
    if !allWentWell || isHeld && report.fails { throw ExitCode(1) }
  }

  /// What came of each screen, the comments of its files, and whether nothing was left out.
  private typealias Audited = (outcomes: [Audit.Outcome], sources: SuppressionFiles, allWentWell: Bool)

  /// Takes what a crawl found.
  private func kept(_ wanted: AuditChoices) throws -> Audited {
    let text = try BaselineFile(path: target[0]).read()
    let maps: [CrawlMap]
    do {
      maps = try CrawlDocument(reading: text).maps
    } catch {
      throw ValidationError("\(target[0]): \(error)")
    }
    let outcomes = maps.flatMap { $0.outcomes(wanted) }
    for map in maps where !map.cuts.isEmpty {
      Output.error("earshot: \(map.name): the map is cut. \(map.cuts.map(\.text).joined(separator: " "))")
    }
    return (outcomes, SuppressionFiles(of: outcomes.flatMap(\.findings)), true)
  }

  /// The device that a target is met on, and how its screens are reached.
  private func surroundings(_ wanted: AuditChoices) throws -> (launch: LaunchOptions, reach: ScreenReach) {
    let person = try settings.person()
    let chosen = try choices.choices(person)
    let voiceOver = speech.voiceOver(person.present, following: chosen)
    let launch = speech.launchOptions(on: screen, for: voiceOver, rules: chosen)
    let inspection = ScreenInspection(
      with: voiceOver, technologies: EffortTable.Technologies(rules: chosen, language: launch.speechLanguage),
      limits: wanted.limits.stop, textSizes: Self.sizes(beside: launch.textSize))
    return (launch, ScreenReach(inspection, limit: presses, patience: .seconds(wait), rules: chosen))
  }

  /// Audits each target of a list, a line each.
  private func audit(_ list: String, _ wanted: AuditChoices) async throws {
    let (launch, reach) = try surroundings(wanted)
    let audit = Audit(wanted)
    let root = FileManager.default.currentDirectoryPath
    try await ListRun(app: app, launch: launch, key: "audit").run(list) { preview, app in
      try await Self.met(preview.keptName, of: app, by: reach)
    } document: { met in
      AuditReport(met.flatMap { audit.outcomes(of: $0.screens) }, root: root).json
    }
  }

  /// Meets the screens of the target.
  private func met(_ wanted: AuditChoices) async throws -> Audited {
    let (launch, reach) = try surroundings(wanted)
    let audit = Audit(wanted)
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
    tellLeftOut()
    let sources = SuppressionFiles(target: target, screens: met.flatMap(\.screens))
    return (met.flatMap { audit.outcomes(of: $0.screens) }, sources, allWentWell)
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
    guard app.example == nil, !target.isEmpty, target.allSatisfy(app.saved.isSaved) else { return }
    let needed: Set<AuditFact> = [.picture, .events, .arrival, .diagnostics]
    let rules = AuditRuleInfo.all.filter { needed.contains($0.needs) }.map(\.id)
    Output.error(
      "earshot: A saved screen has no picture and no app that runs, so these rules are left out: "
        + "\(rules.joined(separator: ", ")).")
  }

  private static func document(_ report: AuditReport, _ format: Format) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .sarif: report.sarif(version: Version.number)
    case .junit: report.junit(at: now)
    case .markdown: report.markdown
    case .html: report.html
    case .github: report.annotations
    }
  }

  /// The present time, in ISO 8601 without a time zone.
  private static var now: String { String(Date.now.ISO8601Format().prefix(19)) }

  /// The present text size and the largest one.
  private static func sizes(beside present: String) -> [String] {
    present == "accessibility5" ? [] : [present, "accessibility5"]
  }
}
