import CoreGraphics
import Drawing
import QuartzCore
import Testing

/// What layers and contexts do where no view is known, as the file imports no UIKit.
@MainActor
@Suite("Layers without a view")
struct LayerDrawingTests {
  /// A layer that draws itself.
  private final class Dot: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(bounds.insetBy(dx: 1, dy: 1))
    }
  }

  private func rendered(_ layer: CALayer) -> [String] {
    let context = CGContext(bounds: layer.bounds)
    layer.render(in: context)
    return context.unfinished().lines
  }

  @Test("A layer draws itself between its background and the layers in it")
  func ownDrawing() {
    let dot = Dot()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(gray: 1, alpha: 1)
    let inner = CALayer()
    inner.frame = CGRect(x: 4, y: 4, width: 2, height: 2)
    inner.backgroundColor = CGColor(gray: 0, alpha: 1)
    dot.addSublayer(inner)
    #expect(
      rendered(dot) == ["fill 0 0 10 10 #FFFFFF", "fill 1 1 8 8 #FF0000", "fill 4 4 2 2 #000000"])
  }

  @Test("Layers lie in each other, and a point of one is found in another")
  func nesting() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.frame = CGRect(x: 10, y: 20, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.superlayer === outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
    #expect(outer.hitTest(CGPoint(x: 12, y: 22)) === inner)
    inner.removeFromSuperlayer()
    #expect(outer.sublayers == nil)
  }
}
