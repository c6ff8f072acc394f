import AccessibilityModel

/// One pointer in place of fingers and buttons: a floating button with a menu, and gestures of up to five fingers.
///
///     var touch = AssistiveTouch()
///     _ = touch.handle(.move(Point(x: 100, y: 200)), in: tree)
///     let effects = touch.handle(.press, in: tree)
///     // asks the app to take a finger that comes to that point and leaves it
///
/// Whatever the pointer does reaches the app as touches, so that gestures of the app's own recognise it.
/// - Source: Behaviour 7.3
public struct AssistiveTouch: AssistiveTechnology {
  /// What a person does with a pointer, a mouse or a finger on the menu.
  public enum Input: Hashable, Sendable {
    /// The pointer goes to a point of the screen.
    case move(Point)
    /// The pointer is pressed and let go where it is.
    case press
    /// The pointer is pressed, and stays pressed.
    case hold
    /// The pointer that is pressed is let go.
    case release
    /// A further button of a mouse, by its number from 2.
    case mouseButton(Int)
    /// The menu opens, or closes.
    case menu
    /// An entry of the menu, by its words; the menu opens where it is closed.
    case choose(String)
    /// Something that can be assigned is done at once.
    case perform(AssistiveAction)
    /// The floating button is dragged to a point.
    case moveButton(Point)
    /// The pointer rests until it acts by itself; for so long, where a time is given.
    case rest(Duration?)
    /// A gesture is recorded under a name.
    case record(String)
    /// A finger comes to a point of the area that records, or moves there; without a point it leaves.
    case finger(Int, Point?)
    /// The recording ends, and the gesture is kept.
    case stopRecording
    /// A gesture that was recorded elsewhere is kept.
    case keep(RecordedGesture)
    /// A recorded gesture is made.
    case play(String)
    /// A recorded gesture is forgotten.
    case remove(String)
    /// A setting changes, by its name.
    case set(String, String)
  }

  /// The choice for every open question.
  public let options: AssistiveTouchOptions
  /// What the person set.
  public var settings: AssistiveTouchSettings
  /// Where the pointer is; `nil` before it was moved, when it is in the middle of the screen.
  public internal(set) var pointer: Point?
  /// The menu; `nil` while it is closed.
  public internal(set) var menu: AssistiveTouchMenu?
  /// What the next press does.
  public internal(set) var armed = AssistiveAction.function(.tap)
  /// A sentence about what could not be done, or was; `nil` once something else is done.
  public internal(set) var notice: String?
  /// True while a pointer that rests acts on the menu and in corners alone.
  public internal(set) var isDwellPaused = false

  var press = PointerPress.none
  /// Where the middle of the button was put; `nil` where a new device has it.
  var buttonCenter: Point?
  var isFaded = false
  /// When the button fades; `nil` where it has faded.
  var fade: VirtualInstant?
  /// When a tap on the button counts as a single one.
  var tapDue: VirtualInstant?
  var rest: PointerRest?
  /// True where a script waits for the pointer to act by itself.
  var awaitsRest = false
  var playback: Playback?
  /// What a person did while a gesture was made.
  var waiting: [Input] = []
  var recording: GestureRecording?
  var scrolling: Scrolling?
  /// Features that it turned on.
  var turnedOn: Set<AssistiveFunction> = []
  /// What the button covers, and the state of the screen for which that holds.
  var cover = ButtonCover()
  /// What is drawn now.
  var shown: Overlay?
  var version = TreeVersion.initial
  var now = VirtualInstant.start
  var nextRequest: UInt64 = 1
  let phrases: AssistiveTouchPhrases
  let functionPhrases: FunctionPhrases

  /// Makes an AssistiveTouch with its menu closed.
  public init(
    _ options: AssistiveTouchOptions = AssistiveTouchOptions(),
    settings: AssistiveTouchSettings = AssistiveTouchSettings()
  ) {
    self.options = options
    self.settings = settings
    phrases = AssistiveTouchPhrases(language: options.language)
    functionPhrases = FunctionPhrases(language: options.language)
  }

  /// Name of the gesture that is being recorded; `nil` where none is.
  public var recordedName: String? { recording?.name }

  /// True while fingers make a gesture.
  public var isPlaying: Bool { playback != nil }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind) -> Effect {
    let request = Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
    nextRequest += 1
    return .request(request)
  }
}
