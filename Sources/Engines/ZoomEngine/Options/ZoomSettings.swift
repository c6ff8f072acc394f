import AccessibilityModel

/// What a person set about Zoom.
///
/// - Source: Behaviour 7.2
public struct ZoomSettings: Hashable, Sendable {
  /// What part of the screen shows the magnified picture.
  public enum Region: String, Hashable, Sendable, CaseIterable {
    /// All of it.
    case fullScreen = "full screen"
    /// A lens above the rest, which has its own size.
    case window
  }

  /// The most that can be set as the highest level.
  public static let levels = 1.2...15

  /// What part of the screen shows the magnified picture.
  public var region = Region.fullScreen
  /// How the magnified picture is coloured.
  public var filter = Magnification.Filter.none
  /// How much is magnified when it is turned on for the first time.
  public var level = 2.0
  /// How much is magnified at most; from 1.2 to 15, and the nearest fifth.
  ///
  /// - Source: Behaviour 7.2 Maximum
  public var maximumLevel = 5.0 {
    didSet {
      let level = min(max(maximumLevel, Self.levels.lowerBound), Self.levels.upperBound)
      maximumLevel = (level * 5).rounded() / 5
    }
  }
  /// True where what is seen moves with the cursor, the keyboard and the place where is typed.
  public var followsFocus = true
  /// True where keys zoom in, out and along.
  public var hasKeyboardShortcuts = true
  /// True where a small button for one finger stands on the screen.
  public var showsController = false
  /// How large the lens is, in points.
  public var lens = Size(width: 300, height: 180)

  /// Makes the settings of a new device.
  public init() {}
}
