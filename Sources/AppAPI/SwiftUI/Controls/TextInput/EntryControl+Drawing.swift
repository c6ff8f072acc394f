import Drawing
import UIKit

@MainActor
extension EntryControl {
  var typeName: String {
    switch kind {
    case .line, .lines: "TextField"
    case .hidden: "SecureField"
    case .page: "TextEditor"
    }
  }

  func drawBehind(_ pen: inout Pen) {
    if pen.context.state.isSearchField { return }
    let environment = pen.context.environment
    guard kind == .line || kind == .hidden, environment.fieldHeight > environment.fieldLineHeight else {
      return
    }
    let isEnabled = pen.context.environment.isEnabled
    pen.fill(pen.rect, radius: 5, isEnabled ? Color(.systemBackground) : Color(.tertiarySystemFill))
    pen.frame(pen.rect, radius: 5, Color(.opaqueSeparator), width: 1)
  }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let environment = pen.context.environment
    let text = entry.text.wrappedValue
    var room = wordRoom(in: pen.rect, environment)
    if pen.context.state.isSearchField {
      room = pen.placed(
        CGRect(x: room.minX + 30, y: room.minY, width: max(0, room.width - 38), height: room.height))
    }
    defer {
      if let caret = caret(in: pen.rect, environment) {
        pen.fill(
          caret.offsetBy(dx: room.minX - wordRoom(in: pen.rect, environment).minX, dy: 0), TintShapeStyle())
      }
    }
    if text.isEmpty {
      let words =
        prompt?.resolved(in: environment).runs.map(\.text).joined() ?? label?.drawnWords(environment)
      pen.text(words ?? "", in: room, PlaceholderTextShapeStyle(), alignment: pen.leading, chooser: .system)
      return
    }
    let ink: any ShapeStyle =
      environment.isEnabled ? ForegroundStyle() : Color(.tertiaryLabel) as any ShapeStyle
    switch kind {
    case .lines: break
    case .line: pen.text(text, in: room, ink, alignment: pen.leading)
    case .hidden:
      pen.text(String(repeating: "•", count: text.count), in: room, ink, alignment: pen.leading)
    case .page:
      let inner = room.insetBy(dx: 5, dy: 8)
      pen.list.group([.clip(Path(pen.rect).outline(at: .zero), .winding)]) { list in
        var page = Pen(pen.context)
        page.text(text, in: inner, ink, alignment: page.leading, isWrapped: true)
        list.append(page.list)
      }
    }
  }
}
