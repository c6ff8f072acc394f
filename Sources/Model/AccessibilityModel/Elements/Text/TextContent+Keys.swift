extension TextContent {
  /// What a press of keys does to words that are being edited.
  ///
  /// - Parameters:
  ///   - stroke: What is pressed.
  ///   - breaksLines: True where the words stand in several lines, among which Tab is a character too.
  /// - Returns: `nil` for keys that do nothing to them.
  /// - Complexity: O(length).
  /// - Source: Behaviour 5.2 FK11
  package func edit(by stroke: KeyStroke, breaksLines: Bool) -> TextEdit? {
    if let characters = stroke.characters {
      return characters == "\t" && !breaksLines ? nil : .insert(characters)
    }
    guard stroke.modifiers.isDisjoint(with: [.control, .function]) else { return nil }
    if stroke.key == "delete" { return deletion(by: stroke) }
    if stroke.modifiers == .command, stroke.key.lowercased() == "a" { return .select(0..<string.utf8.count) }
    guard let place = place(by: stroke, breaksLines: breaksLines) else { return nil }
    guard stroke.modifiers.contains(.shift) else { return .select(place..<place) }
    let kept = Self.movesForward.contains(stroke.key) ? selected.lowerBound : selected.upperBound
    return .select(min(kept, place)..<max(kept, place))
  }

  private static let movesForward: Set<String> = ["right", "down", "end", "pagedown"]

  /// What is selected; the end of the words where nobody has said so.
  private var selected: Range<Int> {
    let end = string.utf8.count
    return selection?.clamped(to: 0..<end) ?? end..<end
  }

  private func deletion(by stroke: KeyStroke) -> TextEdit? {
    guard selected.isEmpty, !stroke.modifiers.subtracting(.shift).isEmpty else { return .deleteBackward }
    let end = selected.lowerBound
    let start = stroke.modifiers.contains(.command) ? line(at: end).lowerBound : wordStart(before: end)
    return start < end ? .replace(start..<end, "") : nil
  }

  /// Where a key brings the insertion point; `nil` for keys that do not move it.
  private func place(by stroke: KeyStroke, breaksLines: Bool) -> Int? {
    let (isByWord, isByLine) = (stroke.modifiers.contains(.option), stroke.modifiers.contains(.command))
    let selected = selected
    let extends = stroke.modifiers.contains(.shift)
    switch stroke.key {
    case "left":
      if isByLine { return line(at: selected.lowerBound).lowerBound }
      if isByWord { return wordStart(before: selected.lowerBound) }
      return selected.isEmpty || extends ? character(before: selected.lowerBound) : selected.lowerBound
    case "right":
      if isByLine { return line(at: selected.upperBound).upperBound }
      if isByWord { return wordEnd(after: selected.upperBound) }
      return selected.isEmpty || extends ? character(after: selected.upperBound) : selected.upperBound
    case "up":
      return isByLine || !breaksLines ? 0 : place(in: -1, from: selected.lowerBound) ?? 0
    case "down":
      let end = string.utf8.count
      return isByLine || !breaksLines ? end : place(in: 1, from: selected.upperBound) ?? end
    case "home", "pageup":
      return breaksLines && stroke.key == "home" ? line(at: selected.lowerBound).lowerBound : 0
    case "end", "pagedown":
      return breaksLines && stroke.key == "end" ? line(at: selected.upperBound).upperBound : string.utf8.count
    default: return nil
    }
  }

  // MARK: Places, in bytes

  private func index(_ place: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: place) }
  private func bytes(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  private func character(before place: Int) -> Int {
    let index = index(place)
    return index > string.startIndex ? bytes(string.index(before: index)) : 0
  }

  private func character(after place: Int) -> Int {
    let index = index(place)
    return index < string.endIndex ? bytes(string.index(after: index)) : place
  }

  private func wordStart(before place: Int) -> Int {
    var index = index(place)
    var isInWord = false
    while index > string.startIndex {
      let before = string.index(before: index)
      let isLetter = string[before].isLetter || string[before].isNumber
      if isInWord, !isLetter { break }
      isInWord = isLetter
      index = before
    }
    return bytes(index)
  }

  private func wordEnd(after place: Int) -> Int {
    var index = index(place)
    var isInWord = false
    while index < string.endIndex {
      let isLetter = string[index].isLetter || string[index].isNumber
      if isInWord, !isLetter { break }
      isInWord = isLetter
      index = string.index(after: index)
    }
    return bytes(index)
  }

  /// What stands in one line each: as the screen has it where that is known, else between line breaks.
  private var allLines: [Range<Int>] {
    if lines.count > 1 { return lines }
    var result: [Range<Int>] = []
    var start = 0
    var place = 0
    for byte in string.utf8 {
      if byte == 0x0A {
        result.append(start..<place)
        start = place + 1
      }
      place += 1
    }
    return result + [start..<place]
  }

  private func line(at place: Int) -> Range<Int> {
    let line = allLines.last { $0.lowerBound <= place } ?? 0..<string.utf8.count
    let isBroken = line.upperBound > line.lowerBound && Array(string.utf8)[line.upperBound - 1] == 0x0A
    return isBroken ? line.lowerBound..<line.upperBound - 1 : line
  }

  /// The same column in the line above or below; `nil` where there is none.
  private func place(in step: Int, from place: Int) -> Int? {
    let all = allLines
    guard let current = all.lastIndex(where: { $0.lowerBound <= place }), all.indices.contains(current + step)
    else { return nil }
    let column = string[index(all[current].lowerBound)..<index(place)].count
    let target = line(at: all[current + step].lowerBound)
    let words = string[index(target.lowerBound)..<index(target.upperBound)]
    return bytes(words.index(words.startIndex, offsetBy: column, limitedBy: words.endIndex) ?? words.endIndex)
  }
}
