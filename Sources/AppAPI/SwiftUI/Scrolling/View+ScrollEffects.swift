/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as it begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// When the finger comes to it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What the picture of a scroll looks like. Nothing of it is heard, and views stay where they are.
extension View {
  /// Sets when scrolling inside by a finger puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Shows for a moment how far the view inside is scrolled, when it comes onto the screen.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(IgnoredModifier()) }

  /// Shows for a moment how far the view inside is scrolled, when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IgnoredModifier())
  }
}

extension View {
  /// Sets how what scrolls inside fades away at some edges.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether what scrolls inside fades away at some edges.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredModifier())
  }
}

/// How what scrolls fades away at an edge.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the place has it, at a line, or softly.
  case automatic, hard, soft
}
