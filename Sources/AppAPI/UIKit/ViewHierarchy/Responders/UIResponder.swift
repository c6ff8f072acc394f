import Accessibility
import AccessibilityModel
import AppHost

/// Whatever takes part in handling events: views, view controllers, elements without a view.
///
/// The accessibility members answer what was set, or else what the object knows of itself; subclasses
/// override them where they know better.
/// - Source: Behaviour 1.13
@MainActor @preconcurrency
open class UIResponder: DescribedResponder {
  var plainAnswers: AttributedAnswers?
  /// Who it stands for in the tree, where that outlives the object itself.
  weak var standIn: ScopedIdentity?
  package final var elementToken: ElementToken?

  /// Makes a responder without a place among others.
  public override init() {
    super.init()
  }

  // MARK: The chain

  /// The responder that is asked after this one; `nil` at the end.
  open var next: UIResponder? { nil }

  /// Takes in that fingers touched the screen; passes it on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesBegan(touches, with: event) }
  }

  /// Takes in that fingers moved; passes it on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesMoved(touches, with: event) }
  }

  /// Takes in that fingers were lifted; passes it on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesEnded(touches, with: event) }
  }

  /// Takes in that something else took the touches over; passes it on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pass(event) { $0.touchesCancelled(touches, with: event) }
  }

  private func pass(_ event: UIEvent?, to method: (UIResponder) -> Void) {
    guard let next else {
      event?.reachedEnd = true
      return
    }
    method(next)
  }

  /// Takes in that the device is being shaken; passes it on by default.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Takes in that the device was shaken; passes it on by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Takes in that the device was not shaken after all; passes it on by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Takes in that keys went down; passes it on by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }

  /// Takes in that keys are pressed with another force; passes it on by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }

  /// Takes in that keys came up; passes it on by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }

  /// Takes in that keys are no longer its business; passes it on by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Takes in that a control away from the app was used; passes it on by default.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The keys that do something while what is typed goes to it or to what lies in it.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Changes the entries of a menu, as the app's delegate does with those of the main one.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Brings a command up to date that it would carry out: its title, its state, whether it can be used.
  open func validate(_ command: UICommand) {}
  /// Whether it does what an entry of a menu asks for.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  /// Takes the chosen text away and keeps it for pasting; texts do, others do nothing.
  open func cut(_ sender: Any?) {}
  /// Keeps the chosen text for pasting; texts do, others do nothing.
  open func copy(_ sender: Any?) {}
  /// Puts what was kept in place of the chosen text; texts do, others do nothing.
  open func paste(_ sender: Any?) {}
  /// Selects the word at the insertion point; texts do, others do nothing.
  open func select(_ sender: Any?) {}
  /// Chooses all text; texts do, others do nothing.
  open func selectAll(_ sender: Any?) {}

  // MARK: Typing

  /// True where it can be typed into, or wants what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// True where what is typed may go elsewhere.
  open var canResignFirstResponder: Bool { true }
  /// True where what is typed goes to it.
  open var isFirstResponder: Bool { RunningApp.current[FirstResponderTracker.self].responder === self }

  /// Lets what is typed go to it, where it wants that and whoever had it gives it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { RunningApp.current[FirstResponderTracker.self].move(to: self) }

  /// Lets what is typed go elsewhere.
  @discardableResult
  open func resignFirstResponder() -> Bool { RunningApp.current[FirstResponderTracker.self].leave(self) }

  /// What stands in the place of the keyboard while it is typed into.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard while it is typed into.
  open var inputAccessoryView: UIView? { nil }

  /// What remembers how changes are taken back; that of the window where no responder on the way has its own.
  open var undoManager: UndoManager? {
    next?.undoManager ?? RunningApp.current[WindowUndoManager.self].manager
  }

  // MARK: Properties by their names

  /// The value of a property by its name; `nil` where there is none.
  open func value(forKey key: String) -> Any? { computedValue(key) ?? storedValue(key) }

  /// Takes in that a property which it looks at by a name has another value.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: What it is

  /// Its name.
  open var accessibilityLabel: String? {
    get { properties.label?.string }
    set { describe { $0.label = AccessibilityText(newValue) } }
  }

  /// Its name with the way it is spoken; setting it sets the plain name too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, stored: properties.label, \.label) }
    set { describe { $0.label = AccessibilityText(newValue) } }
  }

  /// Its present value.
  open var accessibilityValue: String? {
    get { properties.value?.string }
    set { describe { $0.value = AccessibilityText(newValue) } }
  }

  /// Its present value with the way it is spoken; setting it sets the plain value too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, stored: properties.value, \.value) }
    set { describe { $0.value = AccessibilityText(newValue) } }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    get { properties.hint?.string }
    set { describe { $0.hint = AccessibilityText(newValue) } }
  }

  /// What happens when it is used, with the way it is spoken; setting it sets the plain hint too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, stored: properties.hint, \.hint) }
    set { describe { $0.hint = AccessibilityText(newValue) } }
  }

  // The platform declares these so, and an override has to repeat the declaration.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Names a person may say for it, the most important first; the label where empty.
  open var accessibilityUserInputLabels: [String]! {
    get { properties.inputLabels.map(\.string) }
    set { describe { $0.inputLabels = (newValue ?? []).compactMap { AccessibilityText($0) } } }
  }

  /// Whether a person can use it; derived from what it is and does where unset.
  ///
  /// - Source: Behaviour 1.10.3 G5
  open var accessibilityRespondsToUserInteraction: Bool {
    get { properties.respondsToUserInteraction ?? naturallyResponds }
    set { describe { $0.respondsToUserInteraction = newValue } }
  }

  // MARK: Where it is

  /// Where a tap lands when it is activated; the middle of the frame where unset.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return properties.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { describe { $0.activationPoint = newValue } }
  }

  // MARK: What it contains

  /// How many elements it contains, where it answers for them one by one; `NSNotFound` where it does not.
  open func accessibilityElementCount() -> Int {
    properties.elements?.count ?? NSNotFound
  }

  /// The element at a place of the reading order inside it.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = properties.elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in the reading order inside it; `NSNotFound` where it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    if let elements = properties.elements {
      return elements.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }
    // A class of the app's own may count elements and answer them without looking them up.
    let count = accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return NSNotFound }
    return (0..<count).first { accessibilityElement(at: $0).map { $0 as AnyObject } === object } ?? NSNotFound
  }

  // The platform declares it so, and an override has to repeat the declaration.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Names a person may say for it, with the way they are spoken; the label where empty.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { properties.inputLabels.map(\.answer) }
    set { describe { $0.inputLabels = (newValue ?? []).compactMap { AccessibilityText($0) } } }
  }

  /// The element whose text goes before its own.
  ///
  /// - Source: Behaviour 1.13
  open var accessibilityPreviousTextNavigationElement: Any? {
    get { properties.more?.previousText }
    set { describe { $0.changeMore { $0.previousText = newValue.map { $0 as AnyObject } } } }
  }

  /// The element with which its text goes on.
  ///
  /// - Source: Behaviour 1.13
  open var accessibilityNextTextNavigationElement: Any? {
    get { properties.more?.nextText }
    set { describe { $0.changeMore { $0.nextText = newValue.map { $0 as AnyObject } } } }
  }

  // MARK: What it does

  /// Does what activating means; where it answers false, a tap takes its place.
  ///
  /// - Source: Behaviour 1.1 F4
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable element.
  open func accessibilityDecrement() {}

  /// Scrolls; where it answers false, the next responder is asked.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Shows what lies under a point larger; true where it could.
  ///
  /// - Source: Behaviour 1.9
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Shows what lies under a point smaller; true where it could.
  ///
  /// - Source: Behaviour 1.9
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Leaves the present context; where it answers false, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing; where it answers false, the next responder is asked.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Takes in that the cursor came to it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Takes in that the cursor left it.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether the cursor rests on it.
  open func accessibilityElementIsFocused() -> Bool {
    RunningApp.current[FocusTracker.self].object === self
  }

  // MARK: Inside the module

  /// Whether typing may begin.
  func mayBecomeFirstResponder() -> Bool { true }
  /// Whether typing may end.
  func mayResignFirstResponder() -> Bool { true }
  /// Takes in that typing began.
  func didGainFirstResponder() {}
  /// Takes in that typing ended.
  func didLoseFirstResponder() {}

  /// Whether people can use it, as far as it knows itself.
  var naturallyResponds: Bool {
    accessibilityTraits.respondsToUserInteraction || !(accessibilityCustomActions ?? []).isEmpty
  }

  /// Its name as it is heard.
  var heardLabel: SpokenText? { accessibilityAttributedLabel.map { SpokenText($0) } }

  /// Which one of how many it is, where that is said.
  var positionInGroup: PositionInGroup? { nil }

  /// The words that are walked and edited, where they are more than label and value tell.
  var textContent: TextContent? { nil }

  /// The uncertain rules that what it answers rests on.
  var rules: [UncertainRule] { [] }
}

extension UIResponder {
  /// True where it is of a class that overrides nothing few objects have.
  var isPlain: Bool { PlainClasses.contain(self) }
}

extension UIResponder: ElementBearer, ElementTokenHolder {
  package var elementKey: AnyObject { standIn ?? self }
}
