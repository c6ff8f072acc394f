/// How a list is set.
///
/// What is heard of a list does not depend on it, but for sections that open and close: only a sidebar has
/// buttons for that.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that the framework knows the look of.
@MainActor
protocol KnownListStyle: ListStyle {
  /// What the list takes over from the style.
  var appearance: ListAppearance { get }
}

/// What a list takes over from its style.
struct ListAppearance: Equatable, Sendable {
  /// True where rows lie in boxes of their own, away from the edges of the screen.
  var isInset = true
  /// True where the headers of sections open and close them.
  var hasDisclosingHeaders = false
  /// What rows lie on.
  var background = ListBackground.insetGrouped
}

private enum ListAppearanceKey: EnvironmentKey {
  static let defaultValue = ListAppearance()
}

extension EnvironmentValues {
  var listAppearance: ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists inside are set.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(ListStyleModifier(style: style))
  }
}

/// Sets how lists inside are set.
struct ListStyleModifier<Style: ListStyle> {
  let style: Style
}

extension ListStyleModifier: EnvironmentModifier {
  typealias Body = Never

  func apply(to environment: inout EnvironmentValues) {
    environment.listAppearance = (style as? any KnownListStyle)?.appearance ?? ListAppearance()
  }
}
