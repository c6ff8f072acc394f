import Drawing
import Testing
import UIKit

@MainActor
@Suite("What layers look like")
struct LayerLookTests {
  private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    return view
  }

  @Test("L8: corners, borders and shadows of a layer are drawn")
  func looks() throws {
    let view = square()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    #expect(
      drawn(view) == [
        "layer shadow #000000/50 4", "  fill 0 0 40 40 round #FFFFFF", "  stroke 1 1 38 38 round #FF0000 2",
      ])
    view.layer.masksToBounds = true
    #expect(drawn(view).first == "clip 0 0 40 40")
  }

  @Test("Some corners alone are rounded")
  func someCorners() {
    let view = square()
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    var list = DisplayList()
    view.draw(into: &list)
    let curves = list.commands.compactMap { command -> Int? in
      guard case .fill(let path, _, _) = command else { return nil }
      return path.steps.filter { if case .cubic = $0 { true } else { false } }.count
    }
    #expect(curves == [2])
  }

  @Test("L8: layers lie where they are put, behind or in front of views")
  func sublayers() {
    let view = square()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    inner.backgroundColor = .green
    view.addSubview(inner)
    let front = CALayer()
    front.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    front.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(front)
    let back = CAGradientLayer()
    back.frame = view.bounds
    back.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(back, at: 0)
    #expect(
      drawn(view) == [
        "fill 0 0 40 40 #FFFFFF", "fill 0 0 40 40 linear #FF0000…#0000FF", "fill 0 0 4 4 #00FF00",
        "fill 10 10 5 5 #FF0000",
      ])
    front.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 1)
    #expect(drawn(view).count == 3)
  }

  @Test("A shape is filled, and its line is drawn as far as it goes")
  func shapes() {
    let view = square()
    let ring = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 40, y: 0))
    ring.path = line
    ring.fillColor = nil
    ring.strokeColor = UIColor.red.cgColor
    ring.strokeEnd = 0.25
    view.layer.addSublayer(ring)
    #expect(drawn(view).last == "stroke 0 0 10 0 #FF0000 1")
  }

  /// A view whose layer is a gradient.
  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("A view has the layer of its class")
  func layerClass() throws {
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(sky.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(drawn(sky) == ["fill 0 0 10 10 linear #FF0000…#0000FF"])
  }
  @Test("A layer of words draws them, and a layer with a picture shows it")
  func wordsAndPictures() {
    let view = square()
    let words = CATextLayer()
    words.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    words.string = "Dog"
    words.fontSize = 12
    view.layer.addSublayer(words)
    #expect(drawn(view).last?.hasPrefix("text") == true)
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    words.removeFromSuperlayer()
    view.layer.contents = dot.cgImage
    #expect(drawn(view).contains { $0.hasSuffix("fill 0 0 40 40 #FF0000") })
    #expect(dot.cgImage?.width == 4)
    #expect(dot.cgImage.map { UIImage(cgImage: $0) } == dot)
  }
}
