/// The sizes that widgets come in.
@frozen
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// A square on the Home Screen.
  case systemSmall
  /// As wide as the Home Screen.
  case systemMedium
  /// As wide as the Home Screen, and as high.
  case systemLarge
  /// Half of the screen of a tablet.
  case systemExtraLarge
  /// A circle on the Lock Screen.
  case accessoryCircular
  /// A few lines on the Lock Screen.
  case accessoryRectangular
  /// One line above the time.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// Where a preview shows a live activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// How much of the Dynamic Island is used.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// Both sides, one side, or all of it.
    case compact, minimal, expanded
  }

  /// On the Lock Screen.
  case content
  /// Around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}
