import AccessibilityModel
import AssistiveTouchEngine
import KeyboardAccessEngine
import SwitchControlEngine
import VoiceControlEngine
import VoiceOverEngine

/// What everything on a screen costs in each technology.
///
///     let table = EffortTable(tree)
///     table.rows.first?.prices[.voiceControl]?.cost.count   // 1
///
/// - Source: Behaviour 1.7, 4.1, 5.2
public struct EffortTable: Hashable, Sendable {
  /// Something that a person may want, with its prices.
  public struct Row: Hashable, Sendable {
    /// What is wanted.
    public var goal: EffortGoal
    /// What that is called on the screen.
    public var name: String
    /// The price in each technology in which it can be had.
    public var prices: [EffortTechnology: EffortPrice]
    /// True where it lies off the screen, so that those who use what they see have to scroll first.
    public var isOffScreen: Bool
  }

  /// Who uses the screen, and how.
  public struct Technologies: Sendable {
    /// VoiceOver as a person meets the screen.
    public var voiceOver: VoiceOver
    /// Voice Control as a person meets the screen.
    public var voiceControl: VoiceControl
    /// Full Keyboard Access as a person meets the screen.
    public var keyboard: KeyboardAccess
    /// Switch Control as a person meets the screen.
    public var switchControl: SwitchControl
    /// AssistiveTouch as a person meets the screen; `nil` where nobody asks what one pointer costs.
    public var assistiveTouch: AssistiveTouch?

    /// Makes all of them as on a new device.
    ///
    /// - Parameters:
    ///   - rules: What was chosen for their open questions.
    ///   - language: BCP 47 tag of what is spoken.
    public init(rules: RuleChoices = RuleChoices(), language: String = "en") {
      var dialect = Dialect.iOS.following(rules)
      dialect.language = language
      voiceOver = VoiceOver(dialect)
      var options = VoiceControlOptions().following(rules)
      options.language = language
      voiceControl = VoiceControl(options)
      keyboard = KeyboardAccess(KeyboardAccessOptions().following(rules))
      switchControl = SwitchControl(SwitchControlOptions().following(rules))
    }

    /// The same with AssistiveTouch as on a new device.
    ///
    /// - Parameter rules: What was chosen for its open questions.
    /// - Returns: The technologies, one more than before.
    public func withAssistiveTouch(rules: RuleChoices = RuleChoices()) -> Technologies {
      var all = self
      all.assistiveTouch = AssistiveTouch(AssistiveTouchOptions().following(rules))
      return all
    }
  }

  /// The technologies that have prices here, in order.
  public let technologies: [EffortTechnology]
  /// What can be done and heard, in reading order.
  public private(set) var rows: [Row] = []
  /// What is told to be usable and does nothing where it is used.
  public private(set) var ghosts: [String] = []
  /// What a tap on each of these meets, a sentence each.
  public private(set) var ghostTaps: [String] = []
  /// How many stops there are.
  public private(set) var stopCount = 0
  /// Technologies in which the search ended before everything was met.
  public private(set) var cut: [EffortTechnology] = []
  /// The uncertain rules that decided in which order the stops come.
  public private(set) var orderingRules: [UncertainRule] = []
  /// How many states were met in each technology.
  public private(set) var states: [EffortTechnology: Int] = [:]

  /// How many states of a technology are met at most where nobody says so.
  public static let stateLimit = 100_000

  /// Finds the least cost of everything on a screen.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - technologies: Who uses it.
  ///   - limit: How many states of each technology are met at most.
  /// - Complexity: O(states × moves) of each technology.
  public init(
    _ tree: AccessibilityTree, with technologies: Technologies = Technologies(),
    limit: Int = EffortTable.stateLimit
  ) {
    let goals = tree.effortGoals()
    let wanted = Set(goals)
    let acts = wanted.filter { !$0.isHearing }
    var prices: [EffortTechnology: [EffortGoal: EffortPrice]] = [:]
    var runs: [(EffortTechnology, any EffortRun, Set<EffortGoal>)] = [
      (
        .voiceOver, EffortSearch(VoiceOverSubject(beginning: technologies.voiceOver), in: tree, limit: limit),
        wanted
      ),
      (
        .voiceControl,
        EffortSearch(VoiceControlSubject(technologies.voiceControl, in: tree), in: tree, limit: limit), acts
      ),
      (
        .keyboard,
        EffortSearch(KeyboardAccessSubject(beginning: technologies.keyboard), in: tree, limit: limit), acts
      ),
      (
        .switchControl,
        EffortSearch(SwitchControlSubject(beginning: technologies.switchControl), in: tree, limit: limit),
        acts
      ),
    ]
    if let touch = technologies.assistiveTouch {
      runs.append(
        (.assistiveTouch, EffortSearch(AssistiveTouchSubject(touch, in: tree), in: tree, limit: limit), acts))
    }
    self.technologies = runs.map(\.0)
    for (technology, run, goals) in runs {
      var run = run
      run.run(for: goals, walksOn: false)
      prices[technology] = run.prices
      states[technology] = run.stateCount
      if run.isCut { cut.append(technology) }
    }
    orderingRules = tree.orderingRules()
    ghosts = tree.usableStops(offScreen: true).filter(\.isGhost).map { tree.name(of: .activate($0.id)) }
    ghostTaps = tree.usableStops(offScreen: true).compactMap { element in
      element.metByTap.map { met in
        "Activating \"\(Self.shortened(tree.name(of: .activate(element.id)), 60))\" meets \(met) and does nothing."
      }
    }
    stopCount = tree.stops.reduce(0) { count, _ in count + 1 }
    let seen = Set(tree.usableStops().map(\.id))
    rows = goals.map { goal in
      let isOffScreen = !seen.contains(goal.element) && !goal.isHearing
      var row = Row(goal: goal, name: tree.name(of: goal), prices: [:], isOffScreen: isOffScreen)
      for technology in self.technologies {
        row.prices[technology] = prices[technology]?[goal]?.asScript(in: technology)
      }
      return row
    }
  }
}

