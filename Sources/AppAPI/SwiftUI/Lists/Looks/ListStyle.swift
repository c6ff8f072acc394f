/// How a list is set.
///
/// What is heard of a list does not depend on it, but for sections that open and close: only a sidebar has
/// buttons for that.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What the list takes over from the style.
  var look: ListLook { get }
}

/// What a list takes over from its style.
public struct ListLook: Equatable, Sendable {
  /// True where rows lie in boxes of their own, away from the edges of the screen.
  var isInset = true
  /// True where the headers of sections open and close them.
  var hasDisclosingHeaders = false
  /// What rows lie on.
  var ground = ListGround.insetGrouped
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook()
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
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

  func apply(to environment: inout EnvironmentValues) { environment.listLook = style.look }
}
