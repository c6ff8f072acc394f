import Foundation

/// A control that does something when it is tapped.
///
///     let button = UIButton(primaryAction: UIAction(title: "Take Survey") { _ in open() })
open class UIButton: UIControl {
  /// Which of the system's designs a button has.
  public enum ButtonType: Int, Sendable {
    /// None.
    case custom = 0
    /// A text in the tint colour.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A sign for information on a light ground.
    case infoLight = 3
    /// A sign for information on a dark ground.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7
  }

  private struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: UIImage?
  }

  private var faces: [UInt: Face] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var primaryAction: UIAction?

  /// The design it was made with.
  public private(set) var buttonType = ButtonType.custom

  /// Makes a button with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button without extent; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of one of the system's designs.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that does an action, and shows its title and picture.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button of one of the system's designs that does an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// Makes a button that looks as a configuration says and does an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
    sizeToFit()
  }

  /// What it shows, where it is not said for each state.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].title = title
    contentDidChange()
  }

  /// Sets the words, with their attributes, for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].attributedTitle = title
    contentDidChange()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    faces[state.rawValue, default: Face()].image = image
    contentDidChange()
  }

  /// The words that were set for a state; those of the normal one where there are none.
  open func title(for state: UIControl.State) -> String? {
    faces[state.rawValue]?.title ?? faces[UIControl.State.normal.rawValue]?.title
  }

  /// The picture that was set for a state; that of the normal one where there is none.
  open func image(for state: UIControl.State) -> UIImage? {
    faces[state.rawValue]?.image ?? faces[UIControl.State.normal.rawValue]?.image
  }

  /// The words that are shown now.
  open var currentTitle: String? {
    title(for: state) ?? currentAttributedTitle?.string ?? configuration?.title ?? primaryAction?.shownTitle
  }

  /// The words that are shown now, where they have attributes.
  open var currentAttributedTitle: NSAttributedString? {
    faces[state.rawValue]?.attributedTitle ?? faces[UIControl.State.normal.rawValue]?.attributedTitle
  }

  /// The picture that is shown now.
  open var currentImage: UIImage? {
    image(for: state) ?? configuration?.image ?? primaryAction?.image
  }

  /// The label that shows the words; made when it is asked for.
  open var titleLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label = new
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

  /// The extent of words and picture, with the room that the configuration keeps around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = titleLabel?.sizeThatFits(.zero) ?? .zero
    let image = currentImage?.size ?? .zero
    let subtitle = subtitleSize
    let gap: CGFloat = image.width > 0 && words.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let insets = insets
    return CGSize(
      width: max(words.width, subtitle.width) + image.width + gap + insets.leading + insets.trailing,
      height: max(words.height + subtitle.height, image.height) + insets.top + insets.bottom)
  }

  /// The extent of words and picture.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Puts picture and words side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let words = label.map { $0.sizeThatFits(.zero) } ?? .zero
    let gap: CGFloat = image.width > 0 && words.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let width = min(image.width + gap + words.width, max(bounds.width, image.width + gap))
    var x = (bounds.width - width) / 2
    picture?.frame = CGRect(
      x: x, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    x += image.width + gap
    label?.frame = CGRect(
      x: x, y: (bounds.height - words.height) / 2, width: width - image.width - gap, height: words.height)
  }

  // MARK: What people hear

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else its words, else the name of its picture.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? heardTitle ?? currentImage?.heardName }
    set { super.accessibilityLabel = newValue }
  }

  /// That it is a button, unless it is set otherwise, and its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(by: properties.traits ?? .button) }
    set { super.accessibilityTraits = newValue }
  }

  private var heardTitle: String? {
    let parts = [currentTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var insets: NSDirectionalEdgeInsets { configuration?.contentInsets ?? .zero }

  private var subtitleSize: CGSize {
    guard let subtitle = configuration?.subtitle else { return .zero }
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.smallSystemFontSize)
    label.text = subtitle
    return label.sizeThatFits(.zero)
  }

  private func contentDidChange() {
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
    picture?.image = currentImage
    picture?.isHidden = currentImage == nil
  }
}

extension UIAction {
  fileprivate var shownTitle: String? { title.isEmpty ? nil : title }
}
