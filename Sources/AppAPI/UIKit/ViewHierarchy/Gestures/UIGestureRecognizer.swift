import Foundation

/// Turns touches on a view into a gesture, and tells a target.
///
///     card.addGestureRecognizer(
///       UITapGestureRecognizer(target: self, action: Selector(CardController.turn)))
///
/// Subclasses take in touches and set `state`; what else happens on the screen decides whether it is theirs.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible = 0
    /// It began.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It was recognised and is over.
    case ended = 3
    /// Something else took the touches over.
    case cancelled = 4
    /// The touches are another gesture.
    case failed = 5
    /// The same as the end of a gesture, for one that is over in a moment.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let selector: Selector
  }

  private var targets: [Target] = []
  weak var attachedView: UIView?
  /// The fingers it watches now, in the order in which they came.
  var fingers: [UITouch] = []
  /// Where its fingers were at last, in the coordinates of the window.
  private var lastPlaces: [CGPoint] = []
  var progress = Progress()
  var requirements: [Requirement] = []

  /// Makes a recogniser that calls a method of a target, held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of a target too, whenever the state of the gesture changes.
  open func addTarget(_ target: Any?, action: Selector) {
    let object = target.map { $0 as AnyObject }
    targets.append(Target(object: object, hasObject: object != nil, selector: action))
  }

  /// Ends that a method of a target is called; `nil` stands for all methods, and for all targets.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { own in
      (object == nil || own.object === object) && (action == nil || own.selector == action)
    }
  }

  /// The view whose touches it watches.
  open var view: UIView? { attachedView }
  /// Who decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What the recogniser is called in messages.
  open var name: String?
  /// True where the view loses the touches once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// True where the view gets touches only when they are no gesture; it gets them at once here.
  open var delaysTouchesBegan = false
  /// True where the view learns late that fingers were lifted; it learns it at once here.
  open var delaysTouchesEnded = true
  /// What may touch, as numbers of `UITouch.TouchType`; fingers do here.
  open var allowedTouchTypes: [NSNumber] = []
  /// Which buttons may be pressed; none are here.
  open var allowedPressTypes: [NSNumber] = []
  /// True where one kind of touch at a time takes part.
  open var requiresExclusiveTouchType = true
  /// The keys held down meanwhile; none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// True where it watches; turning it off ends a gesture that is going on.
  open var isEnabled = true {
    didSet { if !isEnabled, progress.takesPart { dispatcher?.drop(self) } }
  }

  /// How far the gesture has come; subclasses set it, and what they set comes true when it may.
  open var state: State {
    get { progress.state }
    set { wish(newValue) }
  }

  // MARK: Touches

  /// How many fingers the gesture is made with.
  open var numberOfTouches: Int { fingers.count }

  /// The middle of the fingers, in the coordinates of a view; in those of the window where there is none.
  open func location(in view: UIView?) -> CGPoint {
    guard let middle = middle else { return .zero }
    return view?.convert(middle, from: nil) ?? middle
  }

  /// Where one of the fingers is, in the coordinates of a view, or of the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    fingers.indices.contains(touchIndex) ? fingers[touchIndex].location(in: view) : .zero
  }

  /// The middle of the fingers, or of where they were lifted, in the coordinates of the window.
  var middle: CGPoint? {
    let places = fingers.isEmpty ? lastPlaces : fingers.map(\.windowLocation)
    guard !places.isEmpty else { return nil }
    let sum = places.reduce(into: CGPoint.zero) { sum, place in
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  /// Takes in that fingers touched the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes in that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes in that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes in that something else took the touches over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Takes in that the gesture is over and that touches to come are those of another one.
  open func reset() {}

  /// Takes no more notice of a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    fingers.removeAll { $0 === touch }
  }

  // MARK: Among others

  /// Lets the gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture, once recognised, keeps another one from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once recognised, keeps this one from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the gesture waits until another one has failed; the delegate is asked by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Whether another gesture waits until this one has failed; the delegate is asked by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  /// True where a tap with one finger is its gesture.
  var recognizesTap: Bool { false }

  /// Notes where the fingers are, for when they are lifted.
  func notePlaces() {
    if !fingers.isEmpty { lastPlaces = fingers.map(\.windowLocation) }
  }

  /// Tells the targets how far the gesture has come.
  func notifyTargets() {
    for target in targets where !(target.hasObject && target.object == nil) {
      if !target.selector.perform(on: target.object, sender: self) { report(.unfitTarget(of: self)) }
    }
  }
}

/// A gesture that has to fail before another one is recognised.
struct Requirement {
  weak var recognizer: UIGestureRecognizer?
}

/// Recognises a pointer that rests over a view; a screen that is touched has none, and it stays `possible`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
