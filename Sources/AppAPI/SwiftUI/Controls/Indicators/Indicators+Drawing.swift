import Drawing
import UIKit

@MainActor
extension ProgressControl {
  var typeName: String { "ProgressView" }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let rect = pen.rect
    if part == .main {
      pen.fill(rect, radius: rect.height / 2, Color(.systemFill))
      let filled = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * CGFloat(self.part ?? 0.3), height: rect.height)
      pen.fill(pen.placed(filled), radius: rect.height / 2, TintShapeStyle())
    } else if let done = self.part {
      pen.arc(rect, Color(.systemFill), width: 3)
      pen.arc(rect, to: done, TintShapeStyle(), width: 3)
    } else {
      drawSpokes(&pen)
    }
  }

  private func drawSpokes(_ pen: inout Pen) {
    let rect = pen.rect
    let (radius, count) = (min(rect.width, rect.height) / 2, 8)
    for spoke in 0..<count {
      let angle = Double(spoke) / Double(count) * 2 * .pi - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      pen.line(
        [
          CGPoint(x: rect.midX + x * radius * 0.5, y: rect.midY + y * radius * 0.5),
          CGPoint(x: rect.midX + x * radius * 0.92, y: rect.midY + y * radius * 0.92),
        ], WeakerStyle(base: Color(.systemGray), opacity: 1 - Double(spoke) / Double(count) * 0.8),
        width: radius * 0.22)
    }
  }
}

@MainActor
extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let rect = pen.rect
    let value = self.part
    switch part {
    case .main, .box:
      pen.fill(rect, radius: rect.height / 2, Color(.systemFill))
      let filled = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * CGFloat(value), height: rect.height)
      pen.fill(pen.placed(filled), radius: rect.height / 2, TintShapeStyle())
    case .circle:
      pen.arc(rect, WeakerStyle(base: TintShapeStyle(), opacity: 0.4), width: 6, start: 135, sweep: 270)
      pen.arc(
        rect, from: max(0, value - 0.01), to: min(1, value + 0.01), Color.primary, width: 6, start: 135,
        sweep: 270)
    case .ring:
      pen.arc(rect, Color(.systemFill), width: 6, start: 135, sweep: 270)
      pen.arc(rect, to: value, TintShapeStyle(), width: 6, start: 135, sweep: 270)
    }
    guard part == .circle || part == .ring else { return }
    let words =
      currentValueLabel?.drawnWords(pen.context.environment) ?? label.drawnWords(pen.context.environment)
    pen.text(
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
