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

  /// A layer that is made with a colour, and without one only as a copy.
  private final class Dot: CAShapeLayer {
    init(_ color: UIColor) {
      super.init()
      fillColor = color.cgColor
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A class of layers that is made with more than nothing is one, and a copy looks as the layer does")
  func ownInitializers() {
    let dot = Dot(.red)
    (dot.frame, dot.opacity, dot.cornerRadius) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 2)
    dot.backgroundColor = UIColor.blue.cgColor
    let copy = Dot(layer: dot)
    #expect(copy.frame == dot.frame && copy.opacity == 0.5 && copy.cornerRadius == 2)
    #expect(copy.backgroundColor == dot.backgroundColor)
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

  private nonisolated static let placements: [(CALayerContentsGravity, String)] = [
    (.resize, "0 0 40 20"), (.resizeAspect, "10 0 20 20"), (.resizeAspectFill, "0 -10 40 40"),
    (.center, "15 5 10 10"), (.left, "0 5 10 10"), (.right, "30 5 10 10"), (.topLeft, "0 0 10 10"),
    (.bottomRight, "30 10 10 10"),
  ]

  @Test("The picture of a layer lies where its gravity pulls it", arguments: placements)
  func gravity(gravity: CALayerContentsGravity, place: String) throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let picture: CGImage = try #require(dot.cgImage)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layer.contents = picture
    #expect(view.layer.contentsGravity == .resize)
    view.layer.contentsGravity = gravity
    #expect(drawn(view).last?.hasSuffix("fill \(place) #FF0000") == true)
  }

  /// How many corners of the background are round.
  private func roundCorners(_ view: UIView) -> [Int] {
    var list = DisplayList()
    view.draw(into: &list)
    return list.commands.compactMap { command -> Int? in
      guard case .fill(let path, _, _) = command else { return nil }
      return path.steps.filter { if case .cubic = $0 { true } else { false } }.count
    }
  }

  private nonisolated static let corners: [(CACornerMask, Int)] = [
    ([], 0), (.layerMinXMinYCorner, 1), ([.layerMinXMinYCorner, .layerMaxXMaxYCorner], 2),
    ([.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner], 4),
  ]

  @Test("As many corners are round as are named", arguments: corners)
  func corners(mask: CACornerMask, count: Int) {
    let view = square()
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = mask
    #expect(roundCorners(view) == [count])
  }

  private nonisolated static let gradients: [(CAGradientLayerType, String)] = [
    (.axial, "linear"), (.radial, "radial"), (.conic, "angular"),
  ]

  @Test("A gradient goes along a line, outwards or around, as its type says", arguments: gradients)
  func gradients(type: CAGradientLayerType, word: String) {
    let layer = CAGradientLayer()
    #expect(layer.type == .axial)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.type = type
    let view = square()
    view.layer.addSublayer(layer)
    #expect(drawn(view).last == "fill 0 0 40 40 \(word) #FF0000…#0000FF")
  }

  private nonisolated static let ends: [(CAShapeLayerLineCap, CAShapeLayerLineJoin, StrokeLine)] = [
    (.butt, .miter, StrokeLine(width: 2, cap: .butt, join: .miter)),
    (.round, .round, StrokeLine(width: 2, cap: .round, join: .round)),
    (.square, .bevel, StrokeLine(width: 2, cap: .square, join: .bevel)),
  ]

  @Test("The line of a shape ends and turns as it says", arguments: ends)
  func shapeLines(cap: CAShapeLayerLineCap, join: CAShapeLayerLineJoin, line: StrokeLine) {
    let shape = CAShapeLayer()
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    (shape.lineWidth, shape.lineCap, shape.lineJoin) = (2, cap, join)
    let view = square()
    view.layer.addSublayer(shape)
    var list = DisplayList()
    view.draw(into: &list)
    let strokes = list.commands.compactMap { command -> StrokeLine? in
      if case .stroke(_, _, let line) = command { line } else { nil }
    }
    #expect(strokes == [line])
  }

  private nonisolated static let rules: [(CAShapeLayerFillRule, Bool)] = [
    (.nonZero, false), (.evenOdd, true),
  ]

  @Test("A shape that surrounds a place twice leaves it out by the rule of odd numbers", arguments: rules)
  func shapeRules(rule: CAShapeLayerFillRule, leavesOut: Bool) {
    let shape = CAShapeLayer()
    #expect(shape.fillRule == .nonZero)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.fillRule = rule
    let view = square()
    view.layer.addSublayer(shape)
    #expect(drawn(view).last?.hasSuffix("even-odd") == leavesOut)
  }

  private nonisolated static let sides: [(CATextLayerAlignmentMode, String)] = [
    (.left, ""), (.right, "right"), (.center, "center"), (.natural, ""),
  ]

  @Test("The words of a layer stand on the side that is said", arguments: sides)
  func wordSides(mode: CATextLayerAlignmentMode, side: String) {
    let words = CATextLayer()
    #expect(words.alignmentMode == .natural && words.truncationMode == CATextLayerTruncationMode.none)
    words.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    words.string = "Dog"
    words.fontSize = 12
    words.alignmentMode = mode
    let view = square()
    view.layer.addSublayer(words)
    let line = drawn(view).last { $0.hasPrefix("text") } ?? ""
    for name in ["right", "center"] { #expect(line.contains(name) == (name == side), "\(line)") }
  }

  @Test("A layer that only holds others in space shows nothing of its own")
  func transformLayers() {
    let holder = CATransformLayer()
    holder.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    holder.backgroundColor = UIColor.red.cgColor
    holder.borderWidth = 2
    holder.masksToBounds = true
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 1, width: 3, height: 3)
    dot.backgroundColor = UIColor.blue.cgColor
    holder.addSublayer(dot)
    let view = square()
    view.layer.addSublayer(holder)
    #expect(drawn(view) == ["fill 0 0 40 40 #FFFFFF", "fill 1 1 3 3 #0000FF"])
  }

  @Test("Layers with a higher place in depth lie in front, whenever they were added")
  func depth() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    for (index, depth) in [5, 1].enumerated() {
      let layer = CALayer()
      layer.frame = CGRect(x: index, y: 0, width: 1, height: 1)
      layer.backgroundColor = UIColor.blue.cgColor
      layer.zPosition = CGFloat(depth)
      outer.addSublayer(layer)
    }
    let view = square()
    view.layer.addSublayer(outer)
    #expect(drawn(view).suffix(2) == ["fill 1 0 1 1 #0000FF", "fill 0 0 1 1 #0000FF"])
  }

  @MainActor
  private final class Placer: NSObject, CALayerDelegate {
    func layoutSublayers(of layer: CALayer) {
      for inner in layer.sublayers ?? [] { inner.frame = layer.bounds.insetBy(dx: 2, dy: 2) }
    }
  }

  @Test("The delegate of a layer gives the layers in it their places before they are drawn")
  func delegatePlaces() {
    let (placer, outer, inner) = (Placer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    outer.delegate = placer
    let view = square()
    view.layer.addSublayer(outer)
    #expect(drawn(view).last == "fill 2 2 16 16 #FF0000")
  }

  @Test("A transform in space is seen as far as it does something in the plane")
  func space() {
    let view = square()
    let identity: CATransform3D = view.layer.transform
    #expect(CATransform3DIsIdentity(identity))
    view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(drawn(view) == ["fill 10 10 20 20 #FFFFFF"])
  }
}
