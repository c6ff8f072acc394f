private enum HeadersVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableHeadersVisibility: Visibility {
    get { self[HeadersVisibilityKey.self] }
    set { self[HeadersVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tables inside show what heads their columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeadersVisibility, visibility)
  }
}

/// How a table is drawn; nothing is heard of it.
public protocol TableStyle {}

/// The look that the place gives a table.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Rows at a distance from the edges.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Rows in a frame.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that the place gives a table.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets how tables inside are drawn.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { modifier(IgnoredModifier()) }
}
