import Foundation

extension UITextField {
  /// Tells the delegate that something else is selected.
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  /// Whether the delegate lets characters be replaced.
  func allowsChange(of range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}
