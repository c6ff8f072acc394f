import Accessibility
import AccessibilityModel
import Drawing
import Foundation

/// A control that does something when it is tapped.
///
///     let button = UIButton(primaryAction: UIAction(title: "Take Survey") { _ in open() })
///     // "Take Survey, button"
///
/// - Source: Behaviour 1.13, 1.5.3
open class UIButton: UIControl {
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
    var background: UIImage?
    var titleColor: UIColor?
  }

  var faces: [UInt: Face] = [:]
  var label: UILabel?
  var picture: UIImageView?
  var secondLabel: UILabel?
  var primaryAction: UIAction?
  private var awaitsConfiguration = true

  /// The design it was made with.
  public private(set) var buttonType = ButtonType.custom

  /// Makes a button with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button as an interface file describes it; without size where none does.
  public required init?(coder: NSCoder) {
    buttonType = ButtonType(in: coder)
    super.init(coder: coder)
  }

  /// Makes a button of one of the system's designs.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType.symbol != nil { sizeToFit() }
  }

  /// Makes a button that does an action, and shows its title and picture.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }

  /// Makes a button of one of the system's designs that does an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that looks as a configuration says and does an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
    sizeToFit()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
    sizeToFit()
  }

  // MARK: Configuration

  /// What it shows, where it is not said for each state.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  /// Changes the configuration whenever the button comes into another state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes the configuration of a button.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// True where its configuration follows its state by itself; nothing that is heard depends on it.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for the configuration to be changed before the next look at the screen.
  open func setNeedsUpdateConfiguration() {
    awaitsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration to what fits the state; by default the handler does.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateParts()
    setNeedsUpdateConfiguration()
  }

  // MARK: Content by state

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Sets the words, with their attributes, for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Sets the picture behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.background = image }
  }

  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  /// The words that were set for a state; those of the normal one where there are none.
  open func title(for state: UIControl.State) -> String? { face(state, \.title) }

  /// The words with attributes that were set for a state; those of the normal one where there are none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    face(state, \.attributedTitle)
  }

  /// The picture that was set for a state; that of the normal one where there is none.
  open func image(for state: UIControl.State) -> UIImage? { face(state, \.image) }

  /// The picture behind the content that was set for a state; that of the normal one where there is none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { face(state, \.background) }

  /// The colour that was set for the words of a state; that of the normal one where there is none.
  open func titleColor(for state: UIControl.State) -> UIColor? { face(state, \.titleColor) }

  private func face<Value>(_ state: UIControl.State, _ part: KeyPath<Face, Value?>) -> Value? {
    faces[state.rawValue]?[keyPath: part] ?? faces[UIControl.State.normal.rawValue]?[keyPath: part]
  }

  private func change(_ state: UIControl.State, _ body: (inout Face) -> Void) {
    body(&faces[state.rawValue, default: Face()])
    contentDidChange()
  }

  /// The words that are shown now.
  open var currentTitle: String? {
    chosenTitle ?? title(for: state) ?? currentAttributedTitle?.string ?? configuration?.title
      ?? primaryAction?.shownTitle
  }

  /// The words that are shown now, where they have attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The picture that is shown now.
  open var currentImage: UIImage? {
    image(for: state) ?? configuration?.image ?? primaryAction?.image
      ?? buttonType.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// The picture behind the content that is shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The colour of the words that are shown now.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom && configuration == nil ? .white : tintColor)
  }

  /// Where the words lie in a part of the button.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).places(in: bounds).title
  }
  /// Where the picture lies in a part of the button.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).places(in: bounds).image
  }
  /// Where words and picture lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the picture behind the content lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// True where its picture is drawn darker while a finger is on it.
  open var adjustsImageWhenHighlighted = true
  /// True where its picture is drawn faintly while it cannot be used.
  open var adjustsImageWhenDisabled = true
  /// True where it shines while a finger is on it.
  open var showsTouchWhenHighlighted = false
  /// True where the shadow of the words turns about while a finger is on it.
  open var reversesTitleShadowWhenHighlighted = false
  /// True where a pointer changes over it.
  open var isPointerInteractionEnabled = false
  /// In which order the entries of its menu stand; that of the app.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var symbolLooks: [UInt: UIImage.SymbolConfiguration] = [:]
  var shadowColors: [UInt: UIColor] = [:]

  // MARK: What a tap does

  /// What it is there for; nothing of it is heard.
  open var role = Role.normal

  /// True where a tap opens its menu, if it has one.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet {
      chooseFirst()
      contentDidChange()
    }
  }

  /// True where a tap chooses the button, or no longer chooses it.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      chooseFirst()
      contentDidChange()
    }
  }

  /// What it opens when it is held; when it is tapped, where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { ContextMenus.areThere = true }
      chooseFirst()
      contentDidChange()
    }
  }

  override var takesTaps: Bool {
    super.takesTaps || isEnabled && (changesSelectionAsPrimaryAction || opensMenu)
  }

  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    if opensMenu {
      menu?.open(from: self, sender: self)
      return [.menuActionTriggered]
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    return [.primaryActionTriggered]
  }

  // MARK: Layout

  /// Space around the content, where no configuration keeps some.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the words are moved from their place.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved from its place.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The size of words and picture, with the space that the configuration keeps around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ButtonLayout(self).size }

  /// The size of words and picture.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Brings the configuration up to date, and puts picture and words side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if awaitsConfiguration {
      awaitsConfiguration = false
      updateConfiguration()
    }
    let places = ButtonLayout(self).places(in: bounds)
    picture?.frame = places.image
    label?.frame = places.title
    secondLabel?.frame = places.subtitle
  }

  /// The label that shows the words; made when it is asked for.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = titleFont
    new.adjustsFontForContentSizeCategory = configuration != nil
    label = new
    addSubview(new)
    updateParts()
    return new
  }

  /// The label that shows the smaller words; made when it is asked for.
  open var subtitleLabel: UILabel? {
    if let secondLabel { return secondLabel }
    let new = UILabel()
    new.font =
      configuration == nil
      ? .systemFont(ofSize: UIFont.smallSystemFontSize)
      : .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
    new.adjustsFontForContentSizeCategory = configuration != nil
    secondLabel = new
    addSubview(new)
    updateParts()
    return new
  }

  /// The view that shows the picture; made when it is asked for.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let new = UIImageView()
    picture = new
    addSubview(new)
    updateParts()
    return new
  }

  /// What the words are set in where the app says nothing: with a configuration it follows the text size.
  private var titleFont: UIFont {
    guard let configuration else { return .systemFont(ofSize: UIFont.buttonFontSize) }
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    return .preferredFont(
      forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
  }

  /// Takes in that the text size may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    label?.followTextSize()
    secondLabel?.followTextSize()
    contentDidChange()
  }

  /// True where a picture grows at the text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentDidChange() } }
  }

  func contentDidChange() {
    updateParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateParts() {
    if let attributed = currentAttributedTitle {
      label?.attributedText = attributed
    } else {
      label?.text = currentTitle
    }
    label?.shadowColor = currentTitleShadowColor
    secondLabel?.text = configuration?.subtitle
    picture?.preferredSymbolConfiguration = shownSymbolConfiguration
    picture?.adjustsImageSizeForAccessibilityContentSizeCategory =
      adjustsImageSizeForAccessibilityContentSizeCategory
    picture?.image = currentImage
    picture?.isHidden = currentImage == nil
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var defaultLargeContent: DefaultLargeContent {
    DefaultLargeContent(title: currentTitle, image: currentImage)
  }

  // MARK: What people hear

  override var isOwnElement: Bool { true }
  override var ownTraits: UIAccessibilityTraits {
    let isPopUp =
      opensMenu && ControlPolicy.current.isPopUp(showingChoice: changesSelectionAsPrimaryAction)
    return isPopUp ? UIAccessibilityTraits([.button, .popUpButton]) : .button
  }

  override var rules: [UncertainRule] {
    opensMenu && (properties.traits == nil || accessibilityTraits == ownTraits)
      ? super.rules + [ControlPolicy.current.menuRole.rule] : super.rules
  }

  override var ownLabel: String? {
    let words = [currentTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    if !words.isEmpty { return words.joined(separator: ", ") }
    let isOwnSymbol = image(for: state) == nil && configuration?.image == nil && primaryAction?.image == nil
    return isOwnSymbol ? buttonType.words ?? currentImage?.heardName : currentImage?.heardName
  }

  /// The words with the way they are spoken, unless it is set otherwise.
  open override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      guard properties.label == nil, let title = currentAttributedTitle, title.string == accessibilityLabel
      else { return super.accessibilityAttributedLabel }
      return title
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  override var heardLabel: SpokenText? {
    guard properties.label == nil, let title = configuration?.attributedTitle else { return super.heardLabel }
    let spoken = SpokenText(title)
    return spoken.string == accessibilityLabel ? spoken : super.heardLabel
  }
}

extension UIAction {
  fileprivate var shownTitle: String? { title.isEmpty ? nil : title }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
