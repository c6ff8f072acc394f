import AccessibilityModel

/// Shows small controls large while a finger is held on them: their image above their title, amid the screen.
///
///     var viewer = LargeContentViewer(textSize: "accessibility3")
///     _ = viewer.handle(.press(Point(x: 40, y: 800)), in: tree)
///     _ = viewer.advance(to: .start.advanced(by: .milliseconds(500)), in: tree)
///     // asks the app what it shows large at that point
///
/// Touches reach the app as well, so that gestures of its own live on. Nothing is shown below the accessibility
/// text sizes.
/// - Source: Behaviour 6.1
public struct LargeContentViewer: AssistiveTechnology {
  /// What a finger does, and what a person changes in the settings.
  public enum Input: Hashable, Sendable {
    /// A finger comes to a point of the screen.
    case press(Point)
    /// It moves there.
    case move(Point)
    /// It leaves the screen where it was last.
    case lift
    /// The touch is taken back, as though it had never been.
    case cancel
    /// Text has another size from now on: `large`, `accessibility3`.
    case textSize(String)
  }

  /// How far a touch has come.
  enum Press: Hashable, Sendable {
    /// No finger is on the screen.
    case none
    /// A finger is held; the app is asked when the time comes.
    case waiting(from: Point, due: VirtualInstant)
    /// A finger is on the screen, for the app alone.
    case plain
    /// The app was asked to begin.
    case viewing
  }

  /// How far a finger may stray before it counts as held, in points.
  static let allowance = 10.0

  /// The choice for every open question.
  public let options: LargeContentOptions
  /// Name of the text size; `nil` where the app alone knows it, which then answers that there is nothing to show.
  public internal(set) var textSize: String?
  /// What is drawn now.
  public internal(set) var shown: Overlay?

  var press = Press.none
  /// Where the finger was last.
  var point = Point(x: 0, y: 0)
  var version = TreeVersion.initial
  var now = VirtualInstant.start
  var nextRequest: UInt64 = 1
  /// The request whose answer tells what to show.
  var asked: Request.ID?
  /// True until the app has answered whether there is something to show at all.
  var isBeginning = false
  /// Where the finger was when the app was asked that.
  var beginning = Point(x: 0, y: 0)

  /// Makes a viewer.
  ///
  /// - Parameters:
  ///   - options: The choice for every open question.
  ///   - textSize: Name of the text size; `nil` where the app alone knows it.
  public init(_ options: LargeContentOptions = LargeContentOptions(), textSize: String? = nil) {
    self.options = options
    self.textSize = textSize
  }

  /// True where holding a finger may show something.
  ///
  /// - Source: Behaviour 6.1 LC1
  public var isEnabled: Bool { textSize.map(Self.isAccessibilitySize) ?? true }

  private static func isAccessibilitySize(_ name: String) -> Bool {
    (1...5).contains { name == "accessibility\($0)" }
  }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind) -> Effect {
    let request = Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
    nextRequest += 1
    return .request(request)
  }

  /// Asks what to show where the finger is.
  mutating func ask(_ phase: Request.TouchPhase) -> Effect {
    asked = Request.ID(rawValue: nextRequest)
    return request(.largeContent(phase, point))
  }

  /// Takes away what is shown.
  mutating func hide() -> [Effect] {
    guard shown != nil else { return [] }
    shown = nil
    return [.show(nil)]
  }
}
