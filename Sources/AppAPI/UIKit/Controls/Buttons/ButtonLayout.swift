import Foundation

/// Where words and picture of a button stand.
@MainActor
struct ButtonLayout {
  /// The places of the parts, in the button's coordinates.
  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let insets: UIEdgeInsets
  private let imageGap: CGFloat
  private let titleGap: CGFloat
  private let edge: Edge
  private let shifts: (title: UIEdgeInsets, image: UIEdgeInsets)

  /// Where the picture stands beside the words.
  private enum Edge {
    case top, bottom, left, right
  }

  init(_ button: UIButton) {
    let configuration = button.configuration
    image =
      button.shownImage.map {
        $0.size(
          in: button.traitCollection,
          grows: button.adjustsImageSizeForAccessibilityContentSizeCategory)
      } ?? (configuration?.showsActivityIndicator == true ? Self.wheel : .zero)
    title = button.currentTitle?.isEmpty ?? true ? .zero : button.titleLabel?.sizeThatFits(.zero) ?? .zero
    subtitle =
      configuration?.subtitle?.isEmpty ?? true ? .zero : button.subtitleLabel?.sizeThatFits(.zero) ?? .zero
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let own = configuration?.contentInsets {
      insets = UIEdgeInsets(
        top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
        right: isMirrored ? own.leading : own.trailing)
    } else {
      insets = button.contentEdgeInsets
    }
    let hasWords = title.width > 0 || subtitle.width > 0
    imageGap = image.width > 0 && hasWords ? configuration?.imagePadding ?? 0 : 0
    titleGap = title.width > 0 && subtitle.width > 0 ? configuration?.titlePadding ?? 0 : 0
    edge =
      switch configuration?.imagePlacement ?? .leading {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isMirrored ? .left : .right
      default: isMirrored ? .right : .left
      }
    shifts = (button.titleEdgeInsets, button.imageEdgeInsets)
  }

  private static let wheel = CGSize(width: 20, height: 20)

  private var isStacked: Bool { edge == .top || edge == .bottom }
  private var words: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }
  private var content: CGSize {
    isStacked
      ? CGSize(width: max(image.width, words.width), height: image.height + imageGap + words.height)
      : CGSize(width: image.width + imageGap + words.width, height: max(image.height, words.height))
  }

  /// The size of everything with the space around it.
  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
  }

  /// Where the parts stand in the middle of a rectangle; words are cut where there is no space.
  func places(in bounds: CGRect) -> Places {
    let availableSpace = bounds.inset(by: insets)
    let width = min(content.width, max(availableSpace.width, 0))
    let start = CGPoint(x: availableSpace.midX - width / 2, y: availableSpace.midY - content.height / 2)
    var places = Places()
    var block = CGRect(origin: start, size: words)
    switch edge {
    case .top, .bottom:
      block.origin.y += edge == .top ? image.height + imageGap : 0
      block.size.width = width
      places.image.origin = CGPoint(
        x: availableSpace.midX - image.width / 2, y: edge == .top ? start.y : block.maxY + imageGap)
    case .left, .right:
      block.size.width = max(width - image.width - imageGap, 0)
      block.origin.x += edge == .left ? image.width + imageGap : 0
      block.origin.y = availableSpace.midY - words.height / 2
      places.image.origin = CGPoint(
        x: edge == .left ? start.x : block.maxX + imageGap, y: availableSpace.midY - image.height / 2)
    }
    places.image.size = image
    places.title = CGRect(x: block.minX, y: block.minY, width: block.width, height: title.height)
    places.subtitle = CGRect(
      x: block.minX, y: block.minY + title.height + titleGap, width: block.width, height: subtitle.height)
    places.image = places.image.offsetBy(
      dx: shifts.image.left - shifts.image.right, dy: shifts.image.top - shifts.image.bottom)
    places.title = places.title.offsetBy(
      dx: shifts.title.left - shifts.title.right, dy: shifts.title.top - shifts.title.bottom)
    return places
  }
}
