import AccessibilityModel
import CoreGraphics
import Drawing
import Foundation
import Testing

/// What is made of the outline of a context, as the file imports no UIKit.
@Suite("Outlines in a context")
struct ContextPathTests {
  /// The commands of what is drawn into a context of 100 by 100 points.
  private func commands(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    draw(context)
    return context.unfinished().commands
  }

  private func lines(_ draw: (CGContext) -> Void) -> [String] {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    draw(context)
    return context.unfinished().lines
  }

  private func strokeLine(_ draw: (CGContext) -> Void) -> StrokeLine? {
    for case .stroke(_, _, let line) in commands(draw) { return line }
    return nil
  }

  private func addTriangle(_ context: CGContext) {
    context.move(to: CGPoint(x: 10, y: 10))
    context.addLine(to: CGPoint(x: 30, y: 10))
    context.addLine(to: CGPoint(x: 10, y: 30))
  }

  private static let modes: [(CGPathDrawingMode, [String])] = [
    (.fill, ["fill 10 10 20 20 #000000"]),
    (.eoFill, ["fill 10 10 20 20 #000000 even-odd"]),
    (.stroke, ["stroke 10 10 20 20 #000000 1"]),
    (.fillStroke, ["fill 10 10 20 20 #000000", "stroke 10 10 20 20 #000000 1"]),
    (.eoFillStroke, ["fill 10 10 20 20 #000000 even-odd", "stroke 10 10 20 20 #000000 1"]),
  ]

  @Test("An outline is filled, gets a line, or both, as the mode says, and is used up", arguments: modes)
  func drawing(mode: CGPathDrawingMode, expected: [String]) {
    let drawn = lines { context in
      addTriangle(context)
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
      context.drawPath(using: mode)
    }
    #expect(drawn == expected)
  }

  private static let rules: [(CGPathFillRule, Bool)] = [(.winding, true), (.evenOdd, false)]

  @Test("Where a line runs around twice, the rule decides whether the middle is filled", arguments: rules)
  func filling(rule: CGPathFillRule, fillsMiddle: Bool) {
    let drawn = commands { context in
      context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
      let path = context.path
      #expect(path?.contains(CGPoint(x: 15, y: 15), using: rule) == fillsMiddle)
      context.fillPath(using: rule)
    }
    let rules = drawn.compactMap { command -> FillRule? in
      if case .fill(_, _, let rule) = command { rule } else { nil }
    }
    #expect(rules == [fillsMiddle ? .winding : .evenOdd])
  }

  @Test("A curve ends at its end and stays within its control points, and an oval fills its rectangle")
  func curves() {
    let drawn = lines { context in
      context.move(to: .zero)
      context.addCurve(
        to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 40, y: 20))
      #expect(context.currentPointOfPath == CGPoint(x: 40, y: 0))
      // The curve comes to three quarters of the height of its control points.
      #expect(context.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 15))
      context.beginPath()
      #expect(context.isPathEmpty)
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 10))
      context.fillPath()
    }
    #expect(drawn == ["fill 5 5 20 10 round #000000"])
  }

  @Test("Closing an outline leads back to where its part began")
  func closing() {
    _ = lines { context in
      addTriangle(context)
      #expect(context.currentPointOfPath == CGPoint(x: 10, y: 30))
      context.closePath()
      #expect(context.currentPointOfPath == CGPoint(x: 10, y: 10))
    }
  }

  private static let ends: [(CGLineCap, StrokeLine.Cap)] = [
    (.butt, .butt), (.round, .round), (.square, .square),
  ]
  private static let corners: [(CGLineJoin, StrokeLine.Join)] = [
    (.miter, .miter), (.round, .round), (.bevel, .bevel),
  ]

  @Test("A line has the width, the ends and the corners that were said, until the state is restored")
  func strokes() throws {
    for (cap, drawnCap) in Self.ends {
      for (join, drawnJoin) in Self.corners {
        let line = strokeLine { context in
          context.setLineWidth(5)
          context.setLineCap(cap)
          context.setLineJoin(join)
          context.setMiterLimit(3)
          context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(line == StrokeLine(width: 5, cap: drawnCap, join: drawnJoin, miterLimit: 3))
      }
    }
    let restored = strokeLine { context in
      context.saveGState()
      context.setLineWidth(7)
      context.setLineCap(.round)
      context.restoreGState()
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(restored == StrokeLine())
  }

  @Test("Segments are single lines between every two points; a point without a partner is left out")
  func segments() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 9, y: 5)]
    let drawn = commands { $0.strokeLineSegments(between: points + [CGPoint(x: 50, y: 50)]) }
    let steps = drawn.flatMap { command -> [Path.Step] in
      if case .stroke(let path, _, _) = command { path.steps } else { [] }
    }
    #expect(steps.filter { if case .move = $0 { true } else { false } }.count == 2)
    #expect(steps.count == 4)
  }

  private static let shortcuts: [(String, @Sendable (CGContext) -> Void)] = [
    ("fill", { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }),
    ("stroke", { $0.stroke(CGRect(x: 0, y: 0, width: 2, height: 2)) }),
    ("fillEllipse", { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }),
    ("strokeEllipse", { $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }),
    ("strokeLineSegments", { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) }),
    ("clip", { $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2)) }),
  ]

  @Test("What draws a shape of its own drops the outline that was begun")
  func sideEffects() {
    for (name, draw) in Self.shortcuts {
      _ = lines { context in
        addTriangle(context)
        draw(context)
        #expect(context.isPathEmpty, "\(name)")
      }
    }
  }

  private static let blends: [(CGBlendMode, String)] = [
    (.multiply, "multiply"), (.screen, "screen"), (.luminosity, "luminosity"), (.clear, "clear"),
    (.destinationOut, "destinationOut"), (.plusLighter, "plusLighter"),
  ]

  @Test("Colours are combined with what lies behind them in the way that was said", arguments: blends)
  func blending(mode: CGBlendMode, name: String) {
    let drawn = lines { context in
      context.setBlendMode(mode)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(.normal)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(drawn == ["layer \(name)", "  fill 0 0 4 4 #000000", "fill 0 0 4 4 #000000"])
  }

  /// Options, and whether the middle within the inner circle and a point beyond the outer one are drawn.
  private static let reaches: [(CGGradientDrawingOptions, Bool, Bool)] = [
    ([], false, false), (.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
  ]

  @Test(
    "A gradient between two circles goes on inside the first and outside the last one only where that is said",
    arguments: reaches)
  func radialGradients(options: CGGradientDrawingOptions, inside: Bool, outside: Bool) throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let middle = CGPoint(x: 50, y: 50)
    let drawn = commands {
      $0.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 10, endCenter: middle, endRadius: 20, options: options)
    }
    guard case .fill(let path, .radial(_, let center, let from, let to), let rule) = drawn.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(CGPoint(center) == middle)
    #expect([from, to] == [10, 20])
    func isDrawn(_ x: CGFloat) -> Bool {
      CGPath(steps: path.steps).contains(CGPoint(x: x, y: 50), using: rule == .evenOdd ? .evenOdd : .winding)
    }
    #expect(isDrawn(65))
    #expect(isDrawn(50) == inside)
    #expect(isDrawn(90) == outside)
  }

  @Test("An outline tells its corners, what lies in it, and a step through the plane adds up")
  func values() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 10, y: 5)))
    let step = CGVector(dx: 3, dy: 4)
    #expect(hypot(step.dx, step.dy) == 5)
    #expect(CGVector() == .zero)
  }
}
