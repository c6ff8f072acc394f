import AccessibilityModel

/// What up to five fingers did on a screen, as paths in time.
///
///     let swipe = RecordedGesture("Swipe left", on: Size(width: 393, height: 852), [
///       FingerPath(1, [.init(0, Point(x: 300, y: 400)), .init(200, Point(x: 100, y: 400))])
///     ])
///
/// - Source: Behaviour 7.3 Custom
public struct RecordedGesture: Hashable, Sendable {
  /// The most fingers at a time.
  public static let fingers = 1...5

  /// What the person calls it.
  public var name: String
  /// Size of the screen on which it was recorded, in points.
  public var screen: Size
  /// What each finger did; one that comes again has a path for each time.
  public var paths: [FingerPath]

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - name: What the person calls it.
  ///   - screen: Size of the screen on which it was recorded, in points.
  ///   - paths: What each finger did.
  public init(_ name: String, on screen: Size, _ paths: [FingerPath]) {
    self.name = name
    self.screen = screen
    self.paths = paths
  }

  /// When the last finger is lifted, in milliseconds from the first touch.
  public var milliseconds: Int { paths.compactMap { $0.samples.last?.milliseconds }.max() ?? 0 }
}

/// The way of one finger from touching the screen to leaving it.
public struct FingerPath: Hashable, Sendable {
  /// A place at a time.
  public struct Sample: Hashable, Sendable {
    /// When it was, in milliseconds from the first touch of the gesture.
    public var milliseconds: Int
    /// Where it was, in points of the screen.
    public var point: Point

    /// Makes a place at a time.
    public init(_ milliseconds: Int, _ point: Point) {
      self.milliseconds = milliseconds
      self.point = point
    }
  }

  /// Number of the finger, from 1 to 5.
  public var finger: Int
  /// Where it touched the screen, where it moved, and where it was lifted.
  public var samples: [Sample]

  /// Makes the way of a finger; with one sample it touches and is lifted there.
  public init(_ finger: Int, _ samples: [Sample]) {
    self.finger = finger
    self.samples = samples
  }
}
