import AccessibilityModel
import Drawing
import Typography

@MainActor
extension EntryControl {
  /// The space in which its words are set, within its own.
  func textBounds(in rect: CGRect, _ environment: EnvironmentValues) -> CGRect {
    let isBordered = kind != .page && kind != .lines && environment.fieldHeight > environment.fieldLineHeight
    return rect.insetBy(dx: isBordered ? 7 : 0, dy: 0)
  }

  /// Where the next character is typed, in the coordinates of the space; `nil` where nothing is typed.
  ///
  /// - Complexity: O(log n) measurements for n characters.
  func caret(in rect: CGRect, _ environment: EnvironmentValues) -> CGRect? {
    guard editing.isEditing, let place = editing.shownSelection?.upperBound else { return nil }
    let font = (environment.font ?? .body).resolved(
      in: environment.textSizeCategory, weight: environment.fontWeight, isItalic: false)
    let line = CGFloat(TextMeasurer.shared.metrics(of: font).lineHeight)
    let before = Array(String(decoding: Array(editing.shown.utf8.prefix(place)), as: UTF8.self))
    func width(_ words: ArraySlice<Character>) -> CGFloat {
      // A letter behind spaces at the end, so that they are measured as well.
      let measured = TextMeasurer.shared.measure(String(words) + ".", font: font).size.width
      return CGFloat(measured - TextMeasurer.shared.measure(".", font: font).size.width)
    }
    var availableSpace = textBounds(in: rect, environment)
    if kind == .page { availableSpace = availableSpace.insetBy(dx: 5, dy: 8) }
    guard kind == .page || kind == .lines else {
      let x = min(width(before[...]), availableSpace.width)
      return placed(
        CGRect(x: availableSpace.minX + x, y: availableSpace.midY - line / 2, width: 2, height: line),
        in: availableSpace, environment)
    }
    func height(_ count: Int) -> CGFloat {
      let words = String(before[..<count]) + "."
      return CGFloat(
        TextMeasurer.shared.measure(words, font: font, maxWidth: Double(availableSpace.width)).size.height)
    }
    let bottom = height(before.count)
    // The first character that stands in the last line.
    var (low, high) = (0, before.count)
    while low < high {
      let middle = (low + high) / 2
      if height(middle) < bottom { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 || before[low - 1].isNewline ? low : low - 1
    let x = min(width(before[start...]), availableSpace.width)
    return placed(
      CGRect(x: availableSpace.minX + x, y: availableSpace.minY + bottom - line, width: 2, height: line),
      in: availableSpace, environment)
  }

  private func placed(_ rect: CGRect, in availableSpace: CGRect, _ environment: EnvironmentValues) -> CGRect {
    guard environment.layoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: availableSpace.minX + availableSpace.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }
}
