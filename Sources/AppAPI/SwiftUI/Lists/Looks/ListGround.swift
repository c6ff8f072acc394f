/// What rows of a list lie on.
enum ListGround: Hashable, Sendable {
  /// The ground of the screen.
  case plain
  /// Fields from side to side, on a darker ground.
  case grouped
  /// Fields with round corners, on a darker ground.
  case insetGrouped
}

private enum ScrollGroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether the ground of what is scrolled is drawn.
  var scrollGround: Visibility {
    get { self[ScrollGroundKey.self] }
    set { self[ScrollGroundKey.self] = newValue }
  }
}

/// Whether the lines above and below a row are drawn.
enum RowSeparatorKey: LayoutValueKey {
  static var defaultValue: Visibility { .automatic }
}

/// What a row lies on, in place of its list's ground.
enum RowGroundKey: LayoutValueKey {
  static var defaultValue: RowGround? { nil }
}

/// A view that a row lies on; it is made only where a picture is.
struct RowGround {
  let view: any View
}
