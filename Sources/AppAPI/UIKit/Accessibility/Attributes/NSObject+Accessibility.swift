import AppHost
import Foundation

/// An object that an app can describe to the people who listen, though it is no responder.
///
/// Every `NSObject` is one: a picture, a bar item, an object of the app's own that stands for something
/// drawn. Responders answer by their own, overridable members.
@MainActor @preconcurrency
public protocol UIAccessibilityDescribable: NSObjectProtocol {}

extension NSObject: UIAccessibilityDescribable {}

extension UIAccessibilityDescribable where Self: NSObject {
  func answer<Value>(
    _ own: KeyPath<UIResponder, Value>, _ side: (AccessibilityProperties) -> Value
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: own] }
    return side(sideProperties)
  }

  func set<Value>(
    _ own: ReferenceWritableKeyPath<UIResponder, Value>, _ value: Value,
    _ side: @escaping (AccessibilityProperties) -> Void
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: own] = value
    } else {
      change(side)
    }
  }

  /// Changes what is kept of the object, past its own members.
  func change(_ change: @escaping (AccessibilityProperties) -> Void) {
    guard MainActorAccess.isNow else { return MainActorAccess.take(for: self) { $0.change(change) } }
    if let responder = self as? UIResponder { return responder.describe(change) }
    change(SideTable.shared.makeProperties(of: self))
    RunningApp.current.setNeedsUpdate()
  }

  /// What was set on the object; nothing for a responder, which keeps its own.
  var sideProperties: AccessibilityProperties {
    SideTable.shared.properties(of: self) ?? .unset
  }

  /// Its name.
  public var accessibilityLabel: String? {
    get { answer(\.accessibilityLabel) { $0.label?.string } }
    set { set(\.accessibilityLabel, newValue) { $0.label = AccessibilityText(newValue) } }
  }

  /// Its name with the way it is spoken; setting it sets the plain name too.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { answer(\.accessibilityAttributedLabel) { $0.label?.answer } }
    set { set(\.accessibilityAttributedLabel, newValue) { $0.label = AccessibilityText(newValue) } }
  }

  /// Its present value.
  public var accessibilityValue: String? {
    get { answer(\.accessibilityValue) { $0.value?.string } }
    set { set(\.accessibilityValue, newValue) { $0.value = AccessibilityText(newValue) } }
  }

  /// Its present value with the way it is spoken; setting it sets the plain value too.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { answer(\.accessibilityAttributedValue) { $0.value?.answer } }
    set { set(\.accessibilityAttributedValue, newValue) { $0.value = AccessibilityText(newValue) } }
  }

  /// What happens when it is used.
  public var accessibilityHint: String? {
    get { answer(\.accessibilityHint) { $0.hint?.string } }
    set { set(\.accessibilityHint, newValue) { $0.hint = AccessibilityText(newValue) } }
  }

  /// What happens when it is used, with the way it is spoken; setting it sets the plain hint too.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { answer(\.accessibilityAttributedHint) { $0.hint?.answer } }
    set { set(\.accessibilityAttributedHint, newValue) { $0.hint = AccessibilityText(newValue) } }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Names a person may say for it, the most important first; the label where empty.
  public var accessibilityUserInputLabels: [String]! {
    get { answer(\.accessibilityUserInputLabels) { $0.inputLabels.map(\.string) } }
    set {
      set(\.accessibilityUserInputLabels, newValue) {
        $0.inputLabels = (newValue ?? []).compactMap { AccessibilityText($0) }
      }
    }
  }

  /// Whether a person can use it; derived from what it is and does where unset.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      answer(\.accessibilityRespondsToUserInteraction) {
        let traits = $0.traits ?? .none
        return $0.respondsToUserInteraction
          ?? (traits.respondsToUserInteraction || !($0.actions ?? []).isEmpty)
      }
    }
    set {
      set(\.accessibilityRespondsToUserInteraction, newValue) { $0.respondsToUserInteraction = newValue }
    }
  }

  /// Where a tap lands when it is activated; the middle of the frame where unset.
  public var accessibilityActivationPoint: CGPoint {
    get {
      answer(\.accessibilityActivationPoint) {
        let frame = $0.frame ?? .zero
        return $0.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    set { set(\.accessibilityActivationPoint, newValue) { $0.activationPoint = newValue } }
  }
}
