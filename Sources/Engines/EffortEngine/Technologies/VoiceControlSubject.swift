import AccessibilityModel
import VoiceControlEngine

/// Voice Control by names, numbers and lists of actions; every word that is said counts.
struct VoiceControlSubject: EffortSubject {
  let beginning: VoiceControl
  /// What can be said of the names on the screen, the shortest first.
  private let phrases: [String]
  private let actionPhrases: [String]
  /// True where something has a value to raise and lower.
  private let hasValues: Bool

  /// - Complexity: O(words of all names).
  init(_ beginning: VoiceControl, in tree: AccessibilityTree) {
    self.beginning = beginning
    let index = NameIndex(tree, labels: beginning.options.inputLabels)
    let spoken = index.phrases.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
    phrases = spoken.map { $0.joined(separator: " ") }
    let usable = tree.usableStops()
    let acting = usable.contains { !$0.actions.isEmpty }
    actionPhrases = acting ? phrases : []
    hasValues = usable.contains { $0.traits.contains(.adjustable) }
  }

  func navigationState(of technology: VoiceControl) -> VoiceControl.NavigationState {
    technology.navigationState
  }

  func prepare(_ technology: inout VoiceControl, in tree: AccessibilityTree) {
    technology.readNames(in: tree)
  }

  func position(of technology: VoiceControl) -> ElementID? { nil }

  func moves(from technology: VoiceControl, in tree: AccessibilityTree) -> [EffortMove<VoiceControl.Input>] {
    switch technology.prompt {
    case .actions(let names):
      return names.enumerated().flatMap { place, name in [Self.say(name), Self.say("\(place + 1)")] }
    case .numbers(let count, let isQuestion):
      var moves = (1...max(count, 1)).prefix(count).map { Self.say("\($0)") }
      if !isQuestion {
        let numbers = (1...max(count, 1)).prefix(count)
        if !actionPhrases.isEmpty { moves += numbers.map { Self.say("show actions for \($0)") } }
        if hasValues {
          moves += numbers.flatMap { [Self.say("increment \($0)"), Self.say("decrement \($0)")] }
        }
      }
      return moves
    case .nothing:
      var moves = [Self.say("show numbers")]
      for phrase in phrases {
        moves.append(Self.say(technology.isCommand(phrase) ? "tap " + phrase : phrase))
      }
      moves += actionPhrases.map { Self.say("show actions for " + $0) }
      if hasValues {
        moves += phrases.flatMap { [Self.say("increment " + $0), Self.say("decrement " + $0)] }
      }
      return moves
    }
  }

  private static func say(_ words: String) -> EffortMove<VoiceControl.Input> {
    EffortMove(step: .input(.say(words)), text: "say \"\(words)\"", count: Self.count(words))
  }

  /// How many words are said; numbers as people say them.
  static func count(_ words: String) -> Int {
    words.split(separator: " ").reduce(0) { sum, word in sum + (Int(word).map(count(of:)) ?? 1) }
  }

  /// How many words a number has: "seventeen" one, "twenty one" two, "two hundred" two.
  private static func count(of number: Int) -> Int {
    switch number {
    case ..<21: 1
    case ..<100: number % 10 == 0 ? 1 : 2
    case ..<1_000: 2 + (number % 100 == 0 ? 0 : count(of: number % 100))
    default: 1 + count(of: number / 1_000) + (number % 1_000 == 0 ? 0 : count(of: number % 1_000))
    }
  }
}
