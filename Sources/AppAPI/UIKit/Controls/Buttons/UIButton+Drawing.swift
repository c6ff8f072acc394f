import AccessibilityModel
import Drawing
import Foundation

extension UIButton {
  /// Draws the background of the button, and the picture where no view of its own shows it.
  func renderingEffect(into list: inout DisplayList) {
    backgroundEffect(into: &list)
    if let image = currentBackgroundImage {
      image.draw(
        in: bounds, tint: PaintColor(tintColor, in: traitCollection), traits: traitCollection, into: &list)
    }
    let places = ButtonLayout(self).places(in: bounds)
    if configuration?.showsActivityIndicator == true {
      drawWheel(in: square(20, in: places.image), contentColor, into: &list)
    } else if picture == nil, let image = shownImage {
      image.draw(
        in: places.image, tint: PaintColor(contentColor, in: traitCollection), traits: traitCollection,
        into: &list)
    }
  }

  private func backgroundEffect(into list: inout DisplayList) {
    let radius = groundRadius
    if let color = groundColor { drawBox(bounds, radius: radius, color, into: &list) }
    guard let background = configuration?.background else { return }
    if let color = background.strokeColor, background.strokeWidth > 0 {
      drawEdge(bounds, radius: radius, width: background.strokeWidth, color, into: &list)
    }
  }

  /// The colour of the background; nil where there is none.
  private var groundColor: UIColor? {
    guard let configuration else {
      // A button of the system that is chosen shows its words on a background of the tint colour.
      return isSelected && buttonType == .system && titleColor(for: .selected) == nil ? tintColor : nil
    }
    if let own = configuration.background.backgroundColor { return pressed(own) }
    let accent = configuration.baseBackgroundColor ?? accentColor
    switch configuration.backgroundKind {
    case .plain: return isSelected ? accent.withAlphaComponent(0.18) : nil
    case .filled: return isEnabled ? pressed(accent) : .tertiarySystemFill
    case .tinted: return isEnabled ? pressed(accent.withAlphaComponent(0.18)) : .tertiarySystemFill
    case .gray: return pressed(configuration.baseBackgroundColor ?? .secondarySystemFill)
    }
  }

  private func pressed(_ color: UIColor) -> UIColor {
    guard isHighlighted else { return color }
    let parts = color.components(in: traitCollection)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha * 0.75)
  }

  /// The tint colour, or red for what takes something away.
  private var accentColor: UIColor { role == .destructive ? .systemRed : tintColor }

  /// The colour of words and picture that have none of their own.
  private var contentColor: UIColor {
    guard isEnabled else { return titleColor(for: .disabled, alone: true) ?? .tertiaryLabel }
    guard let configuration else {
      if groundColor != nil { return .white }
      let color = currentTitleColor
      return isHighlighted && buttonType != .custom ? color.withAlphaComponent(0.3) : color
    }
    if let own = configuration.baseForegroundColor { return own }
    let color = configuration.backgroundKind == .filled ? UIColor.white : accentColor
    return isHighlighted && configuration.backgroundKind == .plain ? color.withAlphaComponent(0.75) : color
  }

  private func titleColor(for state: UIControl.State, alone: Bool) -> UIColor? {
    faces[state.rawValue]?.titleColor
  }

  private var groundRadius: CGFloat {
    guard let configuration else { return 4 }
    let half = min(bounds.width, bounds.height) / 2
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: configuration.background.cornerRadius
      case .dynamic: max(configuration.background.cornerRadius, configuration.buttonSize == .large ? 8 : 0)
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: half
      }
    return min(radius, half)
  }
}

extension UIButton: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    guard part === label || part === picture || part === secondLabel else { return nil }
    guard part !== picture || configuration != nil || !isEnabled else { return nil }
    let alignment: NSTextAlignment? =
      switch configuration?.titleAlignment ?? .automatic {
      case .leading: .natural
      case .center: .center
      case .trailing: readsFromRight ? .left : .right
      case .automatic: [.top, .bottom].contains(configuration?.imagePlacement ?? .leading) ? .center : nil
      }
    return DefaultAppearance(color: contentColor, alignment: alignment)
  }
}
