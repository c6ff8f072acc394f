import AccessibilityModel
import Drawing
import Foundation

extension UIView {
  /// Adds what is seen of the view and of all inside it, in points of its superview.
  package final func draw(into list: inout DisplayList) {
    guard isShown else { return }
    list.layer(DrawLayer(opacity: Double(alpha))) { list in
      var beginning = [DrawCommand.transform(place)]
      if clipsToBounds { beginning.append(.clip(outline, .winding)) }
      list.group(beginning) { list in
        drawGround(into: &list)
        drawContent(into: &list)
        drawInside(into: &list)
      }
    }
  }

  /// Where its own points lie in its superview.
  private var place: DrawTransform {
    let inwards = DrawTransform.shift(
      x: -Double(boundsOrigin.x + size.width / 2), y: -Double(boundsOrigin.y + size.height / 2))
    let middle = DrawTransform.shift(x: Double(center.x), y: Double(center.y))
    guard let turn = drawing?.transform else { return middle.around(inwards) }
    let turned = DrawTransform(
      a: Double(turn.a), b: Double(turn.b), c: Double(turn.c), d: Double(turn.d), tx: Double(turn.tx),
      ty: Double(turn.ty))
    return middle.around(turned).around(inwards)
  }

  /// Its edge, in its own points.
  private var outline: AccessibilityModel.Path {
    Path(roundedRect: Rect(bounds), cornerRadius: Double(drawing?.layer?.cornerRadius ?? 0))
  }

  private func drawGround(into list: inout DisplayList) {
    guard let color = backgroundColor else { return }
    list.fill(outline, with: .color(PaintColor(color, in: traitCollection)))
  }

  private func drawInside(into list: inout DisplayList) {
    if let source = sourceElements {
      let corner = convert(bounds, to: nil).origin
      let shift = DrawTransform.shift(
        x: Double(bounds.minX - corner.x), y: Double(bounds.minY - corner.y))
      list.group([.transform(shift)]) { source.draw(into: &$0) }
    } else {
      for view in children { view.draw(into: &list) }
    }
  }
}

extension PaintColor {
  /// The colour as it is under the given traits.
  package init(_ color: UIColor, in traits: UITraitCollection) {
    let parts = color.components(in: traits)
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.alpha)
    )
  }
}
