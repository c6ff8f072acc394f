import AccessibilityModel
import AppHost
import Foundation

/// A view that people use: it tells targets and actions what was done with it.
///
/// A bare control is no element until it says so.
open class UIControl: UIView {
  private enum Reaction {
    case action(UIAction)
    case target(Target)
  }

  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let selector: Selector
  }

  private var reactions: [(events: Event, reaction: Reaction)] = []

  /// True where it can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDescription() } }
  }

  /// True where it is the chosen one.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDescription() } }
  }

  /// True while a finger is on it.
  open var isHighlighted = false

  /// Does an action when something is done with the control; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    let events = events(of: action.identifier).union(controlEvents)
    removeAction(identifiedBy: action.identifier, for: .allEvents)
    reactions.append((events, .action(action)))
  }

  /// Ends that an action is done.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends that the action with an identifier is done.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    for index in reactions.indices {
      guard case .action(let own) = reactions[index].reaction, own.identifier == identifier else { continue }
      reactions[index].events.subtract(controlEvents)
    }
    reactions.removeAll { $0.events.isEmpty }
  }

  /// Calls a method of a target when something is done with the control.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, held weakly; `nil` for a method that is bound to its object already.
  ///   - action: The method.
  ///   - controlEvents: When it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    reactions.append(
      (controlEvents, .target(Target(object: object, hasObject: object != nil, selector: action))))
  }

  /// Does what was asked for when something of this kind is done with the control, in the order of asking.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents, with: nil)
  }

  /// Does an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// True where touches on it do something.
  var hasReactions: Bool { !reactions.isEmpty }

  // MARK: Tracking

  /// True while it follows a finger.
  public internal(set) var isTracking = false
  /// True while the finger it follows is on it, or close to it.
  public internal(set) var isTouchInside = false

  /// Decides whether a finger that touched it is followed; it is, by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Takes in that the finger moved; false ends that it is followed.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Takes in that the finger was lifted, or is no longer followed.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Takes in that something else took the touch over.
  open func cancelTracking(with event: UIEvent?) {}

  /// Does what lifting a finger on it means.
  func tapped(with event: UIEvent?) {
    send(.touchUpInside, with: event)
    send(.primaryActionTriggered, with: event)
  }

  func send(_ events: Event, with event: UIEvent?) {
    for (wanted, reaction) in reactions where !wanted.isDisjoint(with: events) {
      switch reaction {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.hasObject, target.object == nil { continue }
        if !target.selector.perform(on: target.object, sender: self, event: event) {
          report(.unfitTarget(of: self))
        }
      }
    }
  }

  private func events(of identifier: UIAction.Identifier) -> Event {
    reactions.reduce(into: []) { events, entry in
      if case .action(let own) = entry.reaction, own.identifier == identifier {
        events.formUnion(entry.events)
      }
    }
  }

  /// What was set, and whether it is chosen and can be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(by: super.accessibilityTraits) }
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  /// Traits with those of the state, unless an app's own stand alone.
  func traits(by kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    let isOwn = properties.traits != nil && RunningApp.current[ViewPolicy.self].stateTraits == .replaced
    return isOwn ? kind : kind.union(stateTraits)
  }

  override var rules: [UncertainRule] {
    guard properties.traits != nil, !stateTraits.isEmpty else { return super.rules }
    return super.rules + [RunningApp.current[ViewPolicy.self].stateTraitsRule]
  }

  /// The traits that follow the state of the control, whatever else is set.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Follows the finger, and keeps the touch for itself.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch, with: event) }
  }

  /// Follows the finger onto the control and off it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(touch, with: event) }
  }

  /// Does what lifting the finger there means.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { lift(touch, with: event) }
  }

  /// Gives up what the touch began.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    giveUp(with: event)
  }

  /// Keeps taps to itself that views around it would take for gestures of theirs.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !gestureRecognizer.recognizesTap
  }
}

extension UIControl {
  /// What people do with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched it for another time in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that touched it moved beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that touched it came back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that touched it left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that touched it was lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something else took the touch over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value became another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text is being typed into it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text became another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer typed into it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Everything that touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
