import AccessibilityModel
import Drawing
import Typography
import UIKit

@MainActor
extension BackButton {
  var typeName: String { "BackButton" }
  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)? { TintShapeStyle() }

  func drawInFront(_ drawing: inout ControlDrawing) {
    let mark = CGRect(x: drawing.rect.minX - 13, y: drawing.rect.midY - 9, width: 11, height: 18)
    drawing.symbol(
      drawing.isMirrored ? "chevron.right" : "chevron.left", in: drawing.placed(mark), TintShapeStyle(),
      weight: .semibold)
  }
}

@MainActor
extension DisclosureButton {
  var typeName: String { "DisclosureGroup" }

  func drawInFront(_ drawing: inout ControlDrawing) {
    let line = drawing.context.state.row
    let mark = CGRect(
      x: (line?.maxX ?? drawing.rect.maxX + 20) - 12, y: drawing.rect.midY - 6, width: 12, height: 12)
    let closed = drawing.isMirrored ? "chevron.left" : "chevron.right"
    let place =
      line == nil
      ? drawing.placed(mark)
      : drawing.isMirrored ? CGRect(x: line?.minX ?? 0, y: mark.minY, width: 12, height: 12) : mark
    drawing.symbol(
      isExpanded.wrappedValue ? "chevron.down" : closed, in: place, TintShapeStyle(), weight: .semibold)
  }
}

@MainActor
extension SheetGrabber {
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let bar = CGRect(x: drawing.rect.midX - 18, y: drawing.rect.minY + 5, width: 36, height: 5)
    drawing.fill(bar, radius: 2.5, Color(.tertiaryLabel))
  }
}

@MainActor
extension PageControl {
  var typeName: String { "TabView" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let start = drawing.rect.midX - CGFloat(count - 1) * 8.5
    for place in 0..<count {
      let dot = CGRect(x: start + CGFloat(place) * 17 - 3.5, y: drawing.rect.midY - 3.5, width: 7, height: 7)
      drawing.fill(drawing.placed(dot), radius: 3.5, place == index ? Color.primary : Color(.tertiaryLabel))
    }
  }
}
