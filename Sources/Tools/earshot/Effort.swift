import AccessibilityModel
import AppBuilding
import ArgumentParser
import EarshotSession
import EffortEngine
import Foundation
import TreeFormat
import VoiceOverEngine

/// `earshot effort`: what each action costs in each technology.
struct Effort: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "What each action costs in each technology.",
    discussion: """
      Compiles the target, shows each of its previews, and finds the least that everything on it costs: gestures \
      with VoiceOver, words with Voice Control, keys with Full Keyboard Access, presses of one switch with Switch \
      Control. Several previews are compared. With --barriers the exit status is 1 where something keeps people out; \
      with --against a file that --freeze wrote, where a price rose, an action is gone, or something keeps people out \
      that is not kept there.

      For example:

        earshot effort File.swift --steps
        earshot effort . --barriers --freeze prices.txt
        earshot effort . --against prices.txt
      """)

  @OptionGroup(title: "Target") var target: TargetOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Screen") var languages: LanguageOptions
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

  @Option(
    help: ArgumentHelp(
      "Keep the prices, with --barriers also those, in a file; - is the standard output.", valueName: "file"),
    completion: .file())
  var freeze: String?

  @Option(
    help: ArgumentHelp(
      "Fail where a price is higher than in that file, an action is gone, or a barrier is not kept in it.",
      valueName: "file"),
    completion: .file())
  var against: String?

  @Option(help: ArgumentHelp("How many states of each technology are met at most.", valueName: "count"))
  var states = EffortTable.stateLimit

  @Option(help: "text, json, or github: barriers and changes as annotations of a workflow.")
  var format = Format.text

  /// The forms of prices.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case github
  }

  mutating func validate() throws {
    guard freeze != "-" || format == .text && against != "-" else {
      throw ValidationError("--freeze - is the whole output. Name a file, or leave the rest out.")
    }
    guard states > 0 else { throw ValidationError("--states is more than 0.") }
  }

  mutating func run() async throws {
    let frozen = try against.map(Self.read)
    let limit = states
    let patience = target.patience
    var launch = screen.launch
    languages.apply(to: &launch)
    launch.rules = try choices.choices(settings.person())
    var technologies = EffortTable.Technologies(rules: launch.rules, language: launch.speechLanguage)
    if assistiveTouch || frozen?.technologies.contains(.assistiveTouch) == true {
      technologies = technologies.withAssistiveTouch(rules: launch.rules)
    }
    if let list = target.many.list {
      let present = technologies
      return try await ListRun(app: target.app, launch: launch, key: "effort").run(list) { preview, app in
        let session = try await Session.arrived(app, within: patience)
        var technologies = present
        technologies.voiceOver.firstStop = await session.technology(VoiceOver.self)?.cursor
        return (name: preview.title, table: EffortTable(await session.tree, with: technologies, limit: limit))
      } document: { screens in
        var document = EffortDocument()
        for screen in screens { document.add(screen.name, screen.table, barriers: nil) }
        return document.text(changes: [])
      }
    }
    let (screens, allWentWell) = try await target.visit(launch) { preview, app in
      let session = try await Session.arrived(app, within: patience)
      for diagnostic in await app.diagnostics { Output.error("app: \(diagnostic.text)") }
      // Prices count from where the cursor begins, which is where the app wants it.
      var technologies = technologies
      technologies.voiceOver.firstStop = await session.technology(VoiceOver.self)?.cursor
      return (
        title: preview.title, kept: preview.keptName, tree: await session.tree, technologies: technologies
      )
    }
    let tables = screens.map {
      (screen: $0.title, table: EffortTable($0.tree, with: $0.technologies, limit: limit))
    }
    // What a file keeps of barriers is held to without a word.
    let walksOn = barriers || format == .github || frozen?.barriers.isEmpty == false
    let walks = screens.map { walksOn ? AccessWalk($0.tree, with: $0.technologies, limit: limit) : nil }
    let list = EffortList(
      zip(screens, tables).map { (screen: $0.kept, table: $1.table) },
      barriers: zip(screens, walks).map { (screen: $0.kept, barriers: $1?.barriers ?? []) })
    let changes = frozen.map { Self.changes(from: $0, to: list) } ?? []
    switch format {
    case _ where freeze == "-": break
    case .text:
      write(tables, walks)
      for change in changes { Output.result("\n\(VisibleText.line(change))\n") }
      if let against, changes.isEmpty { Output.result("\nNothing costs more than in \(against).\n") }
    case .json:
      var document = EffortDocument()
      for (table, walk) in zip(tables, walks) {
        document.add(table.screen, table.table, barriers: walk?.barriers)
      }
      Output.result(document.text(changes: changes))
    case .github:
      for (screen, walk) in zip(screens, walks) { Annotations.write(Self.lines(of: walk), on: screen.title) }
      Annotations.write(changes: changes)
    }
    if let freeze { try BaselineFile(path: freeze).write(list.text) }
    let isHeld = freeze != nil || against != nil
    let hasBarriers = !isHeld && walks.contains { $0?.barriers.isEmpty == false }
    if !allWentWell || !changes.isEmpty || hasBarriers { throw ExitCode(1) }
  }

  /// Writes the prices of each screen, what keeps people out, and the screens side by side.
  private func write(_ tables: [(screen: String, table: EffortTable)], _ walks: [AccessWalk?]) {
    for (place, table) in tables.enumerated() {
      Output.result(
        "\(place > 0 ? "\n" : "")\(VisibleText.line(table.screen))\n\n\(table.table.text(listsSteps: steps))")
      if let walk = walks[place] {
        Output.result("\n\(walk.text(of: Self.lines(of: walk).map(\.text)))")
      }
    }
    if tables.count > 1 {
      let comparison = EffortComparison(tables.map { EffortComparison.Version($0.screen, $0.table) })
      Output.result("\nSide by side\n\n\(comparison.text)")
    }
    Output.result("\n\(Transcript.text(ofRules: rulePlaces(tables), lists: rules))")
  }

  /// Each uncertain rule with the screens and the actions it matters to.
  private func rulePlaces(
    _ tables: [(screen: String, table: EffortTable)]
  ) -> [(rule: UncertainRule, places: String)] {
    tables.flatMap { screen, table in
      table.rulePlaces.map { ($0.rule, places: "\(screen) (\($0.places))") }
    }
  }

  /// What keeps people out of a screen; what is the same is one line.
  private static func lines(of walk: AccessWalk?) -> [FindingLine] {
    FindingLine.grouped((walk?.barriers ?? []).map { FindingLine($0) })
  }

  /// What costs more than it did, what is gone, and what keeps people out now, a sentence each.
  private static func changes(from frozen: EffortList, to list: EffortList) -> [String] {
    frozen.rises(to: list).map { "Costs more: \($0)" }
      + frozen.actions(missingIn: list).map { "No longer there: \($0)" }
      + frozen.barriers(newIn: list).map { "Keeps people out now: \($0)" }
  }

  private static func read(_ path: String) throws -> EffortList {
    let text = try BaselineFile(path: path).read()
    do {
      return try EffortList(reading: text)
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }
}
