import AccessibilityModel
import Drawing
import Foundation

extension CALayer {
  /// Its edge, in its own points.
  package var outline: AccessibilityModel.Path {
    guard cornerRadius > 0 else { return Path(roundedRect: Rect(bounds), cornerRadius: 0) }
    guard maskedCorners != .all else {
      return Path(roundedRect: Rect(bounds), cornerRadius: Double(cornerRadius))
    }
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    return Path([Path.Step](roundedRect: bounds, corners: maskedCorners.corners, radii: radii))
  }

  /// What falls on the background behind; `nil` where nothing does.
  package var shadow: DrawLayer.Shadow? {
    guard shadowOpacity > 0, !masksToBounds else { return nil }
    let color = shadowColor.map { PaintColor($0.value) } ?? .black
    return DrawLayer.Shadow(
      color: color.opacity(Double(shadowOpacity)), radius: Double(shadowRadius),
      x: Double(shadowOffset.width), y: Double(shadowOffset.height))
  }

  /// The outline outside of which nothing is seen; `nil` where all is.
  package var maskOutline: AccessibilityModel.Path? {
    guard let mask else { return nil }
    let corner = CGAffineTransform(
      translationX: mask.frame.minX - mask.bounds.minX, y: mask.frame.minY - mask.bounds.minY)
    let steps = (mask as? CAShapeLayer)?.path?.steps ?? mask.outline.steps
    return Path(steps.applying(corner))
  }

  /// Draws the line along the edge, inside of it.
  package func drawBorder(into list: inout DisplayList) {
    guard borderWidth > 0 else { return }
    let inset = Double(borderWidth) / 2
    let inner = CALayer()
    inner.frame = bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
    inner.bounds = inner.frame
    inner.cornerRadius = max(cornerRadius - CGFloat(inset), 0)
    inner.maskedCorners = maskedCorners
    list.stroke(
      inner.outline, with: .color(borderColor.map { PaintColor($0.value) } ?? .black),
      line: StrokeLine(width: Double(borderWidth)))
  }

  /// Adds the layers inside it that lie in front of no more than so many subviews.
  package func drawSublayers(subviewsBehind: Int, into list: inout DisplayList) {
    let here = layers.filter { $0.subviewsBehind == subviewsBehind }.map(\.layer)
    for layer in here.sorted(by: { $0.zPosition < $1.zPosition }) { layer.draw(into: &list) }
  }

  /// Adds a layer without a view, and all inside it, in points of the layer around it.
  func draw(into list: inout DisplayList) {
    guard !isHidden, opacity > 0 else { return }
    let shadow = showsOnlySublayers ? nil : shadow
    list.layer(DrawLayer(opacity: Double(opacity), shadow: shadow)) { list in
      let place = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(affineTransform())
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      list.group([.transform(DrawTransform(place))]) { drawInPlace(into: &$0) }
    }
  }

  /// True where nothing but the layers in it is drawn.
  private var showsOnlySublayers: Bool { self is CATransformLayer }

  private func drawSublayers(into list: inout DisplayList) {
    let inside = layers.map(\.layer)
    for layer in inside.sorted(by: { $0.zPosition < $1.zPosition }) { layer.draw(into: &list) }
  }

  /// Adds a layer without a view, and all inside it, in its own points.
  func drawInPlace(into list: inout DisplayList) {
    layoutSublayers()
    guard !showsOnlySublayers else { return drawSublayers(into: &list) }
    var beginning: [DrawCommand] = []
    if let maskOutline { beginning.append(.clip(maskOutline, .winding)) }
    if masksToBounds { beginning.append(.clip(outline, .winding)) }
    list.group(beginning) { list in
      if let backgroundColor { list.fill(outline, with: .color(PaintColor(backgroundColor.value))) }
      drawContents(into: &list)
      drawSublayers(into: &list)
      drawBorder(into: &list)
    }
  }
}
