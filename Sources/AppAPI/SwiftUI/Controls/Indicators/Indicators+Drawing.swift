import Drawing
import UIKit

@MainActor
extension ProgressControl {
  var typeName: String { "ProgressView" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let rect = drawing.rect
    if part == .main {
      drawing.fill(rect, radius: rect.height / 2, Color(.systemFill))
      let filled = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * CGFloat(self.part ?? 0.3), height: rect.height)
      drawing.fill(drawing.placed(filled), radius: rect.height / 2, TintShapeStyle())
    } else if let done = self.part {
      drawing.arc(rect, Color(.systemFill), width: 3)
      drawing.arc(rect, to: done, TintShapeStyle(), width: 3)
    } else {
      drawSpokes(&drawing)
    }
  }

  private func drawSpokes(_ drawing: inout ControlDrawing) {
    let rect = drawing.rect
    let (radius, count) = (min(rect.width, rect.height) / 2, 8)
    for spoke in 0..<count {
      let angle = Double(spoke) / Double(count) * 2 * .pi - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      drawing.line(
        [
          CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5),
          CGPoint(x: rect.midX + x * radius * 0.92, y: rect.midY + y * radius * 0.92),
        ], OpacityShapeStyle(base: Color(.systemGray), opacity: 1 - Double(spoke) / Double(count) * 0.8),
        width: radius * 0.22)
    }
  }
}

@MainActor
extension Gauge {
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let rect = drawing.rect
    let value = self.part
    switch part {
    case .main, .box:
      drawing.fill(rect, radius: rect.height / 2, Color(.systemFill))
      let filled = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * CGFloat(value), height: rect.height)
      drawing.fill(drawing.placed(filled), radius: rect.height / 2, TintShapeStyle())
    case .mark:
      drawing.fill(rect, radius: rect.height / 2, TintShapeStyle())
      let mark = CGRect(
        x: rect.minX + rect.width * CGFloat(value) - rect.height, y: rect.minY - rect.height / 2,
        width: rect.height * 2, height: rect.height * 2)
      drawing.fill(drawing.placed(mark), radius: rect.height, Color.primary)
    case .circle:
      drawing.arc(
        rect, OpacityShapeStyle(base: TintShapeStyle(), opacity: 0.4), width: 6, start: 135, sweep: 270)
      drawing.arc(
        rect, from: max(0, value - 0.01), to: min(1, value + 0.01), Color.primary, width: 6, start: 135,
        sweep: 270)
    case .ring:
      drawing.arc(rect, Color(.systemFill), width: 6, start: 135, sweep: 270)
      drawing.arc(rect, to: value, TintShapeStyle(), width: 6, start: 135, sweep: 270)
    }
    guard part == .circle || part == .ring else { return }
    let words =
      currentValueLabel?.drawnWords(drawing.context.environment)
      ?? label.drawnWords(drawing.context.environment)
    drawing.text(
      words ?? "", in: rect.insetBy(dx: 8, dy: 8), Color.primary, font: .system(size: 18, weight: .medium))
  }
}

extension ErasedPart {
  /// The words of the part, where it is a text.
  func drawnWords(_ environment: EnvironmentValues) -> String? {
    if let inner = content as? ErasedPart { return inner.drawnWords(environment) }
    return (content as? Text)?.resolved(in: environment).runs.map(\.text).joined()
  }
}
