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
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// True where it is the chosen one.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where what it shows stands between its left and right edge.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where what it shows stands between its upper and lower edge.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Takes in that it is in another state.
  func stateDidChange() {
    setNeedsDescription()
  }

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

  /// Ends that a method of a target is called; all of its methods, and those of every target, where `nil`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in reactions.indices {
      guard case .target(let own) = reactions[index].reaction else { continue }
      guard object == nil || own.object === object else { continue }
      guard action == nil || own.selector == action else { continue }
      reactions[index].events.subtract(controlEvents)
    }
    reactions.removeAll { $0.events.isEmpty }
  }

  /// Everything that is done with the control about which somebody is told.
  open var allControlEvents: UIControl.Event {
    reactions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(
      reactions.compactMap { entry in
        guard case .target(let target) = entry.reaction else { return nil }
        return (target.object as? NSObject).map { AnyHashable($0) }
      })
  }

  /// Does an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Calls a method of a target with the control as its sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let object = target.map { $0 as AnyObject }
    if !action.perform(on: object, sender: self, event: event) { report(.unfitTarget(of: self)) }
  }

  /// What a pointer that rests on it shows; no pointer does here.
  open var toolTip: String?
  /// True where its menu opens when it is held.
  open var isContextMenuInteractionEnabled = false

  /// Hands over everything that is done with the control about which somebody is told.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (events, reaction) in reactions where !stops {
      switch reaction {
      case .action(let action): iterator(action, nil, events, &stops)
      case .target(let target): iterator(nil, (target.object, target.selector), events, &stops)
      }
    }
  }

  /// The names of a target's methods that are called for some events; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = reactions.compactMap { entry -> String? in
      guard case .target(let own) = entry.reaction, own.object === object,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return own.selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// True where a tap opens its menu, if it has one.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { setNeedsDescription() } }
  }

  /// True where a tap on it does something: the control does it itself, or an app asked for it.
  var takesTaps: Bool { isEnabled && !reactions.isEmpty }

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
    let changes = change(byTapAt: event?.allTouches?.first?.location(in: self))
    send(.touchUpInside, with: event)
    for change in changes { send(change, with: event) }
  }

  /// Does what the control itself does when it is tapped, and answers what to tell of it, in order.
  ///
  /// - Parameter point: Where it was tapped, in its own coordinates.
  /// - Returns: What was done with the control, in order.
  func change(byTapAt point: CGPoint?) -> [UIControl.Event] { [.primaryActionTriggered] }

  func send(_ events: Event, with event: UIEvent?) {
    for (wanted, reaction) in reactions where !wanted.isDisjoint(with: events) {
      switch reaction {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.hasObject, target.object == nil { continue }
        sendAction(target.selector, to: target.object, for: event)
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

  // MARK: What people hear

  /// True for the system's own controls, unless it is set otherwise.
  ///
  /// - Source: Behaviour 1.13
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? isOwnElement }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else what the control calls itself.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ownLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// What is set, else the value of the control.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownValue }
    set { super.accessibilityValue = newValue }
  }

  /// What is set, else what the control is; and whether it is chosen and can be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(by: properties.traits ?? ownTraits) }
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  /// True where the control is an element by itself.
  var isOwnElement: Bool { false }
  /// What the control calls itself.
  var ownLabel: String? { nil }
  /// The value that the control tells by itself.
  var ownValue: String? { nil }
  /// What the control is by itself, its state left out.
  var ownTraits: UIAccessibilityTraits { .none }

  /// Traits with those of the state, unless an app's own stand alone.
  func traits(by kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    let isOwn = properties.traits != nil && RunningApp.current[ViewPolicy.self].stateTraits == .replaced
    return isOwn ? kind : kind.union(stateTraits)
  }

  override var rules: [UncertainRule] {
    guard properties.traits != nil, !stateTraits.isEmpty else { return super.rules }
    return super.rules + [RunningApp.current[ViewPolicy.self].stateTraits.rule]
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
