import Drawing
import UIKit

@MainActor
extension Slider {
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let rect = drawing.rect
    let place = fraction
    let track = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    drawing.fill(track, radius: 2, Color(.systemFill))
    let side = min(Self.knob, rect.height)
    let middle = rect.minX + side / 2 + (rect.width - side) * CGFloat(place)
    let filled = CGRect(x: rect.minX, y: track.minY, width: middle - rect.minX, height: 4)
    drawing.fill(drawing.placed(filled), radius: 2, TintShapeStyle())
    let knob = drawing.placed(
      CGRect(x: middle - side / 2, y: rect.midY - side / 2, width: side, height: side))
    drawing.fill(knob, radius: side / 2, Color.white)
    drawing.frame(knob, radius: side / 2, Color(.separator), width: 0.5)
  }
}

@MainActor
extension StepperControl {
  var typeName: String { "Stepper" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let rect = drawing.rect
    drawing.fill(rect, radius: 8, Color(.tertiarySystemFill))
    drawing.line(
      [CGPoint(x: rect.midX, y: rect.minY + 7), CGPoint(x: rect.midX, y: rect.maxY - 7)], Color(.separator),
      width: 1)
    let (left, right) = (
      CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height),
      CGRect(x: rect.midX, y: rect.minY, width: rect.width / 2, height: rect.height)
    )
    drawing.step(in: drawing.placed(left), isUp: false, isPossible: steps.decrement() != nil)
    drawing.step(in: drawing.placed(right), isUp: true, isPossible: steps.increment() != nil)
  }
}

@MainActor
extension StepperButton {
  var typeName: String { "Stepper" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    drawing.fill(drawing.rect, radius: 8, Color(.tertiarySystemFill))
    drawing.step(in: drawing.rect, isUp: isUp, isPossible: step() != nil)
  }
}

extension ControlDrawing {
  /// Draws the sign of a step up or down.
  fileprivate mutating func step(in rect: CGRect, isUp: Bool, isPossible: Bool) {
    let style: any ShapeStyle =
      isPossible && context.environment.isEnabled ? Color.primary : Color(.tertiaryLabel)
    let (x, y) = (rect.midX, rect.midY)
    line([CGPoint(x: x - 7, y: y), CGPoint(x: x + 7, y: y)], style, width: 1.8)
    if isUp { line([CGPoint(x: x, y: y - 7), CGPoint(x: x, y: y + 7)], style, width: 1.8) }
  }
}
