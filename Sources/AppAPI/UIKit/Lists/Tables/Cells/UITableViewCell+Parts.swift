import Foundation

extension UITableViewCell {
  /// The texts and the picture that cells have ready.
  struct Parts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  func part(_ path: WritableKeyPath<Parts, UILabel?>, _ textStyle: UIFont.TextStyle) -> UILabel {
    if let label = parts[keyPath: path] { return label }
    let new = UILabel()
    new.font = .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
    new.adjustsFontForContentSizeCategory = true
    new.wrapsAtAccessibilitySizes = true
    parts[keyPath: path] = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// The height of the cell's own parts at a width; 0 where it has none.
  func partsHeight(width: CGFloat) -> CGFloat {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return 0 }
    let availableSpace = textSpace(width: width).width
    let text = height(of: parts.text, availableSpace)
    let detail = height(of: parts.detail, availableSpace)
    let texts = isStacked ? text + detail : max(text, detail)
    return max(texts, parts.image?.image?.size.height ?? 0) + 2 * 11
  }

  func layOutParts(isMirrored: Bool) {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let bounds = contentView.bounds
    if let view = parts.image {
      let size = view.image?.size ?? .zero
      view.frame = CGRect(
        x: Self.margin, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    let availableSpace = textSpace(width: bounds.width)
    let text = parts.text?.sizeThatFits(availableSpace) ?? .zero
    let detail = parts.detail?.sizeThatFits(availableSpace) ?? .zero
    let start = bounds.width - Self.margin - availableSpace.width
    switch style {
    case _ where isStacked:
      var y = (bounds.height - text.height - detail.height) / 2
      parts.text?.frame = CGRect(x: start, y: y, width: availableSpace.width, height: text.height)
      y += text.height
      parts.detail?.frame = CGRect(x: start, y: y, width: availableSpace.width, height: detail.height)
    default:
      let first =
        style == .value1 ? min(text.width, availableSpace.width) : min(availableSpace.width / 3, text.width)
      let second = max(0, min(detail.width, availableSpace.width - first - Self.gap))
      let far = style == .value1 ? bounds.width - Self.margin - second : start + first + Self.gap
      parts.text?.frame = CGRect(
        x: start, y: (bounds.height - text.height) / 2, width: first, height: text.height)
      parts.detail?.frame = CGRect(
        x: far, y: (bounds.height - detail.height) / 2, width: second, height: detail.height)
    }
    guard isMirrored else { return }
    for view in [parts.text, parts.detail, parts.image].compactMap({ $0 as UIView? }) {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }

  /// True where one text is below the other, as all texts are at the sizes for accessibility.
  private var isStacked: Bool {
    switch style {
    case .default, .subtitle: true
    case .value1, .value2: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
  }

  /// Space for texts beside the picture and between the margins.
  private func textSpace(width: CGFloat) -> CGSize {
    let image = parts.image?.image?.size.width ?? 0
    let taken = 2 * Self.margin + (image > 0 ? image + Self.margin : 0)
    return CGSize(width: max(0, width - taken), height: .greatestFiniteMagnitude)
  }

  private func height(of label: UILabel?, _ availableSpace: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: availableSpace, height: 0)).height
  }
}
