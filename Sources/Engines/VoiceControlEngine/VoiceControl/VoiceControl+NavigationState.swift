import AccessibilityModel

extension VoiceControl {
  /// What waits for an answer: all that decides what the next words do.
  package struct NavigationState: Hashable, Sendable {
    fileprivate let purpose: Showing.Purpose?
    fileprivate let targets: [Int: Target]
    fileprivate let isListening: Bool
    fileprivate let mode: Mode
  }

  /// Where the person stands now.
  package var navigationState: NavigationState {
    NavigationState(
      purpose: showing?.purpose, targets: showing?.targets ?? [:], isListening: isOn && !isAsleep, mode: mode)
  }

  /// Looks at the names on the screen, so that copies need not look again.
  package mutating func readNames(in tree: AccessibilityTree) {
    _ = index(of: tree)
    _ = editedField(in: tree)
  }

  /// What can be said because of what is drawn.
  package enum Prompt: Hashable, Sendable {
    /// Nothing but what can always be said.
    case nothing
    /// Numbers up to this one; a question where nothing else is meant by them.
    case numbers(Int, isQuestion: Bool)
    /// The actions of an element, by their names.
    case actions([String])
  }

  /// What is drawn that asks to be answered.
  package var prompt: Prompt {
    guard let showing else { return .nothing }
    switch showing.purpose {
    case .acting(_, let actions): return .actions(actions.map(name))
    case .choosing: return .numbers(showing.targets.count, isQuestion: true)
    case .seeing, .cells, .confirming:
      return showing.targets.isEmpty ? .nothing : .numbers(showing.targets.count, isQuestion: false)
    }
  }

  /// True where words are a command, so that a name needs Tap before it.
  package func isCommand(_ words: String) -> Bool { grammar.recognized(words) != nil }
}
