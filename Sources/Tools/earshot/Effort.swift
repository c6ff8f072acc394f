import AccessibilityModel
import ArgumentParser
import EarshotSession
import EffortEngine
import Foundation
import LooseFiles
import TreeFormat
import VoiceOverEngine

/// `earshot effort`: what each action costs in each technology.
struct Effort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What each action costs in each technology.",
    discussion: """
      Compiles the target, shows each of its previews, and finds the least that everything on it costs: gestures \
      with VoiceOver, words with Voice Control, keys with Full Keyboard Access, presses of one switch with Switch \
      Control. Several previews are compared. With --against, the exit status is 1 where a price rose, with \
      --barriers where something keeps people out.
      """)

  @OptionGroup(title: "Target") var target: TargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Settings") var settings: SettingsSource
  @OptionGroup(title: "Rules") var choices: RuleOptions

  @Flag(help: "List the steps of every price, as lines of a script for earshot drive.")
  var steps = false

  @Flag(help: "List the uncertain rules that the prices rest on.")
  var rules = false

  @Flag(help: "List what keeps people out, with the shortest way to meet it.")
  var barriers = false

  @Flag(help: "Add what each action costs with one pointer, by AssistiveTouch.")
  var assistiveTouch = false

  @Option(help: ArgumentHelp("Write the prices to a file.", valueName: "file"), completion: .file())
  var freeze: String?

  @Option(
    help: ArgumentHelp("Fail where a price is higher than in that file.", valueName: "file"),
    completion: .file())
  var against: String?

  @Option(help: ArgumentHelp("How many states of each technology are met at most.", valueName: "count"))
  var states = EffortTable.stateLimit

  mutating func validate() throws {
    guard states > 0 else { throw ValidationError("--states is more than 0.") }
  }

  mutating func run() async throws {
    let frozen = try against.map(Self.read)
    let limit = states
    let patience = target.patience
    var launch = screen.launch
    launch.rules = try choices.choices(settings.person())
    var technologies = EffortTable.Technologies(rules: launch.rules)
    if assistiveTouch || frozen?.technologies.contains(.assistiveTouch) == true {
      technologies = technologies.withAssistiveTouch(rules: launch.rules)
    }
    let (screens, allWentWell) = try await target.visit(launch) { preview, app in
      let session = try await Session.arrived(app, within: patience)
      for diagnostic in await app.diagnostics { Output.error("app: \(diagnostic.text)") }
      // Prices count from where the cursor begins, which is where the app wants it.
      var technologies = technologies
      technologies.voiceOver.firstStop = await session.technology(VoiceOver.self)?.cursor
      return (title: preview.title, tree: await session.tree, technologies: technologies)
    }
    let tables = screens.map {
      (screen: $0.title, table: EffortTable($0.tree, with: $0.technologies, limit: limit))
    }
    var hasBarriers = false
    for (place, table) in tables.enumerated() {
      Output.result("\(place > 0 ? "\n" : "")\(table.screen)\n\n\(table.table.text(listsSteps: steps))")
      guard barriers else { continue }
      let walk = AccessWalk(screens[place].tree, with: screens[place].technologies, limit: limit)
      Output.result("\n\(walk.text)")
      hasBarriers = hasBarriers || !walk.barriers.isEmpty
    }
    if tables.count > 1 {
      let comparison = EffortComparison(tables.map { EffortComparison.Version($0.screen, $0.table) })
      Output.result("\nSide by side\n\n\(comparison.text)")
    }
    Output.result("\n\(Transcript.text(ofRules: rulePlaces(tables), lists: rules))")
    let list = EffortList(tables)
    if let freeze { try Self.write(list, to: freeze) }
    let isHigher = frozen.map { report($0, list) } ?? false
    if !allWentWell || isHigher || hasBarriers { throw ExitCode(1) }
  }

  /// Each uncertain rule with the screens and the actions it matters to.
  private func rulePlaces(
    _ tables: [(screen: String, table: EffortTable)]
  ) -> [(rule: UncertainRule, places: String)] {
    tables.flatMap { screen, table in
      table.rulePlaces.map { ($0.rule, places: "\(screen) (\($0.places))") }
    }
  }

  /// Tells which prices rose; true where one did.
  private func report(_ frozen: EffortList, _ list: EffortList) -> Bool {
    let rises = frozen.rises(to: list)
    for rise in rises { Output.result("\nCosts more: \(rise)\n") }
    for action in frozen.actions(missingIn: list) { Output.result("\nNo longer there: \(action)\n") }
    if rises.isEmpty { Output.result("\nNothing costs more than in \(against ?? "").\n") }
    return !rises.isEmpty
  }

  private static func read(_ path: String) throws -> EffortList {
    guard FileManager.default.fileExists(atPath: path) else { throw LooseFileError(.noSuchFile, path) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LooseFileError(.unreadable, path)
    }
    do {
      return try EffortList(reading: text)
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }

  private static func write(_ list: EffortList, to path: String) throws {
    do {
      try list.text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("Cannot write \(path). Name a file in a folder that exists.")
    }
  }
}
