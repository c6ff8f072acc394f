import Foundation

extension UITextView {
  /// Tells the delegate that something else is selected.
  func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

  /// Whether the delegate lets characters be replaced.
  func allowsChange(of range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
