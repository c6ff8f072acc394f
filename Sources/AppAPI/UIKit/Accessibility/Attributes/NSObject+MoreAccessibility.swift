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
