import AccessibilityModel
import Drawing
import Typography
import UIKit

@MainActor
extension BackButton {
  var typeName: String { "BackButton" }
  func ink(_ environment: EnvironmentValues) -> (any ShapeStyle)? { TintShapeStyle() }

  func drawInFront(_ pen: inout Pen) {
    let mark = CGRect(x: pen.rect.minX - 13, y: pen.rect.midY - 9, width: 11, height: 18)
    pen.symbol(
      pen.isMirrored ? "chevron.right" : "chevron.left", in: pen.placed(mark), TintShapeStyle(),
      weight: .semibold)
  }
}

@MainActor
extension DisclosureButton {
  var typeName: String { "DisclosureGroup" }

  func drawInFront(_ pen: inout Pen) {
    let line = pen.context.state.row
    let mark = CGRect(
      x: (line?.maxX ?? pen.rect.maxX + 20) - 12, y: pen.rect.midY - 6, width: 12, height: 12)
    let closed = pen.isMirrored ? "chevron.left" : "chevron.right"
    let place =
      line == nil
      ? pen.placed(mark)
      : pen.isMirrored ? CGRect(x: line?.minX ?? 0, y: mark.minY, width: 12, height: 12) : mark
    pen.symbol(
      isExpanded.wrappedValue ? "chevron.down" : closed, in: place, TintShapeStyle(), weight: .semibold)
  }
}

@MainActor
extension SheetGrabber {
  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let bar = CGRect(x: pen.rect.midX - 18, y: pen.rect.minY + 5, width: 36, height: 5)
    pen.fill(bar, radius: 2.5, Color(.tertiaryLabel))
  }
}

@MainActor
extension PageControl {
  var typeName: String { "TabView" }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let start = pen.rect.midX - CGFloat(count - 1) * 8.5
    for place in 0..<count {
      let dot = CGRect(x: start + CGFloat(place) * 17 - 3.5, y: pen.rect.midY - 3.5, width: 7, height: 7)
      pen.fill(pen.placed(dot), radius: 3.5, place == index ? Color.primary : Color(.tertiaryLabel))
    }
  }
}
