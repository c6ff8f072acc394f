import AccessibilityModel
import Drawing
import Foundation

extension PresentationLayer {
  /// Darkens what lies behind, and draws the shadow of what is presented.
  func renderingEffect(into list: inout DisplayList) {
    guard let presentation, !presentation.shouldRemovePresentersView else { return }
    let isBubble =
      presentation is UIPopoverPresentationController || presentation is MenuPresentationController
    if presentation.isModal, !isBubble {
      drawBox(bounds, UIColor.black.withAlphaComponent(0.2), into: &list)
    }
    guard let view = presentation.presentedView, let card = card(of: view) else { return }
    let place = convert(card, from: view)
    list.layer(DrawLayer(shadow: .ofBoard)) { drawBox(place, radius: cardRadius, .cardBackground, into: &$0) }
  }

  /// How far the corners of a card are rounded.
  var cardRadius: CGFloat {
    switch presentation {
    case let sheet as UISheetPresentationController: sheet.preferredCornerRadius ?? 10
    case is AlertPresentationController: 14
    default: 13
    }
  }

  /// The rectangle of a presented view that is a card; nil where it fills the screen or is none.
  func card(of view: UIView) -> CGRect? {
    guard let presentation, view === presentation.presentedView, !presentation.shouldRemovePresentersView
    else { return nil }
    let fills = view.frame.width >= bounds.width && view.frame.minY <= 0 && view.frame.height >= bounds.height
    if fills { return nil }
    guard presentation is UISheetPresentationController, view.frame.maxY >= bounds.maxY else {
      return view.bounds
    }
    // A sheet has round corners at its top alone; the others lie below the edge of the screen.
    var card = view.bounds
    card.size.height += cardRadius
    return card
  }
}

extension UIColor {
  /// The background of a card above the screen.
  static let cardBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}

extension LayerButton {
  /// Draws the bar by which a sheet is pulled.
  func renderingEffect(into list: inout DisplayList) {
    guard (superview as? PresentationLayer)?.grabber === self else { return }
    let bar = CGRect(x: bounds.midX - 18, y: bounds.minY + 5, width: 36, height: 5)
    drawBox(bar, radius: 2.5, .systemGray3, into: &list)
  }
}
