import AccessibilityModel
import Foundation

extension Point {
  /// Takes a point of drawing.
  package init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  /// Takes a rectangle of drawing.
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  /// Takes a point of the accessibility tree.
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  /// Takes a rectangle of the accessibility tree.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
