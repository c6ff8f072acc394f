import AccessibilityModel
import Foundation

extension UITextInput {
  /// Carries out a change that a technology asks for; true where the text or the selection became as asked.
  func carryOut(_ edit: TextEdit) -> Bool {
    let before = TextSurvey(self)
    guard let responder = self as? UIResponder else { return false }
    switch edit {
    case .insert(let text):
      guard responder.isFirstResponder || responder.becomeFirstResponder() else { return false }
      let selection = before.selection(in: self)
      insertText(text)
      // The return key may do something that changes neither text nor selection.
      if text == "\n" { return true }
      let after = TextSurvey(self)
      return text.isEmpty || after.string != before.string || after.selection(in: self) != selection
        || !responder.isFirstResponder
    case .deleteBackward:
      guard responder.isFirstResponder || responder.becomeFirstResponder() else { return false }
      deleteBackward()
      return TextSurvey(self).string != before.string
    case .replace(let shown, let text):
      let bytes = (self as? UITextField)?.hiddenBytes(shown) ?? shown
      guard let range = before.range(of: bytes, in: self) else { return false }
      replace(range, withText: text)
      return TextSurvey(self).string != before.string || self.text(in: range) == text
    case .select(let shown):
      let bytes = (self as? UITextField)?.hiddenBytes(shown) ?? shown
      guard let range = before.range(of: bytes, in: self) else { return false }
      selectedTextRange = range
      return before.selection(in: self) == bytes
    case .end: return responder.resignFirstResponder()
    }
  }
}
