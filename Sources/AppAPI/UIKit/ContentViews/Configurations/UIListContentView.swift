import Foundation

/// Shows a list's configuration: a picture, a text and another one.
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let text = UILabel()
  private let secondary = UILabel()
  private let image = UIImageView()
  /// The labels in the order in which they are heard.
  var words: [UIView] { [text, secondary] }

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [image, text, secondary] { addSubview(view) }
    show()
  }

  /// Makes a view that shows nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [image, text, secondary] { addSubview(view) }
    show()
  }

  /// What is shown; one of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  private func show() {
    set(text, content.text, content.attributedText, content.textProperties)
    set(secondary, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    image.image = content.image
    image.tintColor = content.imageProperties.tintColor
    image.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    if content.imageProperties.cornerRadius > 0 || image.drawing != nil {
      image.layer.cornerRadius = content.imageProperties.cornerRadius
      image.clipsToBounds = content.imageProperties.cornerRadius > 0
    }
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.followTextSize()
    label.numberOfLines = properties.numberOfLines
    label.textColor = properties.color
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = plain.map { properties.transform.applied(to: $0) }
    }
  }

  /// The size of picture and texts at the offered width, with space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let frames = frames(width: size.width)
    let height = max(frames.image.maxY, frames.text.maxY, frames.secondary.maxY)
    return CGSize(width: size.width, height: height + content.directionalLayoutMargins.bottom)
  }

  /// Puts the texts beside the picture, in the middle between top and bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    let used = max(frames.image.maxY, frames.text.maxY, frames.secondary.maxY)
    let spare = max(0, (bounds.height - used - content.directionalLayoutMargins.bottom) / 2)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (image as UIView, frames.image), (text, frames.text), (secondary, frames.secondary),
    ] {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY + spare, width: frame.width, height: frame.height)
    }
  }

  private func frames(width: CGFloat) -> (image: CGRect, text: CGRect, secondary: CGRect) {
    let margins = content.directionalLayoutMargins
    let picture = content.image?.size ?? .zero
    let start = margins.leading + (picture.width > 0 ? picture.width + content.imageToTextPadding : 0)
    let availableSpace = max(0, width - start - margins.trailing)
    let first = size(text, availableSpace)
    let second = size(secondary, availableSpace)
    let imageFrame = CGRect(origin: CGPoint(x: margins.leading, y: margins.top), size: picture)
    guard isSideBySide(in: availableSpace) else {
      let gap = first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
      let below = margins.top + first.height + gap
      return (
        imageFrame, CGRect(x: start, y: margins.top, width: availableSpace, height: first.height),
        CGRect(x: start, y: below, width: availableSpace, height: second.height)
      )
    }
    let value = min(second.width, availableSpace)
    let rest = max(0, availableSpace - value - content.textToSecondaryTextHorizontalPadding)
    return (
      imageFrame, CGRect(x: start, y: margins.top, width: rest, height: first.height),
      CGRect(x: start + availableSpace - value, y: margins.top, width: value, height: second.height)
    )
  }

  /// True where both texts stand in one line: the text size is none for accessibility, and there is space.
  private func isSideBySide(in availableSpace: CGFloat) -> Bool {
    guard content.prefersSideBySideTextAndSecondaryText,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    let texts = [text, secondary].filter { $0.text?.isEmpty == false }
    guard texts.count == 2 else { return true }
    let wanted = texts.reduce(0) { $0 + $1.sizeThatFits(.zero).width }
    return wanted + content.textToSecondaryTextHorizontalPadding <= availableSpace
  }

  /// Makes space for texts of another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func size(_ label: UILabel, _ availableSpace: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: availableSpace, height: 0))
  }
}
