import AccessibilityModel
import Drawing
import Foundation

extension UIView {
  /// Adds what is seen of the view and of all inside it, in points of its superview.
  package final func draw(into list: inout DisplayList) {
    guard isShown else { return }
    drawnAsSubject(into: &list) { list in
      list.layer(DrawLayer(opacity: Double(alpha), shadow: shownLayer?.shadow)) { list in
        list.group([.transform(place)]) { drawInPlace(into: &$0) }
      }
    }
  }

  /// Adds what is seen of the view and of all inside it, in its own points.
  package func drawInPlace(into list: inout DisplayList) {
    let layer = shownLayer
    layer?.layoutSublayers()
    var beginning: [DrawCommand] = []
    if let mask = layer?.maskOutline { beginning.append(.clip(mask, .winding)) }
    if clipsToBounds || card != nil { beginning.append(.clip(outline, .winding)) }
    list.group(beginning) { list in
      drawBackground(into: &list)
      layer?.drawContents(into: &list)
      drawOwn(into: &list)
      drawContent(into: &list)
      drawInside(layer, into: &list)
      layer?.drawBorder(into: &list)
    }
  }

  /// The layer, where somebody asked for it or the class has one of its own kind.
  private var shownLayer: CALayer? {
    drawing?.layer ?? (type(of: self).layerClass == CALayer.self ? nil : layer)
  }

  /// Where its own points lie in its superview.
  private var place: DrawTransform {
    let inwards = DrawTransform.shift(
      x: -Double(boundsOrigin.x + size.width / 2), y: -Double(boundsOrigin.y + size.height / 2))
    let middle = DrawTransform.shift(x: Double(center.x), y: Double(center.y))
    guard let turn = drawing?.transform else { return middle.around(inwards) }
    return middle.around(DrawTransform(turn)).around(inwards)
  }

  /// Its edge, in its own points.
  private var outline: AccessibilityModel.Path {
    if let card { return Path(roundedRect: Rect(card), cornerRadius: Double(cardRoundness)) }
    if let usualOutline { return usualOutline.path }
    return shownLayer?.outline ?? Path(roundedRect: Rect(bounds), cornerRadius: 0)
  }

  /// The rectangle of a card above the screen, whose corners are round; nil for any other view.
  private var card: CGRect? { (parent as? PresentationLayer)?.card(of: self) }
  private var cardRoundness: CGFloat { (parent as? PresentationLayer)?.cardRadius ?? 0 }

  /// True where the class may have a `draw(_:)` of its own.
  private var drawsByItself: Bool { type(of: self) != UIView.self }

  private func drawBackground(into list: inout DisplayList) {
    guard let color = backgroundColor ?? (card == nil ? usualBackground : .cardBackground) else { return }
    list.fill(outline, with: paint(color))
  }

  /// What an app's own `draw(_:)` adds, which is asked for again once something about it changed.
  private func drawOwn(into list: inout DisplayList) {
    guard drawsByItself, size.width > 0, size.height > 0 else { return }
    let traits = traitCollection
    if let known = drawing?.drawn, known.size == size, known.traits == traits {
      return addOwn(known.list, to: &list)
    }
    let context = CGContext(bounds: bounds)
    GraphicsStack.with(context) { draw(bounds) }
    var own = DisplayList()
    let drawn = context.unfinished()
    if !drawn.isEmpty {
      own.group([.clip(Path(roundedRect: Rect(bounds), cornerRadius: 0), .winding)]) { $0.append(drawn) }
    }
    ensuredDrawing.drawn = (size, traits, own)
    addOwn(own, to: &list)
  }

  private func drawInside(_ layer: CALayer?, into list: inout DisplayList) {
    if let source = subtree?.source {
      let corner = convert(bounds, to: nil).origin
      let shift = DrawTransform.shift(
        x: Double(bounds.minX - corner.x), y: Double(bounds.minY - corner.y))
      return list.group([.transform(shift)]) { source.drawElements(into: &$0) }
    }
    let children = children
    for (index, view) in children.enumerated() {
      layer?.drawSublayers(subviewsBehind: index, into: &list)
      view.draw(into: &list)
    }
    guard let layer else { return }
    // Views may have left since layers were put in front of them.
    let last = max(layer.layers.map(\.subviewsBehind).max() ?? 0, children.count)
    for index in children.count...last { layer.drawSublayers(subviewsBehind: index, into: &list) }
  }

  /// What a colour is painted with in the view's appearance.
  func paint(_ color: UIColor) -> Paint { .color(PaintColor(color, in: traitCollection)) }

  /// True where reading starts at the right.
  var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Draws the view and all inside it, stretched to a rectangle, into the present context.
  ///
  /// - Returns: True where there is a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current, size.width > 0, size.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    let place = DrawTransform(
      a: Double(rect.width / size.width), b: 0, c: 0, d: Double(rect.height / size.height),
      tx: Double(rect.minX), ty: Double(rect.minY))
    let inwards = DrawTransform.shift(x: -Double(boundsOrigin.x), y: -Double(boundsOrigin.y))
    context.add { list in
      list.group([.transform(place), .transform(inwards)]) { drawInPlace(into: &$0) }
    }
    return true
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
