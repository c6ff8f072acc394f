import AccessibilityModel
import Drawing
import Foundation

/// A field for one line of text.
///
///     let mail = UITextField()
///     mail.accessibilityLabel = "E-mail"
///     mail.placeholder = "Required"
///     // "E-mail, Required, text field. Double tap to edit."
///
/// - Source: Behaviour 1.5.2, 1.5.3, 3.4
open class UITextField: UIControl, UITextInput {
  let store = TextStore()
  let clearButton = ClearButton(frame: .zero)
  private var ownFont = UIFont.systemFont(ofSize: 17)

  /// Makes a field with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addClearButton()
  }

  /// Makes a field without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addClearButton()
  }

  private func addClearButton() {
    addSubview(clearButton)
    clearButton.clear = { [weak self] in self?.clearByButton() }
  }

  // MARK: Text

  /// The characters.
  open var text: String? {
    get { store.string }
    set { replaceAll(newValue ?? "") }
  }

  /// The characters with their attributes; setting them sets the plain ones too.
  open var attributedText: NSAttributedString? {
    get { store.attributed ?? NSAttributedString(string: store.string, attributes: [.font: ownFont]) }
    set { replaceAll(newValue?.string ?? "", newValue.map { NSAttributedString(attributedString: $0) }) }
  }

  private func replaceAll(_ text: String, _ attributed: NSAttributedString? = nil) {
    store.inputDelegate?.textWillChange(self)
    store.set(text, attributed: attributed)
    store.inputDelegate?.textDidChange(self)
    textLayoutDidChange()
  }

  /// What is shown where there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What is shown where there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { textLayoutDidChange() }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the characters are set in.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      textLayoutDidChange()
    }
  }

  /// Colour of the characters.
  open var textColor: UIColor?
  /// Where the line stands between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// How the edge of the field is drawn.
  open var borderStyle = BorderStyle.none {
    didSet { setNeedsLayout() }
  }
  /// True where text that is too long is set smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size in which text that is too long is set.
  open var minimumFontSize: CGFloat = 0
  /// True where the font follows the text size that the person chooses.
  open var adjustsFontForContentSizeCategory = false

  /// Takes in that the text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = UITraitCollection.textSize(of: traitCollection)
    guard adjustsFontForContentSizeCategory, let grown = ownFont.grown(in: category) else { return }
    font = grown
  }

  // MARK: Editing

  /// Follows the typing, and may refuse it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// True while it is typed into.
  open var isEditing: Bool { isFirstResponder }
  /// True where typing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// True where typing takes the place of all text.
  open var clearsOnInsertion = false
  /// True where people may change attributes.
  open var allowsEditingTextAttributes = false
  /// Attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// When the button that takes away all text is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// A view at the edge where reading starts.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// When the view at the edge where reading starts is shown.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// A view at the edge where reading ends.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  /// When the view at the edge where reading ends is shown.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Where the characters stand.
  open func textRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, in: bounds).text }
  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the characters stand while they are typed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, in: bounds).text }
  /// Where the button that takes away all text stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, in: bounds).clear }
  /// Where the view at the left stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, in: bounds).left }
  /// Where the view at the right stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { FieldLayout(self, in: bounds).right }

  /// Gives the button and the views at the edges their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !leftViewMode.isOn(in: self)
    rightView?.isHidden = !rightViewMode.isOn(in: self)
    clearButton.isHidden = !(clearButtonMode.isOn(in: self) && hasText && isEnabled)
    if let leftView, !leftView.isHidden { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, !rightView.isHidden { rightView.frame = rightViewRect(forBounds: bounds) }
    if !clearButton.isHidden { clearButton.frame = clearButtonRect(forBounds: bounds) }
  }

  /// The size of the text, or of what is shown in its place, with space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { FieldLayout.size(of: self) }
  /// The size of the text, or of what is shown in its place.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: Keyboard

  /// Which letters are made capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected while they are typed.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words that are spelled wrongly are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether blanks are added and taken away around pasted words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys there are.
  open var keyboardType = UIKeyboardType.default
  /// Whether keys are light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// True where the return key needs text.
  open var enablesReturnKeyAutomatically = false
  /// True where characters are kept secret.
  open var isSecureTextEntry = false {
    didSet { setNeedsDescription() }
  }
  /// What the text is about, such as a name or a password.
  open var textContentType: UITextContentType?

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  /// What stands in the place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: First responder

  /// True where it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func mayBecomeFirstResponder() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func mayResignFirstResponder() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didGainFirstResponder() {
    if clearsOnBeginEditing { replaceAll("") }
    store.select(NSRange(location: store.length, length: 0))
    textLayoutDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didLoseFirstResponder() {
    store.unmark()
    textLayoutDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override var takesTaps: Bool { isEnabled }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    becomeFirstResponder()
    return []
  }

  // MARK: Typing

  /// Puts characters at the insertion point, where the delegate lets them; a line break is the return key.
  open func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    type(text.filter { !$0.isNewline }, into: clearsOnInsertion ? store.whole : store.selection)
    clearsOnInsertion = false
  }

  /// Takes away what is selected, else the character before the insertion point, where the delegate lets it.
  open func deleteBackward() {
    let range = store.backward
    if range.length > 0 { type("", into: range) }
  }

  /// The rectangle of the insertion point at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    shift(lines.caret(at: store.offset(position) ?? 0))
  }

  /// The rectangles around a stretch, a line each.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let boxes = store.range(range).map { lines.boxes(around: $0) } ?? []
    return boxes.enumerated().map { index, box in
      TextSelectionBox(shift(box), start: index == 0, end: index == boxes.count - 1)
    }
  }

  /// The rectangle around a stretch.
  open func firstRect(for range: UITextRange) -> CGRect {
    store.range(range).flatMap { lines.boxes(around: $0).first }.map(shift) ?? .zero
  }

  // MARK: Cutting and pasting

  /// Keeps the chosen characters for pasting; hidden ones are not handed out.
  open override func copy(_ sender: Any?) {
    if !isSecureTextEntry { StandardEdits.copy(from: store) }
  }

  /// Takes the chosen characters away and keeps them for pasting.
  open override func cut(_ sender: Any?) {
    guard !isSecureTextEntry, store.selection.length > 0 else { return }
    copy(sender)
    deleteBackward()
  }

  /// Who decides what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Puts what was kept in place of the chosen characters.
  open override func paste(_ sender: Any?) {
    TextPaste.paste(into: self)
  }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) {
    guard let range = selectedTextRange, range.isEmpty else { return }
    let word = [UITextDirection.storage(.forward), .storage(.backward)].lazy.compactMap {
      self.tokenizer.rangeEnclosingPosition(range.start, with: .word, inDirection: $0)
    }.first
    if let word { selectedTextRange = word }
  }

  /// Chooses all characters.
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: What people hear

  override var isOwnElement: Bool { true }

  override var ownValue: String? {
    guard hasText else { return placeholder }
    guard isSecureTextEntry else { return store.string }
    let count = store.string.count
    switch ControlPolicy.current.secureValue {
    case .bullets: return shownString
    case .count: return String(system: .characters, ["count": "\(count)"])
    }
  }

  override var ownTraits: UIAccessibilityTraits {
    let kind = UIAccessibilityTraits(isSecureTextEntry ? .secureTextEntry : .textEntry)
    return isEditing ? kind.union(UIAccessibilityTraits(.isEditing)) : kind
  }

  override var rules: [UncertainRule] {
    isSecureTextEntry && hasText
      ? super.rules + [ControlPolicy.current.secureValue.rule] : super.rules
  }

  override var textContent: TextContent? {
    let selection = isEditing ? shownString.bytes(of: shownRange(store.selection)) : nil
    return TextContent(shownString, selection: selection, isEditable: isEnabled, caret: caret(of: self))
  }

  override var partsBeside: [UIView] { [leftView, rightView, clearButton].compactMap { $0 } }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
