import AccessibilityModel
import EarshotSession

/// Compares a recording with what is heard here, and looks for the choices with which both are the same.
///
/// A screen that differs is used again with every other choice of the rules that it settles or rests on, and with two
/// of them at once where one is not enough; then each choice has to hold on every screen that tells about its rule.
package struct ConformanceComparison {
  private let kit: ConformanceKit
  private let recording: ConformanceRecording
  private let base: RuleChoices
  private let progress: (String?) -> Void

  /// How many pairs of choices are tried on one screen.
  private static let mostPairs = 60

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - kit: The screens.
  ///   - recording: What was heard elsewhere.
  ///   - rules: What is chosen for uncertain rules here.
  ///   - progress: Hears what is being done.
  package init(
    _ kit: ConformanceKit, _ recording: ConformanceRecording, rules: RuleChoices = RuleChoices(),
    progress: @escaping (String?) -> Void = { _ in }
  ) {
    self.kit = kit
    self.recording = recording
    base = rules
    self.progress = progress
  }

  /// Compares.
  ///
  /// - Returns: What agrees, what differs, and what would agree.
  /// - Throws: What playing a screen throws.
  package func agreement() async throws -> Agreement {
    let known = Set(kit.table.screens.map(\.id))
    var agreement = Agreement()
    agreement.unknown = recording.screens.map(\.id).filter { !known.contains($0) }
    let screens = kit.table.screens.filter { recording[$0.id].map { !$0.isEmpty } ?? false }
    agreement.compared = screens.count
    let runs = try await played(screens.map { ($0, base) }, "Screen")
    agreement.misses = runs.compactMap { run in
      difference(run).map {
        Agreement.Miss(
          id: run.screen.id, rules: run.screen.rules, difference: $0,
          publication: recording[run.screen.id]?.publication)
      }
    }
    agreement.published = PublishedAgreement.all(
      of: recording, playing: screens.map(\.id), missing: Set(agreement.misses.map(\.id)))
    let missed = Set(agreement.misses.map(\.id))
    var remedies: [String: [[String: String]]] = [:]
    for run in runs where missed.contains(run.screen.id) {
      remedies[run.screen.id] = try await self.remedies(of: run)
    }
    try await settle(&agreement, runs, remedies)
    progress(nil)
    return agreement
  }

  /// Every set of choices with which a screen is heard as recorded: single ones, else pairs.
  private func remedies(of run: ScreenRun) async throws -> [[String: String]] {
    let rules = UncertainRule.all.filter { run.screen.rules.contains($0.name) || run.rules.contains($0.name) }
    let own = rules.filter { run.screen.rules.contains($0.name) }
    let others = rules.filter { !run.screen.rules.contains($0.name) }
    let singles = (own + others).flatMap { rule in
      alternatives(of: rule).map { [rule.name: $0] }
    }
    let found = try await tried(singles, run.screen)
    guard found.isEmpty else { return found }
    var pairs: [[String: String]] = []
    for (index, one) in singles.enumerated() {
      for other in singles[(index + 1)...] where one.keys != other.keys {
        pairs.append(one.merging(other) { first, _ in first })
      }
    }
    return try await tried(Array(pairs.prefix(Self.mostPairs)), run.screen)
  }

  private func alternatives(of rule: UncertainRule) -> [String] {
    let present = base.byName[rule.name] ?? rule.choice
    return rule.choices.filter { $0 != present }
  }

  private func tried(
    _ choices: [[String: String]], _ screen: ConformanceScreen
  ) async throws -> [[String: String]] {
    let runs = try await played(
      choices.map { (screen, base.merging(RuleChoices($0))) }, "Choices for \(screen.id)")
    return zip(choices, runs).filter { difference($0.1) == nil }.map(\.0)
  }

  /// Chooses for each rule what most screens that tell about it agree with, and plays all of them with that.
  private func settle(
    _ agreement: inout Agreement, _ runs: [ScreenRun], _ remedies: [String: [[String: String]]]
  ) async throws {
    let agreeing = Set(runs.map(\.screen.id)).subtracting(agreement.misses.map(\.id))
    var settled: [String: String] = [:]
    for rule in UncertainRule.all {
      let screens = runs.map(\.screen).filter { $0.rules.contains(rule.name) }
      guard !screens.isEmpty || remedies.values.joined().contains(where: { $0[rule.name] != nil }) else {
        continue
      }
      let present = base.byName[rule.name] ?? rule.choice
      var result = RuleAgreement(rule: rule.name, choice: present)
      result.screens = screens.map(\.id)
      result.agreeing = result.screens.filter(agreeing.contains)
      let votes = Dictionary(
        remedies.flatMap { id, sets in Set(sets.compactMap { $0[rule.name] }).map { ($0, Set([id])) } }
      ) { $0.union($1) }
      // Of rules that a screen only rests on, those that it settles come first.
      let own = votes.mapValues { ids in
        ids.filter { id in
          let screen = runs.first { $0.screen.id == id }?.screen
          return screen?.rules.contains(rule.name) == true
            || !remedies[id, default: []].contains { set in screen?.rules.contains { set[$0] != nil } == true
            }
        }
      }
      let best = own.filter { !$0.value.isEmpty }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      if let best {
        let here = runs.filter { $0.screen.rules.contains(rule.name) || $0.rules.contains(rule.name) }
        let after = try await played(
          here.map { ($0.screen, base.merging(RuleChoices([rule.name: best.key]))) },
          "Choices for \(rule.name)")
        let gained = after.count { difference($0) == nil }
        if gained > here.count(where: { agreeing.contains($0.screen.id) })
          || own.count == 1 && gained > 0
            && gained >= here.count(where: { agreeing.contains($0.screen.id) })
        {
          result.better = best.key
          settled[rule.name] = best.key
        }
      }
      if !screens.isEmpty || result.better != nil { agreement.rules.append(result) }
    }
    for index in agreement.misses.indices {
      let sets = remedies[agreement.misses[index].id, default: []]
      agreement.misses[index].remedy =
        sets.first { $0.allSatisfy { settled[$0.key] == $0.value } } ?? sets.first ?? [:]
    }
    guard !settled.isEmpty else {
      agreement.remaining = agreement.misses.map(\.id)
      return
    }
    let last = try await played(
      runs.map { ($0.screen, base.merging(RuleChoices(settled))) }, "Screen, once more")
    agreement.remaining = last.filter { difference($0) != nil }.map(\.screen.id)
  }

  private func difference(_ run: ScreenRun) -> StepDifference? {
    recording.difference(from: run)
  }

  private func played(
    _ runs: [(screen: ConformanceScreen, rules: RuleChoices)], _ what: String
  ) async throws -> [ScreenRun] {
    try await kit.play(runs) { progress("\(what) \($0) of \(runs.count)") }
  }
}
