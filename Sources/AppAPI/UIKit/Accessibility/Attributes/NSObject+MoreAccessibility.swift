import Foundation

// What few objects have; responders answer by their own, overridable members.
extension UIAccessibilityDescribable where Self: NSObject {
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Names a person may say for it, with the way they are spoken; the label where empty.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { answer(\.accessibilityAttributedUserInputLabels) { $0.inputLabels.map(\.answer) } }
    set {
      set(\.accessibilityAttributedUserInputLabels, newValue) {
        $0.inputLabels = (newValue ?? []).compactMap { AccessibilityText($0) }
      }
    }
  }

  /// What kind of text it holds, which decides how punctuation is read.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { answer(\.accessibilityTextualContext) { $0.more?.textualContext } }
    set { set(\.accessibilityTextualContext, newValue) { $0.changeMore { $0.textualContext = newValue } } }
  }

  /// The elements that head it.
  public var accessibilityHeaderElements: [Any]? {
    get { answer(\.accessibilityHeaderElements) { $0.more?.headerElements } }
    set { set(\.accessibilityHeaderElements, newValue) { $0.changeMore { $0.headerElements = newValue } } }
  }

  /// Whether it shows what it can hide.
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { answer(\.accessibilityExpandedStatus) { $0.more?.expandedStatus ?? .unsupported } }
    set { set(\.accessibilityExpandedStatus, newValue) { $0.changeMore { $0.expandedStatus = newValue } } }
  }

  /// How technologies that step from group to group meet what it holds.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { answer(\.accessibilityNavigationStyle) { $0.more?.navigationStyle ?? .automatic } }
    set { set(\.accessibilityNavigationStyle, newValue) { $0.changeMore { $0.navigationStyle = newValue } } }
  }

  /// How it wants touches, where it takes them itself.
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { answer(\.accessibilityDirectTouchOptions) { $0.more?.directTouchOptions ?? [] } }
    set {
      set(\.accessibilityDirectTouchOptions, newValue) {
        $0.changeMore { $0.directTouchOptions = newValue }
      }
    }
  }

  /// The app's own rotors, offered while the cursor is on it or inside it.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { answer(\.accessibilityCustomRotors) { $0.more?.customRotors } }
    set { set(\.accessibilityCustomRotors, newValue) { $0.changeMore { $0.customRotors = newValue } } }
  }

  /// Where something can be dragged from; empty where nothing can.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { answer(\.accessibilityDragSourceDescriptors) { $0.more?.dragSources } }
    set {
      set(\.accessibilityDragSourceDescriptors, newValue) {
        $0.changeMore { $0.dragSources = newValue }
      }
    }
  }

  /// Where something can be dropped; empty where nothing can.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { answer(\.accessibilityDropPointDescriptors) { $0.more?.dropPoints } }
    set { set(\.accessibilityDropPointDescriptors, newValue) { $0.changeMore { $0.dropPoints = newValue } } }
  }

  /// What a test of the interface finds inside it, where that is not what people meet.
  public var automationElements: [Any]? {
    get { answer(\.automationElements) { $0.more?.automationElements } }
    set { set(\.automationElements, newValue) { $0.changeMore { $0.automationElements = newValue } } }
  }

  /// The element whose text goes before its own.
  public var accessibilityPreviousTextNavigationElement: Any? {
    get { answer(\.accessibilityPreviousTextNavigationElement) { $0.more?.previousText } }
    set {
      set(\.accessibilityPreviousTextNavigationElement, newValue) {
        $0.changeMore { $0.previousText = newValue.map { $0 as AnyObject } }
      }
    }
  }

  /// The element with which its text goes on.
  public var accessibilityNextTextNavigationElement: Any? {
    get { answer(\.accessibilityNextTextNavigationElement) { $0.more?.nextText } }
    set {
      set(\.accessibilityNextTextNavigationElement, newValue) {
        $0.changeMore { $0.nextText = newValue.map { $0 as AnyObject } }
      }
    }
  }
}
