import AccessibilityModel
import Drawing
import Foundation

extension UINavigationBar {
  /// How it looks with the screen that it shows.
  var shownAppearance: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }

  /// Draws the background of the bar.
  func renderingEffect(into list: inout DisplayList) {
    BarBackground(
      bar: self, appearance: shownAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      isAtTop: true, hasLine: isCollapsed || topItem?.parts.largeTitle.isHidden != false
    ).draw(into: &list)
  }
}

extension UINavigationBar: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    guard let parts = topItem?.parts else { return nil }
    let plain = shownAppearance.titleTextAttributes
    let large = shownAppearance.largeTitleTextAttributes
    switch part {
    case parts.largeTitle where !isCollapsed:
      let color = large[.foregroundColor] ?? largeTitleTextAttributes?[.foregroundColor]
      return DefaultAppearance(color: color as? UIColor)
    case parts.title, parts.largeTitle:
      let color = plain[.foregroundColor] ?? titleTextAttributes?[.foregroundColor]
      return DefaultAppearance(color: color as? UIColor, alignment: .center)
    case parts.prompt: return DefaultAppearance(alignment: .center)
    default: return nil
    }
  }
}

extension UIToolbar {
  /// Draws the background of the bar.
  func renderingEffect(into list: inout DisplayList) {
    BarBackground(
      bar: self, appearance: standardAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      isAtTop: false
    ).draw(into: &list)
  }
}

extension UITabBar {
  /// Draws the background of the bar.
  func renderingEffect(into list: inout DisplayList) {
    BarBackground(
      bar: self, appearance: standardAppearance, tint: barTintColor, isTranslucent: isTranslucent,
      isAtTop: false
    ).draw(into: &list)
  }
}

extension BackButton: DefaultAppearanceSource {
  /// Draws the arrow that leads back.
  func renderingEffect(into list: inout DisplayList) {
    let backgrounds = item?.backBackgrounds ?? [:]
    let state: UIControl.State = isEnabled ? .normal : .disabled
    if let background = backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue] {
      background.draw(
        in: bounds, tint: PaintColor(tintColor, in: traitCollection), traits: traitCollection, into: &list)
    }
    let arrow = mirrored(CGRect(x: bounds.minX, y: bounds.midY - 10, width: 18, height: 20))
    drawSymbol(
      readsFromRight ? "chevron.right" : "chevron.left", in: arrow, tintColor, weight: .semibold,
      into: &list)
  }

  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    let bar = (superview as? UINavigationBar)?.shownAppearance.backButtonAppearance.normal.titleTextAttributes
    let own = item?.shownTitleAttributes(.normal, bar: bar) ?? bar ?? [:]
    return DefaultAppearance(color: own[.foregroundColor] as? UIColor ?? tintColor)
  }
}

extension BarButton: DefaultAppearanceSource {
  /// The colour of words and picture.
  private var color: UIColor { isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel }

  /// How its bar wants such buttons.
  private var look: UIBarButtonItemStateAppearance? {
    let isDone = item.style == .done
    let looks: UIBarButtonItemAppearance?
    switch superview {
    case let bar as UINavigationBar:
      looks = isDone ? bar.shownAppearance.doneButtonAppearance : bar.shownAppearance.buttonAppearance
    case let bar as UIToolbar:
      looks = isDone ? bar.standardAppearance.doneButtonAppearance : bar.standardAppearance.buttonAppearance
    default: looks = nil
    }
    return isEnabled ? looks?.normal : looks?.disabled
  }

  private var controlState: UIControl.State { isEnabled ? .normal : .disabled }

  /// How its words look, as far as that is said.
  var titleAttributes: [NSAttributedString.Key: Any] {
    item.shownTitleAttributes(controlState, bar: look?.titleTextAttributes)
  }

  /// How far its words are moved from their place.
  var titleOffset: UIOffset {
    item.titleOffset == .zero ? look?.titlePositionAdjustment ?? .zero : item.titleOffset
  }

  private var background: UIImage? {
    item.backgrounds[controlState.rawValue] ?? item.backgrounds[UIControl.State.normal.rawValue]
      ?? look?.backgroundImage
  }

  /// Draws what lies behind, and the picture where there is one in place of words.
  func renderingEffect(into list: inout DisplayList) {
    background?.draw(
      in: bounds, tint: PaintColor(color, in: traitCollection), traits: traitCollection, into: &list)
    if item.isSelected { drawBox(bounds.insetBy(dx: 2, dy: 6), radius: 8, .secondarySystemFill, into: &list) }
    guard item.shownTitle == nil, let image = item.shownImage else { return }
    let side = min(24, bounds.width)
    let isSymbol = image.isSymbolImage
    let size = isSymbol ? CGSize(width: side, height: side) : image.size
    let place = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    // Pictures of bars are shapes unless they say that they are not.
    let drawn =
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    drawn.draw(
      in: place, tint: PaintColor(color, in: traitCollection), fitting: .aspectFit,
      traits: traitCollection, into: &list)
  }

  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    DefaultAppearance(color: titleAttributes[.foregroundColor] as? UIColor ?? color, alignment: .center)
  }
}

extension UIBarButtonItem {
  /// The picture of the button, its own or that of what the system means by it.
  var shownImage: UIImage? {
    if let own = image ?? primaryAction?.image { return own }
    guard case .system(let item) = kind else { return nil }
    return item.symbol.flatMap { UIImage(systemName: $0) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that stands on the button.
  fileprivate var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
