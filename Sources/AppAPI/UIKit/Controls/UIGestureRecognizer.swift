import Foundation

/// Turns touches on a view into a gesture, and tells a target.
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
  private var touch: UITouch?

  /// Makes a recogniser that calls a method of a target, held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of a target too, when the gesture is recognised.
  open func addTarget(_ target: Any?, action: Selector) {
    let object = target.map { $0 as AnyObject }
    targets.append(Target(object: object, hasObject: object != nil, selector: action))
  }

  /// The view whose touches it watches.
  open var view: UIView? { attachedView }
  /// True where it watches.
  open var isEnabled = true
  /// How far the gesture has come.
  open internal(set) var state = State.possible

  /// Where the gesture is, in the coordinates of a view; in those of the window where there is none.
  open func location(in view: UIView?) -> CGPoint {
    touch?.location(in: view) ?? .zero
  }

  /// True where a tap with one finger is its gesture.
  var recognizesTap: Bool { false }

  /// Tells the targets that the gesture was made.
  func recognize(_ touch: UITouch) {
    self.touch = touch
    state = .ended
    for target in targets where !(target.hasObject && target.object == nil) {
      if !target.selector.perform(on: target.object, sender: self) { report(.unfitTarget(of: self)) }
    }
    state = .possible
    self.touch = nil
  }
}

/// Recognises taps on a view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in quick succession make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  override var recognizesTap: Bool {
    isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }
}
