import Foundation

/// The characters and attributes that layout managers lay out.
///
///     let storage = NSTextStorage(attributedString: words)
///     storage.addLayoutManager(NSLayoutManager())
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []
  /// Takes in that something changed; set by the view whose text it is.
  var changed: (() -> Void)?
  private var depth = 0

  /// Who lays the text out.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Lets somebody lay the text out.
  @MainActor @preconcurrency
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.storage = self
  }

  /// Ends that somebody lays the text out.
  @MainActor @preconcurrency
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.storage = nil
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { changed?() }
  }

  /// Begins several changes that are taken in together.
  open override func beginEditing() { depth += 1 }

  /// Ends several changes that are taken in together.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { changed?() }
  }

  /// Puts characters in the place of others.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  /// Puts characters with attributes in the place of others.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  /// Sets the attributes of a stretch.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to a stretch.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a stretch.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change { super.addAttributes(attrs, range: range) }
  }

  /// Takes an attribute from a stretch.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  /// Puts a text into this one.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  /// Puts a text behind this one.
  open override func append(_ attrString: NSAttributedString) {
    change { super.append(attrString) }
  }

  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) {
    change { super.deleteCharacters(in: range) }
  }

  /// Puts another text in the place of this one.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
  }
}
