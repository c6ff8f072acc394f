import AccessibilityModel
import Drawing
import Foundation
internal import Typography

extension UIView {
  /// Fills a rectangle with rounded corners in a colour.
  func drawBox(_ rect: CGRect, radius: CGFloat = 0, _ color: UIColor, into list: inout DisplayList) {
    list.fill(Rect(rect), cornerRadius: Double(radius), with: paint(color))
  }

  /// Fills an oval in a colour.
  func drawDisc(_ rect: CGRect, _ color: UIColor, into list: inout DisplayList) {
    guard rect.width > 0, rect.height > 0 else { return }
    list.fill(Path(ellipseIn: Rect(rect)), with: paint(color))
  }

  /// Draws a line along the inside of the edge of a rectangle with rounded corners.
  func drawEdge(
    _ rect: CGRect, radius: CGFloat = 0, width: CGFloat, _ color: UIColor, into list: inout DisplayList
  ) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    list.stroke(
      Path(roundedRect: Rect(inner), cornerRadius: Double(max(radius - width / 2, 0))), with: paint(color),
      line: StrokeLine(width: Double(width)))
  }

  /// Draws a symbol of the system in the middle of a rectangle.
  func drawSymbol(
    _ name: String, in rect: CGRect, _ color: UIColor, weight: FontWeight = .regular,
    into list: inout DisplayList
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    var image = DrawnImage(.symbol(name, weight), in: Rect(rect), fitting: .aspectFit, tint: paint(color))
    image.chooser = .system
    list.append(.image(image))
  }

  /// Draws words in one line in the middle between top and bottom.
  func drawWords(
    _ text: String, font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .natural, in rect: CGRect,
    into list: inout DisplayList
  ) {
    DrawnWords(text, font: font, color: color, in: self, alignment: alignment).draw(in: rect, into: &list)
  }

  /// The rectangle on the other side where reading starts at the right.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard readsFromRight else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A square of a side around the middle of a rectangle.
  func square(_ side: CGFloat, in rect: CGRect) -> CGRect {
    CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// The spokes of a wheel that turns, the first one the strongest.
  func drawWheel(in rect: CGRect, _ color: UIColor, into list: inout DisplayList) {
    let side = min(rect.width, rect.height)
    let count = 8
    for index in 0..<count {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      func point(_ share: Double) -> Point {
        Point(
          x: Double(rect.midX) + cos(angle) * Double(side) * share,
          y: Double(rect.midY) + sin(angle) * Double(side) * share)
      }
      let faded = PaintColor(color, in: traitCollection).opacity(1 - Double(index) / Double(count) * 0.8)
      list.stroke(
        Path([.move(point(0.24)), .line(point(0.45))]), with: .color(faded),
        line: StrokeLine(width: Double(side) * 0.11, cap: .round))
    }
  }
}

extension DrawLayer.Shadow {
  /// The shadow of a knob.
  static let ofKnob = Self(color: PaintColor.black.opacity(0.15), radius: 3, y: 3)
  /// The shadow of a board above the screen.
  static let ofBoard = Self(color: PaintColor.black.opacity(0.2), radius: 20, y: 8)
}
