import AccessibilityModel
import Drawing
import Typography
import UIKit

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What its letters are drawn with.
    public var shading = Shading.foreground
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// Its size, in points.
    public let size: CGSize
    /// What it is drawn with, where it has no colours of its own.
    public var shading: Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    let list: DisplayList
    /// Its size, in points.
    public let size: CGSize
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: image.naturalSize(environment))
  }

  /// The shade as it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view with an id among the symbols; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbols = recorder.symbols
    nonisolated(unsafe) let id = id
    return MainActor.assumeIsolated { symbols?.drawing(of: id) }
      .map { ResolvedSymbol(list: $0.list, size: $0.size) }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record { list, context in
      switch shading.kind {
      case .style(let style) where style is ImagePaint || style is EllipticalGradient:
        list.fill(path, with: style, eoFill: false, context.within(path.boundingRect))
      default:
        let paint = shading.paint(context.within(path.boundingRect))
        list.fill(path.outline(at: .zero), with: paint, rule: style.isEOFilled ? .evenOdd : .winding)
      }
    }
  }

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record { list, context in
      let paint = shading.paint(context.within(path.boundingRect))
      list.stroke(path.outline(at: .zero), with: paint, line: style.line)
    }
  }

  /// Draws a line of a width along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text within a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text within a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record { list, context in
      var inner = context.within(rect)
      inner.state.foregroundStyles = text.shading.style
      list.append(.text(text.text.resolved(in: text.environment).drawn(inner)))
    }
  }
  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: 1e6, height: 1e6))
    draw(text, in: CGRect(size, anchor, at: point))
  }
  /// Draws a picture within a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture within a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record { list, context in
      var inner = context.within(rect)
      inner.state.foregroundStyles = image.shading?.style ?? inner.state.foregroundStyles
      image.image.draw(inner, into: &list)
    }
  }
  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, anchor, at: point))
  }
  /// Draws a view within a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let fit = DrawTransform(
      a: Double(rect.width / symbol.size.width), b: 0, c: 0, d: Double(rect.height / symbol.size.height),
      tx: Double(rect.minX), ty: Double(rect.minY))
    record { list, _ in list.group([.transform(fit)]) { $0.append(symbol.list) } }
  }
  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, anchor, at: point))
  }

  /// Draws something as one picture, with the filters that are set.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = CanvasRecorder(recorder.symbols)
    var layer = GraphicsContext(inner, context)
    layer.transform = transform
    try content(&layer)
    let drawn = inner.list
    var outer = self
    outer.transform = .identity
    outer.record { list, _ in
      list.append(.beginLayer(DrawLayer()))
      list.append(drawn)
      list.append(.endLayer)
    }
  }
}

extension GraphicsContext {
  /// Adds something with all that is in force.
  private func record(_ body: (inout DisplayList, ShapeStyleContext) -> Void) {
    var inner = DisplayList()
    body(&inner, context)
    for filter in filters.reversed() { inner = filter.applied(to: inner, context) }
    let beginning = clips + (transform == .identity ? [] : [.transform(DrawTransform(transform))])
    recorder.list.layer(DrawLayer(opacity: opacity, blending: blendMode.blending)) { list in
      if beginning.isEmpty { list.append(inner) } else { list.group(beginning) { $0.append(inner) } }
    }
  }
}

extension GraphicsContext.Filter {
  /// What was drawn, changed.
  fileprivate func applied(to list: DisplayList, _ context: ShapeStyleContext) -> DisplayList {
    var changed = DisplayList()
    switch effect {
    case .blur(let radius): changed.layer(DrawLayer(blurRadius: Double(radius))) { $0.append(list) }
    case .shadow(let color, let radius, let x, let y):
      let shadow = DrawLayer.Shadow(
        color: context.color(color), radius: Double(radius), x: Double(x), y: Double(y))
      changed.layer(DrawLayer(shadow: shadow)) { $0.append(list) }
    case .colors(let change): return list.recoloured(change.change(context))
    default: return list
    }
    return changed
  }
}

extension GraphicsContext.Shading {
  /// A style that comes near the shade.
  fileprivate var style: (any ShapeStyle)? {
    switch kind {
    case .style(let style): style is ForegroundStyle ? nil : style
    case .palette(let shades): shades.first?.style
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _): gradient
    }
  }

  /// The shade as a picture has it.
  fileprivate func paint(_ context: ShapeStyleContext) -> Paint {
    func point(_ point: CGPoint) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
    switch kind {
    case .style(let style): return context.paint(style)
    case .palette(let shades): return shades.first?.paint(context) ?? context.foreground
    case .linear(let gradient, let start, let end):
      return .linear(gradient.drawnStops(context), from: point(start), to: point(end))
    case .radial(let gradient, let center, let start, let end):
      return .radial(
        gradient.drawnStops(context), center: point(center), from: Double(start), to: Double(end))
    case .conic(let gradient, let center, let angle):
      return .angular(
        gradient.drawnStops(context), center: point(center), from: angle.radians, to: angle.radians + 2 * .pi)
    }
  }
}

extension GraphicsContext.ResolvedText {
  /// The size that the text takes of an offer.
  public func measure(in size: CGSize) -> CGSize {
    let runs = text.resolved(in: environment).runs
    let metrics = TextMeasurer.shared.measure(runs, maxWidth: size.width < 1e5 ? Double(size.width) : nil)
    return CGSize(width: metrics.size.width, height: metrics.size.height)
  }

  /// How far below its top the first line stands.
  public func firstBaseline(in size: CGSize) -> CGFloat {
    let runs = text.resolved(in: environment).runs
    return CGFloat(TextMeasurer.shared.measure(runs, maxWidth: Double(size.width)).firstBaseline)
  }
}

extension ShapeStyleContext {
  /// The same surroundings in another space.
  fileprivate func within(_ rect: CGRect) -> ShapeStyleContext {
    var context = self
    context.rect = rect
    return context
  }
}

extension CGRect {
  /// A rectangle of a size, a place of which lies at a point.
  fileprivate init(_ size: CGSize, _ anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
