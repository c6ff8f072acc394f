import Drawing
import Foundation

/// A field to search in, with a button to give up and parts of what is searched to choose from.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Search"
///     // "Search, search field. Double tap to edit."
///
/// - Source: Behaviour 1.5.3
open class UISearchBar: UIView {
  /// How the background of a bar is drawn.
  public enum Style: UInt, Sendable {
    /// As the device draws it.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private let promptLabel = UILabel()
  private lazy var listener = SearchFieldListener(self)
  weak var searchController: UISearchController?

  /// Makes a bar with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a bar without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    for part in [promptLabel, field, cancel, scopes] { addSubview(part) }
    cancel.setTitle(String(system: .cancel), for: .normal)
    cancel.isHidden = true
    scopes.isHidden = true
    field.delegate = listener
    field.barRules = { [weak self] in self?.searchController?.barRules ?? [] }
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelClicked() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
  }

  /// Follows what people do, and may refuse typing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field for the words.
  open var searchTextField: UISearchTextField { field }

  /// The words that are searched for.
  open var text: String? {
    get { field.text }
    set {
      let old = field.text
      field.text = newValue
      if field.text != old { searchController?.queryDidChange() }
    }
  }

  /// What is shown where there are no words.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      partsDidChange()
    }
  }

  /// How the background is drawn.
  open var searchBarStyle = Style.default
  /// Colour of the background.
  open var barTintColor: UIColor?
  /// Light words on a dark background, or the other way round.
  open var barStyle = UIBarStyle.default
  /// True where what lies behind shines through.
  open var isTranslucent = true
  /// Picture on the background.
  open var backgroundImage: UIImage?
  /// Picture on the background of the parts of what is searched.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the words are moved from their place.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the background of the field is moved from its place.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  var pictures: [String: UIImage] = [:]

  /// True where a button for what was marked stands in the field while it is empty.
  open var showsBookmarkButton = false { didSet { layOutSideButton() } }
  /// True where a button for what was found stands in the field while it is empty.
  open var showsSearchResultsButton = false { didSet { layOutSideButton() } }
  /// True where the button for what was found is chosen.
  open var isSearchResultsButtonSelected = false {
    didSet { sideButton?.isSelected = isSearchResultsButtonSelected }
  }
  private var sideButton: UIButton?

  private func layOutSideButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      sideButton = nil
      field.rightView = nil
      return
    }
    let button = UIButton(type: .system)
    let isMark = showsBookmarkButton
    let own = pictures[isMark ? "bookmark" : "resultsList"]
    button.setImage(own ?? UIImage(systemName: isMark ? "book" : "list.bullet"), for: .normal)
    button.accessibilityLabel = own?.accessibilityLabel ?? String(system: isMark ? .bookmarks : .results)
    button.isSelected = !isMark && isSearchResultsButtonSelected
    button.addAction(UIAction { [weak self] _ in self?.sideClicked() }, for: .primaryActionTriggered)
    button.frame.size = CGSize(width: 30, height: 30)
    sideButton = button
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  private func sideClicked() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  /// Sets the picture of one of the signs in the field.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures["\(icon)"] = iconImage
    layOutSideButton()
  }

  /// The picture of one of the signs in the field, where the app set one.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { pictures["\(icon)"] }

  /// A sign in the field.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search = 0
    /// The sign that empties the field.
    case clear = 1
    /// The sign for what was marked.
    case bookmark = 2
    /// The sign for what was found.
    case resultsList = 3
  }

  /// Which characters the keyboard begins with.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// Which letters become capital ones.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether words are put right.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether words that are spelt wrong are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// What is written on the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// True where the return key does nothing while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// What stands above the keyboard while the field is typed into.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Names the button that gives up.
  var cancelTitle: String? {
    get { cancel.title(for: .normal) }
    set {
      cancel.setTitle(newValue, for: .normal)
      partsDidChange()
    }
  }

  /// True where the button to give up is shown.
  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button to give up, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancel.isHidden = !showsCancelButton
    partsDidChange()
  }

  /// Names of the parts of what is searched.
  open var scopeButtonTitles: [String]? {
    didSet {
      let chosen = scopes.selectedSegmentIndex
      scopes.removeAllSegments()
      for title in scopeButtonTitles ?? [] {
        scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
      }
      scopes.selectedSegmentIndex = max(chosen, 0)
      partsDidChange()
    }
  }

  /// The part that is searched, from 0.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// True where the parts of what is searched are shown.
  open var showsScopeBar: Bool {
    get { !scopes.isHidden }
    set {
      scopes.isHidden = !newValue
      partsDidChange()
    }
  }

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: Typing

  /// True where the field can be typed into.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// True while the field is typed into.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins typing into the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends typing into the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    searchController?.queryDidChange()
  }

  private func cancelClicked() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.queryDidChange()
  }

  // MARK: Layout

  private static let rowHeight: CGFloat = 56
  private static let promptHeight: CGFloat = 20
  private static let margin: CGFloat = 8

  private var promptSpace: CGFloat { (prompt ?? "").isEmpty ? 0 : Self.promptHeight }

  /// As high as the rows that are shown; as wide as there is space.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// As wide as offered, and as high as the rows that are shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, self.size.width), height: height)
  }

  private var height: CGFloat { promptSpace + Self.rowHeight + (showsScopeBar ? Self.rowHeight - 10 : 0) }

  /// Puts the field beside its button, and the parts of what is searched below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let availableSpace = CGRect(
      x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: bounds.height)
    promptLabel.frame = CGRect(x: availableSpace.minX, y: 0, width: availableSpace.width, height: promptSpace)
    let button = showsCancelButton ? cancel.sizeThatFits(.zero).width + margin : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = promptSpace + 10
    field.frame = CGRect(
      x: availableSpace.minX + (isMirrored ? button : 0), y: y, width: max(availableSpace.width - button, 0),
      height: 36)
    cancel.frame = CGRect(
      x: isMirrored ? availableSpace.minX : field.frame.maxX + margin, y: y, width: max(button - margin, 0),
      height: 36)
    scopes.frame = CGRect(
      x: availableSpace.minX, y: promptSpace + Self.rowHeight, width: availableSpace.width, height: 32)
  }
}

/// Hears what becomes of the field of a search bar, and tells the bar's own delegate.
@MainActor
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.isActive = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
