import Drawing
@_exported import QuartzCore

/// What few views have: a transform, margins of their own, a layer that was asked for.
@MainActor
final class ViewDrawing {
  /// How the view is transformed; nil where it is not.
  var transform: CGAffineTransform?
  /// The margins that were set.
  var margins: UIEdgeInsets?
  /// The margins that were set in reading direction, where these were set last.
  var directionalMargins: NSDirectionalEdgeInsets?
  /// What the view drew by itself when it was last asked, and under what; nil where it has to draw anew.
  var drawn: (size: CGSize, traits: UITraitCollection, list: DisplayList)?
  /// What few apps set and nobody hears.
  var rare = RareViewAttributes()
  /// The view that says what is seen of it.
  var mask: UIView?
  /// The layer, where it was asked for.
  private(set) var layer: CALayer?

  func layer(of view: UIView) -> CALayer {
    if let layer { return layer }
    let kind = type(of: view).layerClass as? CALayer.Type ?? CALayer.self
    let new = kind.make(ofView: view)
    layer = new
    return new
  }
}

extension UIView {
  /// Its drawing; made where it had none.
  var ensuredDrawing: ViewDrawing {
    if let drawing { return drawing }
    let new = ViewDrawing()
    drawing = new
    return new
  }
}

extension UIView: LayerOwner {
  /// Colour of the background, as layers take it.
  package final var layerColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The layer of the superview.
  package final var outerLayer: CALayer? { superview?.layer }
  /// How many subviews there are.
  package final var innerCount: Int { subviews.count }
  /// Where its zero point lies on the screen.
  package final var screenOrigin: CGPoint { convert(.zero, to: nil) }

  /// Which subview has a layer.
  package final func innerIndex(of layer: CALayer?) -> Int? {
    subviews.firstIndex { $0.drawing?.layer === layer && layer != nil }
  }
}
