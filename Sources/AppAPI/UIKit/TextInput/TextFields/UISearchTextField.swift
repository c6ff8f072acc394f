import AccessibilityModel
import Foundation

/// The field of a search bar.
///
/// - Source: Behaviour 1.5.2, 1.5.3
open class UISearchTextField: UITextField {
  /// Makes a field with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Makes a field without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  /// Where the characters stand: behind the picture of a glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    behindGlass(super.textRect(forBounds: bounds))
  }

  /// Where the characters stand while they are typed: behind the picture of a glass.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    behindGlass(super.editingRect(forBounds: bounds))
  }

  private func behindGlass(_ rect: CGRect) -> CGRect {
    guard leftView == nil else { return rect }
    let availableSpace = min(22, rect.width)
    return CGRect(
      x: rect.minX + (readsFromRight ? 0 : availableSpace), y: rect.minY, width: rect.width - availableSpace,
      height: rect.height)
  }

  /// The uncertain rules that the bar around the field rests on.
  var barRules: () -> [UncertainRule] = { [] }

  override var rules: [UncertainRule] { super.rules + barRules() }

  // MARK: Tokens

  /// What stands for parts of the search in front of the characters.
  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsDescription()
      sendActions(for: .editingChanged)
    }
  }

  /// Puts a token among the others.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Puts a token in the place of a stretch of the characters.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: UInt) {
    replace(textRange, withText: "")
    insertToken(token, at: Int(tokenIndex))
  }

  /// Colour behind tokens.
  open var tokenBackgroundColor: UIColor?
  /// True where deleting at the start takes away the last token.
  open var allowsDeletingTokens = true
  /// True where tokens can be kept for pasting.
  open var allowsCopyingTokens = true
  /// The characters behind the tokens.
  open var textualRange: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }

  /// Deletes the character before the insertion point, or the last token where there is none.
  open override func deleteBackward() {
    guard allowsDeletingTokens, !tokens.isEmpty, store.selection == NSRange(location: 0, length: 0) else {
      return super.deleteBackward()
    }
    tokens.removeLast()
  }

  /// The words of the tokens, then what is heard of any field.
  override var ownValue: String? {
    let words = tokens.map(\.words).filter { !$0.isEmpty }
    guard !words.isEmpty else { return super.ownValue }
    let typed = (text ?? "").isEmpty ? nil : super.ownValue
    return (words + [typed].compactMap { $0 }).joined(separator: ", ")
  }

  override var ownTraits: UIAccessibilityTraits {
    isEditing ? [.searchField, UIAccessibilityTraits(.isEditing)] : .searchField
  }
}
