import AccessibilityModel
import Drawing
import Foundation

/// A view of several lines of text that people read, or write.
///
///     let notes = UITextView()
///     notes.accessibilityLabel = "Notes"
///     notes.text = "Happy-go-lucky"
///     // "Notes, Happy-go-lucky, text field. Double tap to edit."
///
/// - Source: Behaviour 1.5.2, 3.4
open class UITextView: UIScrollView, UITextInput {
  let store = TextStore()
  weak var textDelegate: (any UITextViewDelegate)?
  private var ownFont: UIFont?
  /// Where the link stands that a technology was on last.
  var chosenLink: NSRange?
  var ownStorage: NSTextStorage?
  var keptManager: NSLayoutManager?
  private var brokenLines: (string: String, width: CGFloat, font: UIFont, lines: TextLines)?

  /// Makes a view with a place in its superview's coordinates whose lines lie in a container.
  ///
  /// - Parameters:
  ///   - frame: The place.
  ///   - textContainer: The container; one of its own where `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.view = self
  }

  /// Makes a view with a place in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes a view; how lines are laid out is the same whichever way is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes a view without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.view = self
  }

  /// Where lines lie.
  public let textContainer: NSTextContainer
  /// What in the text becomes a link by itself while it is read: addresses of pages and mail, and telephone
  /// numbers.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { setNeedsDescription() }
  }
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// True where the system offers to find words in the text.
  open var isFindInteractionEnabled = false
  /// True where letters have the size that they have on a Mac.
  open var usesStandardTextScaling = false

  /// Follows the typing and the scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  override func setDelegate(_ new: (any UIScrollViewDelegate)?) {
    delegate = new as? any UITextViewDelegate
  }

  // MARK: Text

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The characters.
  open var text: String! {
    get { store.string }
    set { replaceAll(newValue ?? "") }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The characters with their attributes; setting them sets the plain ones too.
  open var attributedText: NSAttributedString! {
    get { store.attributed ?? NSAttributedString(string: store.string, attributes: [.font: shownFont]) }
    set { replaceAll(newValue?.string ?? "", newValue.map { NSAttributedString(attributedString: $0) }) }
  }

  private func replaceAll(_ text: String, _ attributed: NSAttributedString? = nil) {
    store.inputDelegate?.textWillChange(self)
    store.set(text, attributed: attributed)
    chosenLink = nil
    store.inputDelegate?.textDidChange(self)
    textLayoutDidChange()
  }

  /// What the characters are set in.
  open var font: UIFont? {
    get { ownFont ?? (store.length > 0 ? shownFont : nil) }
    set {
      ownFont = newValue
      textLayoutDidChange()
    }
  }

  private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }

  /// Colour of the characters.
  open var textColor: UIColor?
  /// Where lines stand between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// True where the font follows the text size that the person chooses.
  open var adjustsFontForContentSizeCategory = false

  /// Takes in that the text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = UITraitCollection.textSize(of: traitCollection)
    guard adjustsFontForContentSizeCategory, let grown = ownFont?.grown(in: category) else { return }
    font = grown
  }

  // MARK: Editing

  /// True where people may write.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      setNeedsDescription()
    }
  }

  /// True where people may select, and use links while they do not write.
  open var isSelectable = true {
    didSet { setNeedsDescription() }
  }
  /// True where people may change attributes.
  open var allowsEditingTextAttributes = false
  /// True where typing takes the place of all text.
  open var clearsOnInsertion = false
  /// Attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// What is selected, in UTF-16 units; the insertion point where it has no length.
  open var selectedRange: NSRange {
    get { store.selection }
    set { if newValue.clamped(to: store.length) != store.selection { selectText(in: newValue) } }
  }

  /// Shows a stretch of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let box = lines.boxes(around: range.clamped(to: store.length)).first else { return }
    scrollRectToVisible(shift(box), animated: false)
  }

  // MARK: Layout

  /// Space between the edges and the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textLayoutDidChange() }
  }

  /// Space that every line keeps free at its ends.
  private var linePadding: CGFloat { textContainer.lineFragmentPadding }

  /// Where lines end, in points from their beginning.
  var lineWidth: CGFloat {
    max(bounds.width - textContainerInset.left - textContainerInset.right - 2 * linePadding, 0)
  }

  /// How the text lies in lines now.
  var lines: TextLines {
    if let known = brokenLines, known.string == store.string, known.width == lineWidth,
      known.font == shownFont
    {
      return known.lines
    }
    let lines = TextLines(store.string, font: shownFont, width: lineWidth > 0 ? lineWidth : nil)
    brokenLines = (store.string, lineWidth, shownFont, lines)
    return lines
  }

  /// A rectangle of the text in the view's own coordinates.
  func shift(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: textContainerInset.left + linePadding, dy: textContainerInset.top)
  }

  /// Takes in that the lines have to be broken anew.
  func textLayoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size of the text, broken into lines at the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let availableSpace = textContainerInset.left + textContainerInset.right + 2 * linePadding
    let isBound = size.width > availableSpace && size.width < .greatestFiniteMagnitude
    let text = TextLines(store.string, font: shownFont, width: isBound ? size.width - availableSpace : nil)
      .size
    return CGSize(
      width: (text.width + availableSpace).rounded(.up),
      height: (text.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  /// The size of the text where the view does not scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  /// Takes in how much space the text needs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = lines.size.height + textContainerInset.top + textContainerInset.bottom
    contentSize = CGSize(width: bounds.width, height: height.rounded(.up))
  }

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

  /// True where people may write.
  open override var canBecomeFirstResponder: Bool { isEditable }

  override func mayBecomeFirstResponder() -> Bool {
    textDelegate?.textViewShouldBeginEditing(self) ?? true
  }
  override func mayResignFirstResponder() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

  override func didGainFirstResponder() {
    setNeedsDescription()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didLoseFirstResponder() {
    store.unmark()
    setNeedsDescription()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Keeps the touch for itself where people may write, and on what can be used.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable, item(under: touches) == nil { super.touchesBegan(touches, with: event) }
  }

  /// Begins typing where people may write; else uses what is under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable {
      becomeFirstResponder()
    } else if let item = item(under: touches) {
      use(item)
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  private func item(under touches: Set<UITouch>) -> UITextItem? {
    touches.first.flatMap { item(at: $0.location(in: self)) }
  }

  // MARK: Typing

  /// Puts characters at the insertion point, where the delegate lets them.
  open func insertText(_ text: String) {
    type(text, into: clearsOnInsertion ? store.whole : store.selection)
    clearsOnInsertion = false
  }

  /// Takes away what is selected, else the character before the insertion point, where the delegate lets it.
  open func deleteBackward() {
    let range = store.backward
    if range.length > 0 { type("", into: range) }
  }

  /// Puts characters in the place of others as typing does, where the delegate lets it.
  func type(_ text: String, into range: NSRange) {
    let range = range.clamped(to: store.length)
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    store.replace(range, with: text)
    textLayoutDidChange()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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

  /// The rectangle around the part of a stretch that lies in its first line.
  open func firstRect(for range: UITextRange) -> CGRect {
    store.range(range).flatMap { lines.boxes(around: $0).first }.map(shift) ?? .zero
  }

  // MARK: Cutting and pasting

  /// Keeps the chosen characters for pasting.
  open override func copy(_ sender: Any?) { StandardEdits.copy(from: store) }

  /// Takes the chosen characters away and keeps them for pasting.
  open override func cut(_ sender: Any?) {
    guard isEditable, store.selection.length > 0 else { return }
    copy(sender)
    deleteBackward()
  }

  /// Who decides what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// Puts what was kept in place of the chosen characters.
  open override func paste(_ sender: Any?) {
    if isEditable { TextPaste.paste(into: self) }
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
  open override func selectAll(_ sender: Any?) { selectedRange = store.whole }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }
  override var usualBackground: UIColor? { .systemBackground }

  // MARK: What people hear

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else the text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? store.string }
    set { super.accessibilityValue = newValue }
  }

  /// Uses the link that is meant, or the only one.
  open override func accessibilityActivate() -> Bool {
    guard let link = meantLink else { return super.accessibilityActivate() }
    chosenLink = nil
    use(link.item)
    return true
  }

  /// The text with the way it is spoken, unless it is set otherwise.
  open override var accessibilityAttributedValue: NSAttributedString? {
    get {
      guard properties.value == nil, let own = store.attributed, own.string == accessibilityValue else {
        return super.accessibilityAttributedValue
      }
      return own
    }
    set { super.accessibilityAttributedValue = newValue }
  }

  /// That it is a field for text, or text that does not change; unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let set = properties.traits { return set }
      guard isEditable else { return .staticText }
      let area = UIAccessibilityTraits(.textArea)
      return isFirstResponder ? area.union(UIAccessibilityTraits(.isEditing)) : area
    }
    set { super.accessibilityTraits = newValue }
  }

  override var textContent: TextContent? {
    let whole = lines.wholeRanges.filter { $0.length > 0 }
    return TextContent(
      store.string, selection: isFirstResponder ? store.string.bytes(of: store.selection) : nil,
      lines: whole.count > 1 ? whole.map(store.string.bytes) : [], isEditable: isEditable,
      caret: caret(of: self))
  }
}

extension UITextView {
  /// Posted when typing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when typing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when something was typed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UITextView: UIContentSizeCategoryAdjusting {}