extension EffortTable {
  /// The uncertain rules that the order or any price rests on, each once.
  public var rules: [UncertainRule] {
    let prices = rows.flatMap { row in technologies.compactMap { row.prices[$0] } }
    return UncertainRule.unique(orderingRules + prices.flatMap(\.rules))
  }

  /// Each uncertain rule with what it decides the price of.
  public var rulePlaces: [(rule: UncertainRule, places: String)] {
    rules.map { rule in
      let names = rows.filter { row in row.prices.values.contains { $0.rules.contains(rule) } }.map(\.name)
      var places: [String] = orderingRules.contains(rule) ? ["the order"] : []
      for name in names where !places.contains(name) { places.append(name) }
      return (rule, places.joined(separator: ", "))
    }
  }
}

/// A search whose technology plays no part any more.
protocol EffortRun {
  var prices: [EffortGoal: EffortPrice] { get }
  var isCut: Bool { get }
  var stateCount: Int { get }
  mutating func run(for wanted: Set<EffortGoal>, walksOn: Bool)
}

extension EffortSearch: EffortRun {}

extension EffortPrice {
  /// The same as a script does it: a switch is there before it is waited for, and waits in a row are one.
  func asScript(in technology: EffortTechnology) -> EffortPrice {
    var joined = technology == .switchControl ? ["switch on"] : []
    var waited = 0
    func flush() {
      if waited > 0 { joined.append(waited % 1_000 == 0 ? "wait \(waited / 1_000)s" : "wait \(waited)ms") }
      waited = 0
    }
    for step in steps {
      if step.hasPrefix("wait "), step.hasSuffix("ms"), let length = Int(step.dropFirst(5).dropLast(2)) {
        waited += length
      } else {
        flush()
        joined.append(step)
      }
    }
    flush()
    return EffortPrice(cost: cost, steps: joined, rules: rules)
  }
}

extension AccessibilityTree {
  /// What people may want of a screen, in reading order: what can be done with each stop, and what is told of it.
  ///
  /// What does nothing where it would be used is left out: it is no action.
  /// - Complexity: O(n).
  func effortGoals() -> [EffortGoal] {
    var goals: [EffortGoal] = []
    for id in stops {
      guard let element = self[id] else { continue }
      if element.label?.isBlank == false || element.value?.isBlank == false { goals.append(.hearName(id)) }
      if element.isUsable, element.canBeActivated { goals.append(.activate(id)) }
      if element.isUsable {
        goals += element.actions.filter { !$0.name.isBlank }.map { .perform(id, $0.id) }
        if element.traits.contains(.adjustable) { goals += [.increment(id), .decrement(id)] }
      }
      goals += element.customContent.indices.map { .hearFact(id, $0) }
    }
    return goals
  }

  /// What a goal is called.
  func name(of goal: EffortGoal) -> String {
    let element = self[goal.element]
    let names = [element?.label].compactMap(\.self) + (element?.inputLabels ?? [])
    let own = names.first { !$0.isBlank }?.string ?? element?.value?.string ?? "(no name)"
    switch goal {
    case .activate:
      if case .part(let name)? = element?.activationHit { return name.string }
      return own
    case .perform(_, let id): return element?.actions.first { $0.id == id }?.name.string ?? own
    case .increment: return "more " + own
    case .decrement: return "less " + own
    case .hearName: return own
    case .hearFact(_, let place):
      guard let content = element?.customContent, content.indices.contains(place) else { return own }
      return own + ": " + content[place].label.string
    }
  }
}

extension AccessibilityElement {
  /// True where activating it is something a person may want.
  var canBeActivated: Bool {
    if case .nothing? = activationHit { return false }
    let onlyAdjusts =
      traits.contains(.adjustable) && traits.isDisjoint(with: [.button, .link, .toggleButton])
    let onlyActs = traits.isDisjoint(with: Self.activated) && !hasExplicitInteraction
    return !onlyAdjusts && !onlyActs
  }

  /// True where the app knows that a tap meets nothing.
  var isGhost: Bool {
    if case .nothing? = activationHit { true } else { false }
  }

  /// What a tap meets that does nothing; `nil` where it does something.
  var metByTap: String? {
    guard case .nothing(let seen)? = activationHit else { return nil }
    return seen.map { "the text \"\($0.string)\"" } ?? "an empty place"
  }

  private static let activated: Traits = [
    .button, .link, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey, .backButton,
    .tabBarItem, .toggleButton, .popUpButton, .pickerItem,
  ]
}
