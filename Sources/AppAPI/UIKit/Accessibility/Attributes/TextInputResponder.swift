import AccessibilityModel
import Foundation

extension UIAccessibilityDescribable where Self: NSObject {
  private var more: MoreProperties? {
    ((self as? UIResponder)?.storedProperties ?? sideProperties).more
  }

  /// What takes and shows the text of an element that is no text itself; people then edit it through the element.
  ///
  ///     element.accessibilityTextInputResponder = field
  public var accessibilityTextInputResponder: (any UITextInput)? {
    get { more?.textInputResponder as? any UITextInput }
    set { change { $0.changeMore { $0.textInputResponder = newValue } } }
  }

  /// Answers what takes and shows the text of the element.
  public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { more?.textInputBlock }
    set { change { $0.changeMore { $0.textInputBlock = newValue } } }
  }

  /// What takes and shows its text, the block asked first.
  var textInput: (any UITextInput)? {
    guard let more else { return nil }
    if let block = more.textInputBlock { return block() }
    return more.textInputResponder as? any UITextInput
  }
}
