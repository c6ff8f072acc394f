import AccessibilityModel

/// The bar of the system at the upper edge of a phone's screen: the time, the signals and the battery.
///
///     voiceOver.statusBar = StatusBar(frame: Rect(x: 0, y: 0, width: 393, height: 47), secondsAtStart: 34_860)
///     voiceOver.handle(.touch(at: Point(x: 40, y: 20)), in: tree)   // "9:41 AM, status bar item"
///
/// - Source: Behaviour 1.2 status bar
public struct StatusBar: Hashable, Sendable {
  /// An item of the bar, from its leading end on.
  public enum Item: String, Hashable, Sendable, CaseIterable {
    /// The time of day.
    case time
    /// Bars of mobile signal.
    case signal
    /// Bars of Wi-Fi.
    case wifi
    /// Charge of the battery.
    case battery
  }

  /// Where the bar lies, in points of the screen.
  public var frame: Rect
  /// Seconds since midnight when the session begins.
  public var secondsAtStart: Int
  /// True where the bar begins at the right.
  public var isMirrored: Bool
  /// Bars of mobile signal, of four.
  public var signalBars: Int
  /// Bars of Wi-Fi, of three.
  public var wifiBars: Int
  /// Charge of the battery, in percent.
  public var batteryPercent: Int

  /// Makes a bar; what is left out is that of a phone with a full battery and full signals.
  public init(
    frame: Rect, secondsAtStart: Int, isMirrored: Bool = false, signalBars: Int = 4, wifiBars: Int = 3,
    batteryPercent: Int = 100
  ) {
    self.frame = frame
    self.secondsAtStart = secondsAtStart
    self.isMirrored = isMirrored
    self.signalBars = signalBars
    self.wifiBars = wifiBars
    self.batteryPercent = batteryPercent
  }

  /// The item at a point; `nil` beside the bar, and in its middle, which the camera takes.
  public func item(at point: Point) -> Item? {
    guard frame.contains(point), frame.size.width > 0 else { return nil }
    let along = (point.x - frame.minX) / frame.size.width
    switch isMirrored ? 1 - along : along {
    case ..<0.35: return .time
    case ..<0.65: return nil
    case ..<0.77: return .signal
    case ..<0.86: return .wifi
    default: return .battery
    }
  }

  /// Minutes since midnight at an instant of the session.
  func minutes(at now: VirtualInstant) -> Int {
    let seconds = secondsAtStart + Int(now.nanoseconds / 1_000_000_000)
    return seconds / 60 % (24 * 60)
  }
}

/// How flicks go on where a touch came upon the status bar.
///
/// - Source: Behaviour 1.2 status bar
public enum StatusBarFlicks: String, UncertainOption {
  /// From item to item of the bar, and no further.
  case items
  /// To the app, from the element that had the cursor.
  case app

  /// The option's name.
  public static let ruleName = "statusBar.flicks"
  /// What it decides.
  public static let summary = "where flicks lead while the status bar is explored"
  /// Where it is discussed.
  public static let source = "Behaviour 1.2 status bar"
}
