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

  func drawBehind(_ drawing: inout ControlDrawing) {
    if drawing.context.state.isSearchField { return }
    let environment = drawing.context.environment
    guard kind == .line || kind == .hidden, environment.fieldHeight > environment.fieldLineHeight else {
      return
    }
    let isEnabled = drawing.context.environment.isEnabled
    drawing.fill(drawing.rect, radius: 5, isEnabled ? Color(.systemBackground) : Color(.tertiarySystemFill))
    drawing.frame(drawing.rect, radius: 5, Color(.opaqueSeparator), width: 1)
  }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let environment = drawing.context.environment
    let text = entry.text.wrappedValue
    var availableSpace = textBounds(in: drawing.rect, environment)
    if drawing.context.state.isSearchField {
      availableSpace = drawing.placed(
        CGRect(
          x: availableSpace.minX + 30, y: availableSpace.minY, width: max(0, availableSpace.width - 38),
          height: availableSpace.height))
    }
    defer {
      if let caret = caret(in: drawing.rect, environment) {
        drawing.fill(
          caret.offsetBy(dx: availableSpace.minX - textBounds(in: drawing.rect, environment).minX, dy: 0),
          TintShapeStyle())
      }
    }
    if text.isEmpty {
      let words =
        prompt?.resolved(in: environment).runs.map(\.text).joined() ?? label?.drawnWords(environment)
      drawing.text(
        words ?? "", in: availableSpace, PlaceholderTextShapeStyle(), alignment: drawing.leading,
        chooser: .system)
      return
    }
    let foregroundStyles: any ShapeStyle =
      environment.isEnabled ? ForegroundStyle() : Color(.tertiaryLabel) as any ShapeStyle
    switch kind {
    case .lines: break
    case .line: drawing.text(text, in: availableSpace, foregroundStyles, alignment: drawing.leading)
    case .hidden:
      drawing.text(
        String(repeating: "•", count: text.count), in: availableSpace, foregroundStyles,
        alignment: drawing.leading)
    case .page:
      let inner = availableSpace.insetBy(dx: 5, dy: 8)
      drawing.list.group([.clip(Path(drawing.rect).outline(at: .zero), .winding)]) { list in
        var page = ControlDrawing(drawing.context)
        page.text(text, in: inner, foregroundStyles, alignment: page.leading, isWrapped: true)
        list.append(page.list)
      }
    }
  }
}
