import Foundation

/// A text into which something can be pasted as its delegate decides.
@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: NSObjectProtocol {
  /// Who decides what is pasted.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}

/// Decides what is pasted into a text.
@MainActor @preconcurrency
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Sets what is pasted of an item, now or later.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: UITextPasteItem)

  /// Makes one text of what is pasted of several items.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString

  /// Puts a text in place of a range, and answers where it is.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
}

extension UITextPasteDelegate {
  /// Pastes what would be pasted anyway.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: UITextPasteItem
  ) {
    item.setDefaultResult()
  }

  /// Joins the texts as they are.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for string in itemStrings { whole.append(string) }
    return whole
  }

  /// Puts the text in place of the range.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    guard let input = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
    input.selectedTextRange = textRange
    input.insertText(attributedString.string)
    let end = input.selectedTextRange?.end ?? textRange.end
    return input.textRange(from: textRange.start, to: end) ?? textRange
  }
}

/// Something that is being pasted into a text.
@MainActor @preconcurrency
open class UITextPasteItem: NSObject {
  /// What was kept.
  package let content: Any
  private let finish: (UITextPasteItem, NSAttributedString?) -> Void
  private var isSet = false

  init(_ content: Any, finish: @escaping (UITextPasteItem, NSAttributedString?) -> Void) {
    self.content = content
    self.finish = finish
    super.init()
  }

  /// What was kept, as the object that it was.
  open var localObject: Any? { content }
  /// The attributes of text at the place.
  open var defaultAttributes: [NSAttributedString.Key: Any] { [:] }

  /// Pastes a text in the place of the item.
  open func setResult(string: String) { set(NSAttributedString(string: string)) }
  /// Pastes a text in the place of the item.
  open func setResult(attributedString string: NSAttributedString) { set(string) }
  /// Pastes a picture in the place of the item.
  open func setResult(attachment textAttachment: NSTextAttachment) {
    set(NSAttributedString(attachment: textAttachment))
  }
  /// Pastes nothing of the item.
  open func setNoResult() { set(nil) }
  /// Pastes what would be pasted anyway: a text, or the text of an address.
  open func setDefaultResult() {
    set(((content as? String) ?? (content as? URL)?.absoluteString).map { NSAttributedString(string: $0) })
  }

  private func set(_ result: NSAttributedString?) {
    guard !isSet else { return }
    isSet = true
    finish(self, result)
  }
}

/// One pasting into a text: it ends when each item has its result.
@MainActor
final class TextPaste {
  private weak var target: (any UITextPasteConfigurationSupporting & UITextInput)?
  private let delegate: any UITextPasteDelegate
  private var waiting: [UITextPasteItem] = []
  private var results: [NSAttributedString?]

  private init(
    _ target: any UITextPasteConfigurationSupporting & UITextInput, _ delegate: any UITextPasteDelegate
  ) {
    self.target = target
    self.delegate = delegate
    let contents = UIPasteboard.general.kept
    results = Array(repeating: nil, count: contents.count)
    waiting = contents.enumerated().map { index, content in
      UITextPasteItem(content) { item, result in self.take(result, of: item, at: index) }
    }
    for item in waiting { delegate.textPasteConfigurationSupporting(target, transform: item) }
  }

  /// Puts what was kept in place of the chosen characters, as the delegate decides where there is one.
  static func paste(into target: any UITextPasteConfigurationSupporting & UITextInput) {
    if let delegate = target.pasteDelegate {
      _ = TextPaste(target, delegate)
    } else if let words = UIPasteboard.general.string {
      target.insertText(words)
    }
  }

  private func take(_ result: NSAttributedString?, of item: UITextPasteItem, at index: Int) {
    results[index] = result
    waiting.removeAll { $0 === item }
    guard waiting.isEmpty, let target, let range = target.selectedTextRange else { return }
    let texts = results.compactMap { $0 }
    guard !texts.isEmpty else { return }
    let whole =
      texts.count == 1
      ? texts[0]
      : delegate.textPasteConfigurationSupporting(target, combineItemAttributedStrings: texts, for: range)
    _ = delegate.textPasteConfigurationSupporting(target, performPasteOf: whole, to: range)
  }
}
