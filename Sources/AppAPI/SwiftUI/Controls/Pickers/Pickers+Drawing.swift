import AccessibilityModel
import Drawing
import Typography
import UIKit

@MainActor
extension PickerButton {
  var typeName: String { "Picker" }

  var leadsOn: Bool { !isMenu }

  func rowReach(in environment: EnvironmentValues) -> RowReach { .row }

  /// True where the label stands beside what is chosen.
  private func showsLabel(_ environment: EnvironmentValues) -> Bool {
    environment.isInRow && !environment.hidesLabels
  }

  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    showsLabel(environment) ? Color.primary : TintShapeStyle()
  }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    drawing.symbol(
      "chevron.up.chevron.down", in: drawing.rect,
      showsLabel(drawing.context.environment) ? Color.secondary as any ShapeStyle : TintShapeStyle(),
      weight: .semibold)
  }
}

@MainActor
extension OptionButton {
  var typeName: String { "Picker" }

  /// True where options stand side by side and not in rows.
  var isSegment: Bool { position != nil }

  func rowReach(in environment: EnvironmentValues) -> RowReach { isSegment ? .height : .row }

  func drawBehind(_ drawing: inout ControlDrawing) {
    guard isSegment, choices.isChosen(row) else { return }
    let rect = drawing.segment.insetBy(dx: 2, dy: 2)
    drawing.fill(rect, radius: 7, Color(UIColor { $0.userInterfaceStyle == .dark ? .systemGray : .white }))
    drawing.frame(rect, radius: 7, Color(.separator), width: 0.5)
  }

  func drawInFront(_ drawing: inout ControlDrawing) {
    guard !isSegment, choices.isChosen(row) else { return }
    drawing.check()
  }
}

@MainActor
extension LeavingOption {
  var typeName: String { "Picker" }

  func rowReach(in environment: EnvironmentValues) -> RowReach { .row }

  func drawInFront(_ drawing: inout ControlDrawing) {
    if choices.isChosen(row) { drawing.check() }
  }
}

extension ControlDrawing {
  /// The space of a segment, which is wider than its words.
  fileprivate var segment: CGRect { context.state.segment ?? rect }

  /// Draws the mark of what is chosen: at the end of a line, in a menu at its beginning.
  mutating func check(_ name: String = "checkmark") {
    if context.environment.isInMenu, let row = context.state.row {
      let x = isMirrored ? row.maxX - 24 : row.minX + 8
      let place = CGRect(x: x, y: rect.midY - 8, width: 16, height: 16)
      return symbol(name, in: place, Color.primary, weight: .semibold)
    }
    let line =
      context.state.row ?? CGRect(x: rect.minX, y: rect.minY, width: rect.width + 28, height: rect.height)
    let mark = CGRect(x: line.maxX - 18, y: rect.midY - 8, width: 16, height: 16)
    symbol(
      name, in: isMirrored ? CGRect(x: line.minX + 2, y: mark.minY, width: 16, height: 16) : mark,
      TintShapeStyle(), weight: .semibold)
  }
}

@MainActor
extension PickerWheel {
  var typeName: String { "Picker" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let font = drawing.context.environment.wheelFont
    let pitch = drawing.wheelPitch(font)
    drawing.wheelBackground(pitch)
    guard let place = choices.choices.firstIndex(where: { choices.isChosen($0) }) else { return }
    drawing.wheel(font, pitch) { line in
      guard line != 0, choices.choices.indices.contains(place + line) else { return nil }
      return choices.choices[place + line].option.node.items.compactMap(\.drawnWords).joined(separator: " ")
    }
  }
}

@MainActor
extension DateWheel {
  var typeName: String { "DatePicker" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let words = DateWords(drawing.context.environment)
    drawing.wheel(.system(size: Self.letterSize), 32) { row($0, words) }
  }
}

extension EnvironmentValues {
  /// The font of the rows of a wheel.
  var wheelFont: Font { font ?? .title3 }

  /// Sets how the words of options look in the style of a picker, on one line where options have no more.
  mutating func setOptions() {
    nonisolated(unsafe) let style = self[StyleKey<any PickerStyle>.self].last
    switch MainActor.assumeIsolated({ (style as? any KnownPickerStyle)?.kind }) {
    case .wheel: (font, lineLimit) = (wheelFont, 1)
    // As the system's segments, whose words keep their size.
    case .segmented: (font, lineLimit) = (.system(size: 13), 1)
    default: break
    }
  }
}

extension ControlDrawing {
  /// How far the rows of a wheel lie from each other.
  fileprivate func wheelPitch(_ font: Font) -> CGFloat {
    let environment = context.environment
    let font = font.resolved(
      in: environment.textSizeCategory, weight: environment.fontWeight, isItalic: false)
    return max(32, CGFloat(TextMeasurer.shared.metrics(of: font).lineHeight) + 6)
  }

  /// Draws the bar in which a wheel shows what is chosen.
  fileprivate mutating func wheelBackground(_ pitch: CGFloat) {
    let bar = CGRect(x: rect.minX, y: rect.midY - pitch / 2, width: rect.width, height: pitch)
    fill(bar, radius: 8, Color(.tertiarySystemFill))
  }

  /// Sets the rows of a wheel, those beside what is chosen ever fainter.
  ///
  /// - Parameters:
  ///   - font: The font of all rows.
  ///   - pitch: How far they lie from each other.
  ///   - words: The words of a row, by how many rows it lies below what is chosen.
  fileprivate mutating func wheel(_ font: Font, _ pitch: CGFloat, words: (Int) -> String?) {
    let reach = max(Int((rect.height / 2 / pitch).rounded(.up)) - 1, 0)
    var rows = DisplayList()
    for line in -reach...reach {
      guard let words = words(line) else { continue }
      var row = ControlDrawing(context)
      let availableSpace = CGRect(
        x: rect.minX, y: rect.midY - pitch / 2 + CGFloat(line) * pitch, width: rect.width, height: pitch)
      row.text(words, in: availableSpace, Color.primary, font: font, chooser: .system)
      let strength = max(1 - 0.3 * Double(line.magnitude), 0.15)
      rows.layer(DrawLayer(opacity: strength)) { $0.append(row.list) }
    }
    list.group([.clip(Path(rect).outline(at: .zero), .winding)]) { $0.append(rows) }
  }
}

extension LayoutItem {
  /// The words that are seen in the item; `nil` where there are none.
  var drawnWords: String? {
    if let text = self as? TextItem { return text.text.runs.map(\.text).joined() }
    let words = contents.compactMap(\.drawnWords)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

@MainActor
extension DateButton {
  var typeName: String { "DatePicker" }

  func drawBehind(_ drawing: inout ControlDrawing) {
    drawing.fill(drawing.rect, radius: 8, Color(.tertiarySystemFill))
  }
}

@MainActor
extension ColorButton {
  var typeName: String { "ColorPicker" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
    drawing.arc(
      drawing.rect, AngularGradient(colors: colors, center: .center), width: 3)
    let inner = drawing.rect.insetBy(dx: 5, dy: 5)
    drawing.fill(inner, radius: inner.height / 2, selection.wrappedValue)
  }
}
