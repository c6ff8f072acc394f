import AccessibilityModel
import Drawing
import UIKit

extension PresentedItem {
  /// Adds what lies between what is presented and what is beneath it.
  func drawPanel(into list: inout DisplayList) {
    let device = graph.drawing.device
    var drawing = ControlDrawing(
      ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing))
    let shade = OpacityShapeStyle(base: Color.black, opacity: environment.colorScheme == .dark ? 0.48 : 0.2)
    switch place {
    case .cover: drawing.fill(device, Color(.systemBackground))
    case .sheet:
      drawing.fill(device, shade)
      var panel = bleeding(frame)
      panel.origin.y = frame.minY
      panel.size.height = bleeding(frame).maxY - frame.minY
      if panel.maxY >= device.maxY { panel.size.height += 10 }
      drawing.fill(panel, radius: 10, raised)
    case .alert:
      drawing.fill(device, shade)
      drawing.fill(frame, radius: 14, raised)
    case .dialog:
      drawing.fill(device, shade)
      drawing.fill(frame, radius: 14, raised)
    case .popover, .menu, .popup:
      let panel = place == .menu ? seen : seen.insetBy(dx: -8, dy: -8)
      list.layer(
        DrawLayer(shadow: .init(color: PaintColor.black.opacity(0.2), radius: 16, x: 0, y: 4))
      ) { list in
        var drawing = ControlDrawing(drawing.context)
        drawing.fill(panel, radius: 13, raised)
        list.append(drawing.list)
      }
    }
    list.append(drawing.list)
  }

  /// The background of a panel, which is lighter in the dark.
  private var raised: Color {
    Color(UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground })
  }
}

extension LayoutItem {
  /// True for something that is heard and not drawn.
  var isUnseen: Bool {
    if let effectItem = self as? RenderingEffectItem, case .unseen = effectItem.effect { return true }
    return (self as? WrapperItem)?.inner.isUnseen ?? false
  }
}

@MainActor
extension SheetGrabber {
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let bar = CGRect(x: drawing.rect.midX - 18, y: drawing.rect.minY + 5, width: 36, height: 5)
    drawing.fill(bar, radius: 2.5, Color(.tertiaryLabel))
  }
}
