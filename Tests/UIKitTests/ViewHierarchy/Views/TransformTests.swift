import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views that are turned, stretched, shifted or cut", .timeLimit(.minutes(10)))
struct TransformTests {
  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    (point.x - other.x).magnitude < 1e-9 && (point.y - other.y).magnitude < 1e-9
  }

  @Test("A transform leaves the middle and the bounds, and the frame is the rectangle around")
  func frame() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(line(view.frame) == "80 80 80 60")
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(line(view.frame) == "110 90 20 40")
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 60)
    #expect(line(CGRect(origin: view.center, size: view.bounds.size)) == "5 30 60 10")
    view.transform = .identity
    #expect(line(view.frame) == "-25 25 60 10")
  }

  @Test("Points are converted and touched through every transform")
  func conversion() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(isNear(inner.convert(.zero, to: window), CGPoint(x: 200, y: 200)))
    #expect(isNear(inner.convert(CGPoint(x: 200, y: 200), from: nil), .zero))
    #expect(line(inner.convert(inner.bounds, to: nil)) == "150 150 50 50")
    #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === inner)
    #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === outer)
    #expect(inner.transform.isIdentity)
  }

  @Test("Transforms follow one another, and can be taken back")
  func values() {
    let shift = CGAffineTransform(translationX: 10, y: 0)
    let both = shift.scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(CGAffineTransform(scaleX: 2, y: 2))).x == 22)
    #expect(isNear(CGPoint(x: 12, y: 2).applying(both.inverted()), CGPoint(x: 1, y: 1)))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 2).applying(both) == CGRect(x: 10, y: 0, width: 4, height: 4))
  }

  @Test("Z1: what a view cuts off whole is no stop; what scrolls is still reached")
  func clipping() async throws {
    let root = UIView()
    let closed = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 0))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "Details"
    root.addSubview(closed)
    closed.addSubview(label)
    try await hosting(root) { screen in
      #expect(screen.tree.elements.map(\.label?.string).contains("Details"))
      closed.clipsToBounds = true
      try await screen.advance(by: .zero)
      #expect(!screen.tree.elements.map(\.label?.string).contains("Details"))
      closed.frame.size.height = 40
      try await screen.advance(by: .zero)
      #expect(screen.tree.elements.map(\.label?.string).contains("Details"))
    }
  }

  @Test("A layer shares with its view what both have")
  func layer() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.masksToBounds = true
    view.layer.opacity = 0
    view.layer.position = CGPoint(x: 10, y: 10)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0)
    #expect(view.center == CGPoint(x: 10, y: 10))
    #expect(line(view.layer.frame) == "7 8 6 4")
    #expect(view.layer === view.layer)
  }
}
