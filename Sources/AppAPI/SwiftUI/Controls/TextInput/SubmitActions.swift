/// What makes a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a field to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is written on the return key; nothing is heard of it.
public struct SubmitLabel: Sendable {
  private let name: String

  /// The work is done.
  public static let done = SubmitLabel(name: "done")
  /// Go there.
  public static let go = SubmitLabel(name: "go")
  /// Send it.
  public static let send = SubmitLabel(name: "send")
  /// Take part.
  public static let join = SubmitLabel(name: "join")
  /// Show the way.
  public static let route = SubmitLabel(name: "route")
  /// Look for it.
  public static let search = SubmitLabel(name: "search")
  /// A new line.
  public static let `return` = SubmitLabel(name: "return")
  /// The next field.
  public static let next = SubmitLabel(name: "next")
  /// Go on.
  public static let `continue` = SubmitLabel(name: "continue")
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

private enum SearchActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  /// What a submission does, the innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// What the submission of a search does, the innermost first.
  var searchActions: [() -> Void] {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }
}

extension View {
  /// Does something when the return key is pressed in a field inside.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      if triggers.contains(.text) { actions.insert(action, at: 0) }
    }
    .transformEnvironment(\.searchActions) { actions in
      if triggers.contains(.search) { actions.insert(action, at: 0) }
    }
  }

  /// Keeps submissions inside from reaching the views around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { actions in
      if isBlocking { actions = [] }
    }
    .transformEnvironment(\.searchActions) { actions in
      if isBlocking { actions = [] }
    }
  }

  /// Sets what is written on the return key; nothing is heard of it.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(IgnoredModifier()) }
}
