import AccessibilityModel
import Drawing
import Foundation

extension TabButton: DefaultAppearanceSource {
  /// The colour of words and picture.
  private var color: UIColor {
    if let own = look?.iconColor { return own }
    guard isEnabled else { return .tertiaryLabel }
    guard !isSelected else { return tintColor }
    return (superview as? UITabBar)?.unselectedItemTintColor ?? .systemGray
  }

  /// How its bar wants such tabs.
  private var look: UITabBarItemStateAppearance? {
    let appearance = item.standardAppearance ?? (superview as? UITabBar)?.standardAppearance
    let looks = appearance?.stackedLayoutAppearance
    guard isEnabled else { return looks?.disabled }
    return isSelected ? looks?.selected : looks?.normal
  }

  private var titleColor: UIColor {
    let state: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    let style = item.shownTitleAttributes(state, bar: look?.titleTextAttributes)
    return style[.foregroundColor] as? UIColor ?? color
  }

  /// Draws the picture above the words, and the small circle at its corner.
  func renderingEffect(into list: inout DisplayList) {
    let availableSpace = CGRect(
      x: bounds.minX, y: bounds.minY + 4, width: bounds.width, height: max(bounds.height - 19, 0))
    let place = square(min(26, availableSpace.height), in: availableSpace)
    if let image = shownImage {
      let drawn =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      drawn.draw(
        in: place, tint: PaintColor(color, in: traitCollection), fitting: .aspectFit,
        traits: traitCollection, into: &list)
    }
    guard let badge = item.badgeValue else { return }
    let style = look?.badgeTextAttributes ?? [:]
    let words = DrawnWords(
      badge, font: style[.font] as? UIFont ?? .systemFont(ofSize: 12),
      color: style[.foregroundColor] as? UIColor ?? .white, in: self, alignment: .center)
    let width = max(18, words.size(width: nil).width + 10)
    let circle = mirrored(
      CGRect(x: place.maxX - 6, y: bounds.minY + 2, width: width, height: 18))
    drawBox(circle, radius: 9, item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed, into: &list)
    words.draw(in: circle, into: &list)
  }

  private var shownImage: UIImage? {
    (isSelected ? item.selectedImage : nil) ?? item.image
      ?? item.systemItem.flatMap { UIImage(systemName: $0.symbol) }
  }

  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    DefaultAppearance(color: titleColor, alignment: .center)
  }
}

extension UITabBarItem.SystemItem {
  /// The symbol above the words.
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .topRated, .featured: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
