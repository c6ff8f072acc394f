import ATSPIProvider
import AccessibilityModel
import DBus

extension ClientAnswers {
  /// Answers `org.a11y.atspi.Text`.
  func text(
    _ object: ProvidedObject, _ text: ProvidedText, _ member: String, _ arguments: [DBusValue]
  ) -> ClientAnswer? {
    let numbers = arguments.compactMap(\.integer)
    guard numbers.count == arguments.count || member == "GetAttributeRun" || member == "GetAttributeValue"
    else {
      return .badArguments(member)
    }
    switch (member, numbers.count) {
    case ("GetText", 2): return .value(.string(text.slice(numbers[0], numbers[1])))
    case ("GetStringAtOffset", 2):
      guard let unit = Self.units[numbers[1]] else { return .badArguments(member) }
      return unitAnswer(text.unit(unit, at: numbers[0]))
    case ("GetTextAtOffset", 2):
      guard let unit = Self.boundaries[numbers[1]] else { return .badArguments(member) }
      return unitAnswer(text.unit(unit, at: numbers[0]))
    case ("GetTextBeforeOffset", 2), ("GetTextAfterOffset", 2):
      guard let unit = Self.boundaries[numbers[1]] else { return .badArguments(member) }
      let here = text.unit(unit, at: numbers[0]).range
      if member == "GetTextBeforeOffset" {
        guard here.lowerBound > 0 else { return unitAnswer(("", 0..<0)) }
        return unitAnswer(text.unit(unit, at: here.lowerBound - 1))
      }
      guard here.upperBound < text.count else { return unitAnswer(("", text.count..<text.count)) }
      return unitAnswer(text.unit(unit, at: here.upperBound))
    case ("GetCharacterAtOffset", 1):
      let scalar = text.unit(.character, at: numbers[0]).words.unicodeScalars.first
      return .value(.int32(Int32(scalar?.value ?? 0)))
    case ("GetNSelections", 0): return .value(.number(text.selection == nil ? 0 : 1))
    case ("GetSelection", 1):
      let selection = numbers[0] == 0 ? text.selection : nil
      return .values([.number(selection?.lowerBound ?? 0), .number(selection?.upperBound ?? 0)])
    case ("GetCharacterExtents", 2):
      return rectangle(of: numbers[0]..<numbers[0] + 1, object, text, from: numbers[1])
    case ("GetRangeExtents", 3):
      return rectangle(
        of: numbers[0]..<max(numbers[0], numbers[1]), object, text, from: numbers[2])
    case ("GetOffsetAtPoint", 3): return .value(.number(offset(at: place(numbers, in: object), object, text)))
    case ("GetAttributes", 1), ("GetAttributeRun", _):
      return .values([attributes(object), .number(0), .number(text.count)])
    case ("GetAttributeValue", _): return .value(.string(""))
    case ("GetDefaultAttributes", 0), ("GetDefaultAttributeSet", 0): return .value(attributes(object))
    default: return change(object, text, member, numbers)
    }
  }

  /// Changes of what is selected.
  private func change(
    _ object: ProvidedObject, _ text: ProvidedText, _ member: String, _ numbers: [Int]
  ) -> ClientAnswer? {
    guard case .element(let element) = object.id, text.isEditable else {
      return Self.changes.contains(member) ? .value(.boolean(false)) : nil
    }
    switch (member, numbers.count) {
    case ("SetCaretOffset", 1):
      return .asks(.edit(element, .select(text.bytes(numbers[0], numbers[0]))))
    case ("AddSelection", 2): return .asks(.edit(element, .select(text.bytes(numbers[0], numbers[1]))))
    case ("SetSelection", 3):
      guard numbers[0] == 0 else { return .value(.boolean(false)) }
      return .asks(.edit(element, .select(text.bytes(numbers[1], numbers[2]))))
    case ("RemoveSelection", 1):
      guard numbers[0] == 0, text.selection != nil else { return .value(.boolean(false)) }
      return .asks(.edit(element, .select(text.bytes(text.caret, text.caret))))
    default: return Self.changes.contains(member) ? .badArguments(member) : nil
    }
  }

  private static let changes: Set<String> = [
    "SetCaretOffset", "AddSelection", "SetSelection", "RemoveSelection",
  ]

  /// Answers `org.a11y.atspi.EditableText`; there is no clipboard to cut into or to paste from.
  func editableText(
    _ object: ProvidedObject, _ text: ProvidedText, _ member: String, _ arguments: [DBusValue]
  ) -> ClientAnswer? {
    guard case .element(let element) = object.id else { return nil }
    switch member {
    case "SetTextContents":
      guard let words = arguments.first?.text else { return .badArguments(member) }
      return .asks(.edit(element, .replace(text.bytes(0, -1), words)))
    case "InsertText":
      guard arguments.count == 3, let place = arguments[0].integer, let words = arguments[1].text,
        let length = arguments[2].integer
      else { return .badArguments(member) }
      let inserted =
        length < 0 ? words : String(String.UnicodeScalarView(words.unicodeScalars.prefix(length)))
      return .asks(.edit(element, .replace(text.bytes(place, place), inserted)))
    case "DeleteText":
      guard arguments.count == 2, let start = arguments[0].integer, let end = arguments[1].integer else {
        return .badArguments(member)
      }
      return .asks(.edit(element, .replace(text.bytes(start, end), "")))
    case "CutText", "PasteText": return .value(.boolean(false))
    case "CopyText": return .values([])
    default: return nil
    }
  }

  private func unitAnswer(_ unit: (words: String, range: Range<Int>)) -> ClientAnswer {
    .values([.string(unit.words), .number(unit.range.lowerBound), .number(unit.range.upperBound)])
  }

  private func rectangle(
    of range: Range<Int>, _ object: ProvidedObject, _ text: ProvidedText, from origin: Int
  ) -> ClientAnswer {
    let inside = range.clamped(to: 0..<max(text.count, 1))
    let frame = inside.prefix(1_000).reduce(text.place(of: inside.lowerBound, in: object.frame)) {
      $0.union(text.place(of: $1, in: object.frame))
    }
    let shown = onDisplay(frame, of: object, from: origin)
    return .values([
      .pixels(shown.minX), .pixels(shown.minY), .pixels(shown.size.width), .pixels(shown.size.height),
    ])
  }

  private func offset(at place: Point, _ object: ProvidedObject, _ text: ProvidedText) -> Int {
    (0..<text.count).first { text.place(of: $0, in: object.frame).contains(place) } ?? -1
  }

  private func attributes(_ object: ProvidedObject) -> DBusValue {
    .attributes(object.locale.isEmpty ? [:] : ["language": object.locale])
  }

  /// Units by the numbers of granularities.
  private static let units: [Int: ProvidedText.Unit] = [
    0: .character, 1: .word, 2: .sentence, 3: .line, 4: .paragraph,
  ]

  /// Units by the numbers of boundaries, of which there are two for each unit.
  private static let boundaries: [Int: ProvidedText.Unit] = [
    0: .character, 1: .word, 2: .word, 3: .sentence, 4: .sentence, 5: .line, 6: .line,
  ]
}
