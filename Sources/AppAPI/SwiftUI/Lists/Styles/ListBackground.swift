/// What rows of a list lie on.
enum ListBackground: Hashable, Sendable {
  /// The background of the screen.
  case plain
  /// Fields from side to side, on a darker background.
  case grouped
  /// Fields with round corners, on a darker background.
  case insetGrouped
}

private enum ScrollBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether the background of what is scrolled is drawn.
  var scrollBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

/// Whether the lines above and below a row are drawn.
enum RowSeparatorKey: LayoutValueKey {
  static var defaultValue: Visibility { .automatic }
}

/// What a row lies on, in place of its list's background.
enum RowBackgroundKey: LayoutValueKey {
  static var defaultValue: RowBackground? { nil }
}

/// A view that a row lies on; it is made only where a picture is.
struct RowBackground {
  let view: any View
}
