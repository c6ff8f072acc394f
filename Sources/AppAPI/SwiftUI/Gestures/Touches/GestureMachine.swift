import AccessibilityModel

/// What has come of a gesture so far.
enum GesturePhase<Value> {
  /// It may still be made; some gestures know something already.
  case possible(Value?)
  /// It is being made.
  case active(Value)
  /// It was made.
  case ended(Value)
  /// It is another one, or none.
  case failed

  /// The same phase of a gesture with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What is known, if anything.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// True once nothing more can come of it.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// What fingers do at one moment; nothing where only time has passed.
struct TouchMoment {
  /// What one finger does.
  struct Change {
    let finger: Int
    let phase: Request.TouchPhase
    let point: CGPoint
    /// False for a finger that taps and presses in place of a person's: it scrolls nothing.
    var scrolls = true
  }

  var changes: [Change] = []
  /// Seconds since the app began.
  let time: TimeInterval
  /// True where no other touch will follow that belongs to these.
  var isFinal = false
}

/// Recognises one gesture once; this one never does.
@MainActor
class GestureMachine<Value> {
  let context: GestureContext

  init(_ context: GestureContext) {
    self.context = context
  }

  /// Takes in what happens and says what has come of it; not called again once it is over.
  func take(_ moment: TouchMoment) -> GesturePhase<Value> { .failed }

  /// When it wants to be asked again, though no finger does anything.
  var deadline: TimeInterval? { nil }

  /// Ends what has begun, because the touches are another gesture's.
  func cancel() {}
}

/// What a gesture is told of the view it is made on, and where it puts what it wants done.
@MainActor
final class GestureContext {
  /// When something is done for a gesture.
  enum Moment {
    /// At once, while the gesture may still be another.
    case early
    /// Once it is certain which gesture it is.
    case recognized
  }

  private weak var item: LayoutItem?
  private(set) var waiting: [(moment: Moment, work: () -> Void)] = []

  init(_ item: LayoutItem?) {
    self.item = item
  }

  /// Where the view lies on the screen.
  var frame: CGRect { item?.frame ?? .zero }

  /// Notes something to be done.
  func add(_ moment: Moment, _ work: @escaping () -> Void) {
    waiting.append((moment, work))
  }

  /// Does what can be done; the rest waits.
  func run(isRecognized: Bool) {
    let ready = waiting.filter { isRecognized || $0.moment == .early }
    waiting.removeAll { isRecognized || $0.moment == .early }
    for entry in ready { entry.work() }
  }

  /// Drops what waits for a gesture that is not to be.
  func drop() {
    waiting = []
  }

  /// What else knows of the same view, with a list of its own of what is wanted done.
  var apart: GestureContext { GestureContext(item) }

  /// Takes over what another one wants done.
  func take(over other: GestureContext) {
    waiting += other.waiting
    other.drop()
  }

  /// A point of the screen in the points of a space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint =
      switch space {
      case .global: .zero
      case .local: frame.origin
      case .named(let name): item?.space(named: name)?.frame.origin ?? .zero
      }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
