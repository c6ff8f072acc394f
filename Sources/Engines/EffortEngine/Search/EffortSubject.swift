import AccessibilityModel

/// A technology as the search for the least effort sees it: what can be done next, and when two states are
/// one.
protocol EffortSubject: Sendable {
  associatedtype Technology: AssistiveTechnology
  associatedtype NavigationState: Hashable & Sendable

  /// The technology as a person meets the screen.
  var beginning: Technology { get }

  /// All that decides what the next step does.
  func navigationState(of technology: Technology) -> NavigationState

  /// Everything that a person can do next.
  mutating func moves(
    from technology: Technology, in tree: AccessibilityTree
  ) -> [EffortMove<Technology.Input>]

  /// The element that the technology is on, where it is on one.
  func position(of technology: Technology) -> ElementID?

  /// Lets the technology look at the screen once, before it is copied for every step.
  func prepare(_ technology: inout Technology, in tree: AccessibilityTree)

  /// How long what happened takes to hear, in milliseconds.
  func listening(to effects: [Effect], by technology: Technology) -> Int

  /// What a person has got by an effect.
  func goals(of effect: Effect, in tree: AccessibilityTree) -> [EffortGoal]
}

extension EffortSubject {
  func prepare(_ technology: inout Technology, in tree: AccessibilityTree) {}

  func listening(to effects: [Effect], by technology: Technology) -> Int { 0 }

  func goals(of effect: Effect, in tree: AccessibilityTree) -> [EffortGoal] { effect.goals(in: tree) }
}

/// A step that a person can take.
struct EffortMove<Input: Sendable>: Sendable {
  /// What is done.
  enum Step: Sendable {
    case input(Input)
    /// Nothing, until the technology goes on by itself.
    case wait
    /// Nothing, for so many milliseconds.
    case rest(Int)
  }

  var step: Step
  /// The step as a script has it.
  var text: String
  var count: Int
}
