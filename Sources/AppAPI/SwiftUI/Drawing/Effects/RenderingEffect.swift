import AccessibilityModel
import Drawing
import UIKit

/// A change of how a view is drawn, which nobody hears.
enum RenderingEffect {
  /// As one picture.
  case layer
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(CGFloat)
  case blending(BlendMode)
  case colors(ColorChange)
  /// Only within an outline; `nil` for the space of the view.
  case clip((any Shape)?, FillStyle)
  /// Points elsewhere, from the corner of the view on.
  case transform(CGAffineTransform)
  /// Turned in space and seen from the front.
  case turn(Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint)
  /// In front of something that fills an outline.
  case background(any ShapeStyle, any Shape)
  /// In the whole space of a segment, which is wider than its words.
  case segment
  /// Out to edges of the screen.
  case bleeding(Edge.Set)
  /// Not drawn at all, though it is heard.
  case unseen
  /// As the place of the view asks for.
  case visual((GeometryProxy) -> [RenderingEffect])
  /// More transparent.
  case opacity(Double)
  /// Turned or larger.
  case plane(PlaneEffect)
}

/// Changes how each item of a view is drawn.
struct RenderingEffectModifier {
  let effect: RenderingEffect

  init(_ effect: RenderingEffect) {
    self.effect = effect
  }
}

extension RenderingEffectModifier: @unchecked Sendable {}

extension RenderingEffectModifier: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> RenderingEffectItem {
    RenderingEffectItem(around: inner, effect, node.environment)
  }

  func update(_ item: RenderingEffectItem, in node: ViewNode) {
    item.effect = effect
    item.environment = node.environment
  }
}

/// An item that is drawn in another way.
final class RenderingEffectItem: WrapperItem {
  fileprivate(set) var effect: RenderingEffect
  fileprivate(set) var environment: EnvironmentValues

  init(around inner: LayoutItem, _ effect: RenderingEffect, _ environment: EnvironmentValues) {
    self.effect = effect
    self.environment = environment
    super.init(around: inner)
  }

  override func draw(into list: inout DisplayList) {
    draw(effect, into: &list) { [inner] list in inner.draw(into: &list) }
  }

  private func draw(
    _ effect: RenderingEffect, into list: inout DisplayList, _ body: (inout DisplayList) -> Void
  ) {
    let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    switch effect {
    case .layer:
      list.append(.beginLayer(DrawLayer()))
      body(&list)
      list.append(.endLayer)
    case .shadow(let color, let radius, let x, let y):
      let shadow = DrawLayer.Shadow(
        color: context.color(color), radius: Double(radius), x: Double(x), y: Double(y))
      list.layer(DrawLayer(shadow: shadow), body)
    case .blur(let radius): list.layer(DrawLayer(blurRadius: Double(radius)), body)
    case .blending(let mode): list.layer(DrawLayer(blending: mode.blending), body)
    case .colors(let change):
      var inner = DisplayList()
      body(&inner)
      list.append(inner.recoloured(change.change(context)))
    case .clip(let shape, let style):
      let outline = shape.map { path($0) } ?? Path(frame)
      list.group([.clip(outline.outline(at: .zero), style.isEOFilled ? .evenOdd : .winding)], body)
    case .transform(let transform):
      let corner = DrawTransform.shift(x: Double(frame.minX), y: Double(frame.minY))
      let back = DrawTransform.shift(x: -Double(frame.minX), y: -Double(frame.minY))
      list.group([.transform(corner.around(DrawTransform(transform)).around(back))], body)
    case .turn(let angle, let axis, let anchor):
      list.group([.transform(Self.turn(angle, axis, around: frame.point(anchor)))], body)
    case .background(let style, let shape):
      list.fill(path(shape), with: style, context)
      body(&list)
    case .segment:
      withDrawingState {
        $0.segment = frame
      } _: {
        body(&list)
      }
    case .bleeding(let edges):
      let sides = edges.mirrored(environment.layoutDirection == .rightToLeft)
      withDrawingState {
        $0.bleedingEdges.formUnion(sides)
      } _: {
        body(&list)
      }
    case .unseen: break
    case .opacity(let opacity): list.layer(DrawLayer(opacity: opacity), body)
    case .plane(let effect): list.group([.transform(effect.plane(in: frame).drawn)], body)
    case .visual(let make):
      let effects = make(GeometryProxy(frame: frame, screen: graph.screen, item: self))
      drawAll(effects[...], into: &list, body)
    }
  }

  private func drawAll(
    _ effects: ArraySlice<RenderingEffect>, into list: inout DisplayList, _ body: (inout DisplayList) -> Void
  ) {
    guard let last = effects.last else { return body(&list) }
    draw(last, into: &list) { drawAll(effects.dropLast(), into: &$0, body) }
  }

  private func path(_ shape: any Shape) -> Path {
    shape.path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// What a turn in space looks like from far away.
  private static func turn(
    _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), around point: CGPoint
  ) -> DrawTransform {
    let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), 1e-9)
    let (x, y, z) = (Double(axis.x / length), Double(axis.y / length), Double(axis.z / length))
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    let turned = DrawTransform(
      a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
      d: cosine + y * y * rest, tx: 0, ty: 0)
    let (there, back) = (
      DrawTransform.shift(x: Double(point.x), y: Double(point.y)),
      DrawTransform.shift(x: -Double(point.x), y: -Double(point.y))
    )
    return there.around(turned).around(back)
  }
}

extension DrawTransform {
  /// Takes a transform of the kind that app code uses.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

extension BlendMode {
  /// The way of combining colours that a picture has; the nearest one where it has none of that name.
  var blending: DrawLayer.Blending {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .colorBurn
    case .plusLighter: .plusLighter
    }
  }
}
