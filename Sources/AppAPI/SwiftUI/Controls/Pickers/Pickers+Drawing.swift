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

  func ink(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    showsLabel(environment) ? Color.primary : TintShapeStyle()
  }

  func drawInFront(_ pen: inout Pen) {
    guard isMenu else { return }
    let rect = pen.rect
    let environment = pen.context.environment
    let isInRow = showsLabel(environment)
    // Below the label, what is chosen begins where lines do, and the mark stands beside its last line.
    let line = (environment.font ?? .body).resolved(
      in: environment.textSizeCategory, weight: environment.fontWeight, isItalic: false)
    let height = TextMeasurer.shared.metrics(of: line).lineHeight
    let middle = stacks(environment) ? rect.maxY - height / 2 : rect.midY
    let mark = CGRect(x: rect.maxX + 2, y: middle - 7, width: 10, height: 14)
    pen.symbol(
      "chevron.up.chevron.down", in: pen.placed(mark),
      isInRow ? Color.secondary as any ShapeStyle : TintShapeStyle(), weight: .semibold)
  }
}

@MainActor
extension OptionButton {
  var typeName: String { "Picker" }

  /// True where options stand side by side and not in rows.
  var isSegment: Bool { position != nil }

  func rowReach(in environment: EnvironmentValues) -> RowReach { isSegment ? .height : .row }

  func drawBehind(_ pen: inout Pen) {
    guard isSegment, choices.isChosen(row) else { return }
    let rect = pen.segment.insetBy(dx: 2, dy: 2)
    pen.fill(rect, radius: 7, Color(UIColor { $0.userInterfaceStyle == .dark ? .systemGray : .white }))
    pen.frame(rect, radius: 7, Color(.separator), width: 0.5)
  }

  func drawInFront(_ pen: inout Pen) {
    guard !isSegment, choices.isChosen(row) else { return }
    pen.check()
  }
}

@MainActor
extension LeavingOption {
  var typeName: String { "Picker" }

  func rowReach(in environment: EnvironmentValues) -> RowReach { .row }

  func drawInFront(_ pen: inout Pen) {
    if choices.isChosen(row) { pen.check() }
  }
}

extension Pen {
  /// The room of a segment, which is wider than its words.
  fileprivate var segment: CGRect { context.state.segment ?? rect }

  /// Draws the mark of what is chosen at the end of the line.
  fileprivate mutating func check() {
    let line =
      context.state.row ?? CGRect(x: rect.minX, y: rect.minY, width: rect.width + 28, height: rect.height)
    let mark = CGRect(x: line.maxX - 18, y: rect.midY - 8, width: 16, height: 16)
    symbol(
      "checkmark", in: isMirrored ? CGRect(x: line.minX + 2, y: mark.minY, width: 16, height: 16) : mark,
      TintShapeStyle(), weight: .semibold)
  }
}

@MainActor
extension PickerWheel {
  var typeName: String { "Picker" }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    pen.wheelGround()
    guard let place = choices.choices.firstIndex(where: { choices.isChosen($0) }) else { return }
    for (index, row) in choices.choices.enumerated() where abs(index - place) <= 2 && index != place {
      let words = row.option.node.items.compactMap { $0.drawnWords }.joined(separator: " ")
      pen.wheelLine(words, at: index - place)
    }
  }
}

@MainActor
extension DateWheel {
  var typeName: String { "DatePicker" }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let words = DateWords(pen.context.environment)
    pen.wheelLine(value(words), at: 0)
  }
}

extension Pen {
  private static let wheelPitch: CGFloat = 32

  /// Draws the bar in which a wheel shows what is chosen.
  fileprivate mutating func wheelGround() {
    let bar = CGRect(x: rect.minX, y: rect.midY - 16, width: rect.width, height: 32)
    fill(bar, radius: 8, Color(.tertiarySystemFill))
  }

  /// Sets a line of a wheel, so many lines below what is chosen.
  fileprivate mutating func wheelLine(_ words: String, at line: Int) {
    let room = CGRect(
      x: rect.minX, y: rect.midY - 16 + CGFloat(line) * Self.wheelPitch, width: rect.width, height: 32)
    text(words, in: room, line == 0 ? Color.primary : Color(.tertiaryLabel), font: .system(size: 21))
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

  func drawBehind(_ pen: inout Pen) { pen.fill(pen.rect, radius: 8, Color(.tertiarySystemFill)) }
}

@MainActor
extension ColorButton {
  var typeName: String { "ColorPicker" }

  func draw(_ part: ControlPart, _ pen: inout Pen) {
    let colors: [Color] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
    pen.arc(
      pen.rect, AngularGradient(colors: colors, center: .center), width: 3)
    let inner = pen.rect.insetBy(dx: 5, dy: 5)
    pen.fill(inner, radius: inner.height / 2, selection.wrappedValue)
  }
}
