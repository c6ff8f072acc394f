import AccessibilityModel
import Drawing
import Foundation
import Testing
import UIKit

@MainActor
@Suite("What apps draw themselves")
struct OwnDrawingTests {
  /// Draws what a closure says, and counts how often it is asked.
  final class Sketch: UIView {
    var count = 0
    var body: (CGRect) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      count += 1
      body(rect)
    }
  }

  private func sketch(_ body: @escaping (CGRect) -> Void) -> Sketch {
    let view = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.body = body
    return view
  }

  @Test("L8: outlines are filled and drawn in the colours that are chosen")
  func outlines() throws {
    let view = sketch { rect in
      UIColor.red.setFill()
      UIBezierPath(roundedRect: rect.insetBy(dx: 10, dy: 10), cornerRadius: 4).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 25), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
      line.lineWidth = 3
      line.stroke()
      UIColor.green.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      "Dog".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
    }
    try expectDrawn(drawn(view), named: "outlines")
  }

  @Test("L8: a context keeps colours, lines, places and clips, and gives them back")
  func states() throws {
    let view = sketch { rect in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.setFillColor(UIColor.red.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      context.restoreGState()
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.setStrokeColor(UIColor.blue.cgColor)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 100, y: 50))
      context.strokePath()
      context.setAlpha(0.5)
      context.fill(rect)
    }
    try expectDrawn(drawn(view), named: "states")
  }

  @Test("Gradients fill what lies between their ends, and more where they are asked to")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let view = sketch { _ in
      UIGraphicsGetCurrentContext()?.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 50), options: [])
    }
    #expect(drawn(view).contains { $0.contains("linear #FF0000…#0000FF") })
  }

  @Test("A view is asked to draw again once it says so, or has another extent")
  func invalidation() {
    let view = sketch { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    _ = drawn(view)
    _ = drawn(view)
    #expect(view.count == 1)
    view.setNeedsDisplay()
    _ = drawn(view)
    #expect(view.count == 2)
    view.frame.size.width = 120
    _ = drawn(view)
    #expect(view.count == 3)
  }

  @Test("A drawn picture shows what was drawn, in the extent in which it is put")
  func renderer() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(dot.size == CGSize(width: 10, height: 10))
    let view = UIImageView(image: dot)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(drawn(view).contains { $0.hasSuffix("fill 0 0 20 20 round #FF0000") })
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let begun = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(begun?.size == CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("L8: a drawn picture can be written as a file and read again")
  func files() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let data = try #require(dot.pngData())
    let scale = UITraitCollection.current.displayScale
    let read = try #require(UIImage(data: data, scale: scale))
    #expect(read.size == dot.size)
    #expect(read.pngData() == data)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
    let view = UIImageView(image: read)
    #expect(drawn(view).last?.contains("\(data.count) bytes") == true)
  }

  @Test("L8: a drawn picture is written as a JPEG file over white, smaller where less quality is wanted")
  func jpegFiles() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let draw: (UIGraphicsImageRendererContext) -> Void = { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.black.setFill()
      for x in stride(from: 0, to: 18, by: 4) { UIRectFill(CGRect(x: x, y: 3, width: 2, height: 9)) }
    }
    let picture = renderer.image(actions: draw)
    let best = try #require(picture.jpegData(compressionQuality: 1))
    let small = try #require(picture.jpegData(compressionQuality: 0))
    #expect(best.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(best.suffix(2) == Data([0xFF, 0xD9]))
    #expect(small.count < best.count)
    #expect(picture.jpegData(compressionQuality: 7) == best)
    #expect(renderer.jpegData(withCompressionQuality: 1, actions: draw) == best)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    let read = try #require(UIImage(data: best, scale: UITraitCollection.current.displayScale))
    #expect(read.size == picture.size)
    let pixels = try bitmap(read)
    let (red, white) = (pixels.color(x: 30, y: 50), pixels.color(x: 100, y: 30))
    #expect(red.red > 0.95 && red.green < 0.1 && red.alpha == 1)
    #expect(white.red > 0.95 && white.green > 0.95 && white.blue > 0.95)
  }

  private func bitmap(_ image: UIImage) throws -> Bitmap {
    var list = DisplayList()
    let size = Size(width: Double(image.size.width), height: Double(image.size.height))
    image.draw(in: CGRect(origin: .zero, size: image.size), tint: .black, traits: .current, into: &list)
    return PictureRenderer(size: size, scale: 3, background: .clear).bitmap(of: list)
  }

  @Test("What is begun and not ended, or ended and not begun, harms nothing")
  func unbalanced() {
    let view = sketch { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.restoreGState()
      context?.endTransparencyLayer()
      context?.saveGState()
      context?.beginTransparencyLayer()
      context?.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    var list = DisplayList()
    view.draw(into: &list)
    #expect(list.commands.filter { $0 == .save }.count == list.commands.filter { $0 == .restore }.count)
    #expect(list.commands.last == .restore)
    UIGraphicsPopContext()
    UIColor.red.setFill()
    UIBezierPath(rect: .zero).fill()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("An outline tells which points lie inside, where it ends, and follows transforms")
  func geometry() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 0.5, y: 0.5)))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 4, height: 4)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    ring.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(ring.bounds.minX == 10)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(UIBezierPath(cgPath: path).cgPath == path)
    let corner = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 5, height: 5))
    #expect(!corner.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(corner.contains(CGPoint(x: 9.5, y: 9.5)))
  }
}
