import Drawing
import UIKit

@MainActor
extension Toggle {
  private func isButton(_ environment: EnvironmentValues) -> Bool {
    environment[StyleKey<any ToggleStyle>.self].last is ButtonToggleStyle
  }

  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    if environment.isInMenu { return Color.primary }
    return isButton(environment) ? TintShapeStyle() : nil
  }

  func drawInFront(_ drawing: inout ControlDrawing) {
    guard drawing.context.environment.isInMenu else { return }
    if state.isMixed() { drawing.check("minus") } else if state.isOn.wrappedValue { drawing.check() }
  }

  func drawBehind(_ drawing: inout ControlDrawing) {
    guard !drawing.context.environment.isInMenu, isButton(drawing.context.environment),
      state.isOn.wrappedValue
    else { return }
    drawing.fill(
      drawing.rect, radius: min(8, drawing.rect.height / 2),
      OpacityShapeStyle(base: TintShapeStyle(), opacity: 0.15))
  }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let isOn = state.isOn.wrappedValue
    let environment = drawing.context.environment
    if part == .box {
      drawing.fill(
        drawing.rect, radius: 3, isOn ? TintShapeStyle() as any ShapeStyle : Color(.tertiarySystemFill))
      if isOn {
        drawing.symbol("checkmark", in: drawing.rect.insetBy(dx: 3, dy: 3), Color.white, weight: .bold)
      }
      return
    }
    let strength = environment.isEnabled ? 1 : 0.5
    let on: any ShapeStyle = environment.tintStyle ?? Color.green
    let rect = drawing.rect
    drawing.fill(
      rect, radius: rect.height / 2,
      OpacityShapeStyle(base: isOn ? on : Color(.secondarySystemFill), opacity: strength))
    let knob = CGRect(
      x: isOn ? rect.maxX - rect.height + 2 : rect.minX + 2, y: rect.minY + 2, width: rect.height - 4,
      height: rect.height - 4)
    drawing.fill(drawing.placed(knob), radius: knob.height / 2, Color.white)
  }
}
