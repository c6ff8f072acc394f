import Drawing
import UIKit

@MainActor
extension Toggle where Label: View {
  private func isButton(_ environment: EnvironmentValues) -> Bool {
    environment[StyleKey<any ToggleStyle>.self].last is ButtonToggleStyle
  }

  func ink(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    isButton(environment) ? TintShapeStyle() : nil
  }

  func drawBehind(_ pen: inout Pen) {
    guard isButton(pen.context.environment), state.isOn.wrappedValue else { return }
    pen.fill(
      pen.rect, radius: min(8, pen.rect.height / 2), WeakerStyle(base: TintShapeStyle(), opacity: 0.15))
  }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let isOn = state.isOn.wrappedValue
    let environment = pen.context.environment
    if part == .box {
      pen.fill(pen.rect, radius: 3, isOn ? TintShapeStyle() as any ShapeStyle : Color(.tertiarySystemFill))
      if isOn { pen.symbol("checkmark", in: pen.rect.insetBy(dx: 3, dy: 3), Color.white, weight: .bold) }
      return
    }
    let strength = environment.isEnabled ? 1 : 0.5
    let on: any ShapeStyle = environment.tintStyle ?? Color.green
    let rect = pen.rect
    pen.fill(
      rect, radius: rect.height / 2,
      WeakerStyle(base: isOn ? on : Color(.secondarySystemFill), opacity: strength))
    let knob = CGRect(
      x: isOn ? rect.maxX - rect.height + 2 : rect.minX + 2, y: rect.minY + 2, width: rect.height - 4,
      height: rect.height - 4)
    pen.fill(pen.placed(knob), radius: knob.height / 2, Color.white)
  }
}
