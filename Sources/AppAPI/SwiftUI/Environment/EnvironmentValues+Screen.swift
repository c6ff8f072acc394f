import AccessibilityModel

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum RowOverlapKey: EnvironmentKey {
  static let defaultValue = RowOverlap.half
}

/// Whether the screen is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on light background, and the reverse.
  case light, dark
}

extension EnvironmentValues {
  /// Which way lines run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  var rowOverlap: RowOverlap {
    get { self[RowOverlapKey.self] }
    set { self[RowOverlapKey.self] = newValue }
  }

  /// How siblings are put in the order in which they are read.
  var readingOrder: ReadingOrder {
    ReadingOrder(
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      rowOverlap: rowOverlap)
  }
}

/// Turns off the controls inside a view; those that were off stay off.
struct DisabledModifier: EnvironmentModifier {
  typealias Body = Never
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Turns off the controls inside the view where a condition holds.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }

  /// Sets the colours in which the view and all inside it are drawn.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
