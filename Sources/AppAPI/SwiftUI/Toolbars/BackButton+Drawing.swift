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
