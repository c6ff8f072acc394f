import AccessibilityModel

extension VoiceControl {
  /// The field whose words are being edited.
  struct Field {
    var id: ElementID
    var text: EditedText
  }

  /// The field whose words are being edited; `nil` where none is.
  ///
  /// - Complexity: O(n) after the screen has changed.
  mutating func editedField(in tree: AccessibilityTree) -> Field? {
    let known =
      edited ?? [tree.stops.first { tree[$0]?.traits.contains(.isEditing) == true }].compactMap(\.self)
    edited = known
    guard let id = known.first, let element = tree[id] else { return nil }
    let content = element.textContent ?? TextContent(element.value?.string ?? "")
    return Field(id: id, text: EditedText(content))
  }

  /// Commands about words.
  ///
  /// - Source: Behaviour 4.2
  mutating func text(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    switch recognized.command {
    case .undo: return [.system(.undo)]
    case .redo: return [.system(.redo)]
    default: break
    }
    guard let field = editedField(in: tree) else { return tell(.noField) }
    if let effects = moving(recognized, in: field) { return effects }
    if let effects = selecting(recognized, in: field) { return effects }
    if let effects = deleting(recognized, in: field) { return effects }
    return changing(recognized, in: field)
  }

  /// What "that" means: what is selected, else what was written last by voice.
  func that(in text: EditedText) -> Range<Int>? {
    if !text.selection.isEmpty { return text.selection }
    let length = lastDictated.count
    let start = text.selection.lowerBound - length
    guard length > 0, start >= 0, text.string(start..<start + length) == lastDictated else { return nil }
    return start..<start + length
  }

  /// Puts the insertion point somewhere, or selects words.
  mutating func select(_ range: Range<Int>?, in field: Field) -> [Effect] {
    guard let range else { return [] }
    return [request(.edit(field.id, .select(field.text.bytes(range))), .using(""))]
  }

  /// Puts words in place of others.
  mutating func replace(_ range: Range<Int>, with words: String, in field: Field) -> [Effect] {
    [request(.edit(field.id, .replace(field.text.bytes(range), words)), .using(""))]
  }

  private mutating func moving(_ recognized: RecognizedCommand, in field: Field) -> [Effect]? {
    let text = field.text
    let point = text.selection
    switch recognized.command {
    case .move:
      let place: Int
      switch recognized[.direction] {
      case "left": place = point.isEmpty ? max(point.lowerBound - 1, 0) : point.lowerBound
      case "right": place = point.isEmpty ? min(point.upperBound + 1, text.count) : point.upperBound
      case "up": place = text.lineAbove(point.lowerBound)
      default: place = text.lineBelow(point.upperBound)
      }
      return select(place..<place, in: field)
    case .moveToBeginning, .moveToEnd:
      let range = self.range(of: recognized[.whole], in: text)
      let place = recognized.command == .moveToEnd ? range.upperBound : range.lowerBound
      return select(place..<place, in: field)
    case .moveSteps:
      guard let granularity = TextGranularity(rawValue: recognized[.unit]),
        let count = recognized.number(.count)
      else {
        return []
      }
      let isForward = recognized[.step] == "next"
      guard let range = text.range(count, granularity, isForward: isForward) else { return [] }
      let place = isForward ? range.upperBound : range.lowerBound
      return select(place..<place, in: field)
    case .moveBeside:
      guard let range = text.range(of: recognized[.phrase]) else {
        return tell(.noText, ["phrase": recognized[.phrase]])
      }
      let place = recognized[.place] == "before" ? range.lowerBound : range.upperBound
      return select(place..<place, in: field)
    default: return nil
    }
  }

  private func range(of whole: String, in text: EditedText) -> Range<Int> {
    if whole == "selection" { return text.selection }
    return TextGranularity(rawValue: whole).flatMap(text.range(of:)) ?? text.whole
  }

  private mutating func selecting(_ recognized: RecognizedCommand, in field: Field) -> [Effect]? {
    let text = field.text
    let count = recognized.number(.count) ?? 1
    let granularity = TextGranularity(rawValue: recognized[.unit]) ?? .words
    switch recognized.command {
    case .selectAll: return select(text.whole, in: field)
    case .deselect: return select(text.selection.upperBound..<text.selection.upperBound, in: field)
    case .selectHere: return select(text.range(of: granularity), in: field)
    case .selectUnit, .selectSteps, .selectBeside:
      return select(text.range(count, granularity, isForward: recognized[.beside] == "next"), in: field)
    case .extend, .extendBack:
      let isForward = recognized.command == .extend
      guard let more = text.range(count, granularity, isForward: isForward) else { return [] }
      let range =
        isForward
        ? text.selection.lowerBound..<more.upperBound : more.lowerBound..<text.selection.upperBound
      return select(range, in: field)
    case .selectPhrase: return selectPhrase(recognized[.phrase], in: field)
    case .selectEmoji:
      guard let emoji = Emoji.named(recognized[.phrase]) else {
        return tell(.noEmoji, ["phrase": recognized[.phrase]])
      }
      guard let place = text.characters.lastIndex(where: { String($0) == emoji }) else {
        return tell(.noText, ["phrase": emoji])
      }
      return select(place..<place + 1, in: field)
    case .selectThrough:
      guard let first = text.range(of: recognized[.phrase]) else {
        return tell(.noText, ["phrase": recognized[.phrase]])
      }
      guard let last = text.range(of: recognized[.other]), last.upperBound >= first.lowerBound else {
        return tell(.noText, ["phrase": recognized[.other]])
      }
      return select(first.lowerBound..<max(first.upperBound, last.upperBound), in: field)
    default: return nil
    }
  }

  private mutating func selectPhrase(_ phrase: String, in field: Field) -> [Effect] {
    guard let range = field.text.range(of: phrase) else { return tell(.noText, ["phrase": phrase]) }
    return select(range, in: field)
  }

  private mutating func deleting(_ recognized: RecognizedCommand, in field: Field) -> [Effect]? {
    let text = field.text
    let granularity = TextGranularity(rawValue: recognized[.unit]) ?? .words
    let range: Range<Int>?
    switch recognized.command {
    case .deleteThat: range = that(in: text)
    case .deleteAll: range = text.whole
    case .deletePhrase:
      range = text.range(of: recognized[.phrase])
      if range == nil { return tell(.noText, ["phrase": recognized[.phrase]]) }
    case .deleteHere: range = text.range(of: granularity)
    case .deleteUnit, .deleteSteps:
      range = text.range(
        recognized.number(.count) ?? 1, granularity, isForward: recognized[.beside] == "next")
    default: return nil
    }
    guard let range, !range.isEmpty else { return tell(.noSelection) }
    return replace(range, with: "", in: field)
  }
}

extension EditedText {
  /// The same column in the line above; the start where there is none.
  func lineAbove(_ place: Int) -> Int { sameColumn(place, by: -1) ?? 0 }

  /// The same column in the line below; the end where there is none.
  func lineBelow(_ place: Int) -> Int { sameColumn(place, by: 1) ?? count }

  private func sameColumn(_ place: Int, by step: Int) -> Int? {
    var starts = [0]
    for index in characters.indices where characters[index].isNewline { starts.append(index + 1) }
    guard let line = starts.lastIndex(where: { $0 <= place }), starts.indices.contains(line + step) else {
      return nil
    }
    let column = place - starts[line]
    let end = starts.indices.contains(line + step + 1) ? starts[line + step + 1] - 1 : count
    return min(starts[line + step] + column, end)
  }
}
