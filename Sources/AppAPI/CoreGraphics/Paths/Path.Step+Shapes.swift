import AccessibilityModel
import Foundation

/// Some of the corners of a rectangle.
package struct RectCorners: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt

  /// Makes a set from its bits: top left, top right, bottom left and bottom right, from the lowest on.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  static let topLeft = Self(rawValue: 1 << 0)
  static let topRight = Self(rawValue: 1 << 1)
  static let bottomLeft = Self(rawValue: 1 << 2)
  static let bottomRight = Self(rawValue: 1 << 3)
  /// All four.
  package static let all: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// How far the control points of a quarter of an oval lie from its ends, for a radius of 1.
private let reach: CGFloat = 0.5523

extension [Path.Step] {
  /// Makes the outline of a rectangle.
  package init(rect: CGRect) {
    self = [
      .move(Point(rect.origin)), .line(Point(CGPoint(x: rect.maxX, y: rect.minY))),
      .line(Point(CGPoint(x: rect.maxX, y: rect.maxY))), .line(Point(CGPoint(x: rect.minX, y: rect.maxY))),
      .close,
    ]
  }

  /// Makes the outline of the oval that fills a rectangle.
  package init(ovalIn rect: CGRect) {
    self.init(roundedRect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Makes the outline of a rectangle whose corners are rounded.
  package init(roundedRect rect: CGRect, radii: CGSize) {
    let (width, height) = (radii.width, radii.height)
    let corners: [(CGPoint, CGFloat, CGFloat)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1), (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1), (CGPoint(x: rect.minX, y: rect.minY), 1, 1),
    ]
    self = [.move(Point(CGPoint(x: rect.minX + width, y: rect.minY)))]
    for (index, (corner, inwards, downwards)) in corners.enumerated() {
      let beside = CGPoint(x: corner.x + inwards * width, y: corner.y)
      let below = CGPoint(x: corner.x, y: corner.y + downwards * height)
      let besideControl = CGPoint(x: corner.x + inwards * width * (1 - reach), y: corner.y)
      let belowControl = CGPoint(x: corner.x, y: corner.y + downwards * height * (1 - reach))
      if index.isMultiple(of: 2) {
        append(.line(Point(beside)))
        append(.cubic(Point(below), control1: Point(besideControl), control2: Point(belowControl)))
      } else {
        append(.line(Point(below)))
        append(.cubic(Point(beside), control1: Point(belowControl), control2: Point(besideControl)))
      }
    }
    append(.close)
  }

  /// Makes the outline of a rectangle of which some corners are rounded.
  package init(roundedRect rect: CGRect, corners: RectCorners, radii: CGSize) {
    self = []
    let width = Swift.min(Swift.max(radii.width, 0), rect.width / 2)
    let height = Swift.min(Swift.max(radii.height, 0), rect.height / 2)
    func radius(_ corner: RectCorners) -> CGSize {
      corners.contains(corner) && width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    }
    let (first, second) = (radius(.topLeft), radius(.topRight))
    let (third, fourth) = (radius(.bottomRight), radius(.bottomLeft))
    turn(
      at: rect.origin, from: CGSize(width: 0, height: first.height), to: CGSize(width: first.width, height: 0)
    )
    turn(
      at: CGPoint(x: rect.maxX, y: rect.minY), from: CGSize(width: -second.width, height: 0),
      to: CGSize(width: 0, height: second.height))
    turn(
      at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGSize(width: 0, height: -third.height),
      to: CGSize(width: -third.width, height: 0))
    turn(
      at: CGPoint(x: rect.minX, y: rect.maxY), from: CGSize(width: fourth.width, height: 0),
      to: CGSize(width: 0, height: -fourth.height))
    append(.close)
  }

  /// Adds a corner: from one side to the next, on the way round to the right.
  private mutating func turn(at corner: CGPoint, from before: CGSize, to behind: CGSize) {
    let start = Point(CGPoint(x: corner.x + before.width, y: corner.y + before.height))
    append(isEmpty ? .move(start) : .line(start))
    guard before != .zero || behind != .zero else { return }
    append(
      .cubic(
        Point(CGPoint(x: corner.x + behind.width, y: corner.y + behind.height)),
        control1: Point(
          CGPoint(x: corner.x + before.width * (1 - reach), y: corner.y + before.height * (1 - reach))),
        control2: Point(
          CGPoint(x: corner.x + behind.width * (1 - reach), y: corner.y + behind.height * (1 - reach)))))
  }
}
