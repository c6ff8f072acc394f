import AccessibilityModel
import BrailleBridge

/// A line that stands on a braille display, or did and can be brought back.
struct ShownBraille: Hashable {
  /// Text that is being edited on the line.
  struct Editing: Hashable {
    /// The words, and where the insertion point is.
    var content: TextContent
    /// The segment of the line that they are.
    var segment: Int
    /// The cell of the line with the insertion point.
    var cell: Int?
  }

  let line: BrailleLine
  let status: BrailleStatus
  /// What is edited there; `nil` for all other lines.
  let editing: Editing?

  /// Writes what is said; `nil` where nothing of it stands on a line, such as a hint.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - element: The element under the cursor.
  ///   - translator: Who writes it.
  init?(_ utterance: Utterance, _ element: AccessibilityElement?, in translator: BrailleTranslator) {
    line = BrailleLine(utterance, in: translator)
    guard !line.braille.cells.isEmpty else { return nil }
    status = element.map { BrailleStatus($0) } ?? []
    editing = nil
  }

  /// Writes the text that is edited, behind what the field is called.
  init(editing element: AccessibilityElement, _ content: TextContent, in translator: BrailleTranslator) {
    var segments: [Utterance.Segment] = []
    if let label = element.label, !label.isBlank {
      segments.append(Utterance.Segment(label, origin: .attribute(.label), element: element.id))
    }
    let place = segments.count
    segments.append(
      Utterance.Segment(SpokenText(content.string), origin: .attribute(.value), element: element.id))
    let byte = content.selection?.lowerBound
    let isAtEnd = byte == content.string.utf8.count
    // A word in short forms is written out while the insertion point is in it.
    let isWrittenOut = translator.table.grade == .contracted && !isAtEnd
    let line = BrailleLine(
      Utterance(segments), in: translator,
      cursor: isWrittenOut ? byte.map { (segment: place, byte: $0) } : nil)
    self.line = line
    status = BrailleStatus(element)
    let cell = isAtEnd ? line.braille.cells.count : byte.flatMap { line.cell(segment: place, byte: $0) }
    editing = Editing(content: content, segment: place, cell: cell)
  }
}

extension ShownBraille.Editing {
  /// The keys that bring the insertion point to a place of the words, the fewest there are.
  ///
  /// - Parameter target: Bytes of the words before the place.
  /// - Returns: The keys as lines of a drive script.
  /// - Complexity: O(length).
  func keys(to target: Int) -> [String] {
    let selection = content.selection ?? content.string.utf8.count..<content.string.utf8.count
    let start = selection.isEmpty ? [] : ["left arrow"]
    var ways = [start + arrows(from: selection.lowerBound, to: target)]
    // Where words stand in several lines, these keys stop at the ends of one.
    if !content.string.contains(where: \.isNewline), content.lines.count < 2 {
      ways.append(["home"] + arrows(from: 0, to: target))
      ways.append(["end"] + arrows(from: content.string.utf8.count, to: target))
    }
    return ways.min { $0.count < $1.count } ?? []
  }

  private func arrows(from start: Int, to end: Int) -> [String] {
    let bytes = Array(content.string.utf8)
    let range = min(start, end)..<max(start, end)
    guard range.upperBound <= bytes.count else { return [] }
    let count = String(decoding: bytes[range], as: UTF8.self).count
    return Array(repeating: start < end ? "right arrow" : "left arrow", count: count)
  }
}
