import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Outlines and colours of the other kinds")
struct OutlineKindTests {
  @Test("An outline is the same in the kind that layers take")
  func graphicsPath() {
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    let path = Path(corners.cgPath)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(Path(path.cgPath) == path)
  }

  @Test("What is added to an outline may be put elsewhere, and the next line goes on from there")
  func transforms() {
    let right = CGAffineTransform(translationX: 10, y: 0)
    var path = Path(CGRect(x: 0, y: 0, width: 4, height: 4)).applying(right)
    #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 4, height: 4))
    path.addRect(CGRect(x: 20, y: 0, width: 4, height: 4), transform: right)
    #expect(path.boundingRect.maxX == 34)
    path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6)), transform: right)
    #expect(path.contains(CGPoint(x: 13, y: 5)))
    path.addLine(to: CGPoint(x: 60, y: 0))
    #expect(path.currentPoint == CGPoint(x: 60, y: 0))
    let moved = Rectangle().transform(right).path(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(moved.boundingRect.minX == 10)
  }

  @Test("The line along an outline can be filled as an outline of its own")
  func strokes() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let stroked = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroked.contains(CGPoint(x: 10, y: 1.5)))
    #expect(!stroked.contains(CGPoint(x: 10, y: 3)))
    #expect(stroked.contains(CGPoint(x: 21, y: 10)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("An arc between two lines touches both")
  func tangents() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 0.001 && abs(end.y - 5) < 0.001)
    path.addLine(to: CGPoint(x: 0, y: 20))
    #expect(path.contains(CGPoint(x: 17, y: 2.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test("A colour is the same in every kind, and follows the appearance if it did")
  func colors() {
    let orange = Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(orange) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(orange.cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.primary.cgColor == nil)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let primary = UIColor(Color.primary)
    #expect(primary.resolvedColor(with: dark) != primary.resolvedColor(with: light))
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(literal == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    // swift-format-ignore: NoPlaygroundLiterals
    let picture: UIImage = #imageLiteral(resourceName: "paw")
    #expect(picture.size == UIImage(named: "paw")?.size)
  }
}
