import AccessibilityModel
import TreeFormat

/// Reads the `debugDescription` of an app or an element of XCUITest.
enum DebugDescription {
  /// An element's text, which can go on over several lines.
  private struct Entry {
    var number: Int
    var indent: Int
    var text: Substring
  }

  /// Reads a description.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let whole = try text.string()
    let entries = try entries(of: whole, limits)
    guard !entries.isEmpty else {
      throw SavedScreenError(.missing, detail: "a line such as \"Button, 0x600001, label: 'Pay'\"")
    }
    var screen = PhoneScreen(order: .geometric)
    var open: [Int] = []
    for entry in entries {
      while let last = open.last, last >= entry.indent {
        open.removeLast()
        screen.close()
      }
      open.append(entry.indent)
      guard open.count <= limits.depth else {
        throw SavedScreenError(
          .tooDeep, at: TextPlace(line: entry.number, column: 1), detail: "\(limits.depth)")
      }
      screen.open(try DescribedLine(entry.text, line: entry.number, indent: entry.indent).element())
    }
    var read = screen.finish()
    let lines = whole.split(separator: "\n")
    if lines.contains(where: { $0.hasPrefix("Element subtree:") }),
      !lines.contains(where: { $0.hasPrefix("Path to element:") || $0.hasPrefix("Query chain:") })
    {
      read.notes.append("It ends without \"Query chain:\", so that it may have been cut off.")
    }
    return read
  }

  /// The lines of elements, each with those that go on with it.
  private static func entries(of text: String, _ limits: ScreenLimits) throws(SavedScreenError) -> [Entry] {
    var entries: [Entry] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hasHead = lines.contains { $0.hasPrefix("Element subtree:") }
    var isInside = !hasHead
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("Element subtree:") {
        isInside = true
        continue
      }
      if line.hasPrefix("Path to element:") || line.hasPrefix("Query chain:") { break }
      guard isInside else { continue }
      let content = line.drop { $0 == " " || $0 == "\t" || $0 == "→" }
      if DescribedLine.begins(content) {
        let indent = line.prefix { $0 == " " || $0 == "\t" }.count
        entries.append(
          Entry(number: index + 1, indent: line.contains("→") ? -1 : indent, text: content))
        guard entries.count <= limits.elements else {
          throw SavedScreenError(
            .tooMany, at: TextPlace(line: index + 1, column: 1), detail: "\(limits.elements) elements")
        }
      } else if let last = entries.indices.last {
        entries[last].text = text[entries[last].text.startIndex..<line.endIndex]
      }
    }
    return entries
  }
}

/// The line of an element: its type, its address, and what else is known of it.
struct DescribedLine {
  private let text: Substring
  private let line: Int
  private let indent: Int

  /// Takes a line without the space it begins with.
  init(_ text: Substring, line: Int, indent: Int) {
    // Empty lines at the end of the file are no part of its last text.
    var text = text
    while let last = text.last, last.isNewline || last == " " { text.removeLast() }
    self.text = text
    self.line = line
    self.indent = max(indent, 1)
  }

  /// True for a text that begins with a type and an address.
  static func begins(_ text: Substring) -> Bool {
    guard let first = text.first, first.isUppercase else { return false }
    let rest = text.drop { $0.isLetter }
    let behind = rest.hasPrefix(" (Main)") ? rest.dropFirst(7) : rest
    return behind.hasPrefix(", 0x") || behind.hasPrefix(" 0x")
  }

  /// What the line says.
  func element() throws(SavedScreenError) -> ReportedElement {
    var reported = ReportedElement(type: String(text.prefix { $0.isLetter }))
    var title = ""
    var rest = text.drop { $0 != "0" }.drop { $0 != "," && $0 != ":" }
    while true {
      rest = rest.drop { $0 == "," || $0 == " " || $0 == ":" || $0 == "\n" }
      if rest.isEmpty { break }
      if rest.hasPrefix("{{") {
        guard let end = rest.ranges(of: "}}").first else { throw error(.truncated, "inside a frame", rest) }
        let place = place(of: rest)
        let numbers = try ScreenNumber.four(in: rest[..<end.upperBound], at: { place })
        reported.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        rest = rest[end.upperBound...]
      } else if let key = Self.keys.first(where: { rest.hasPrefix($0 + ": ") || rest == $0 + ":" }) {
        let value = try value(of: &rest, behind: key.count + 2)
        switch key {
        case "label": reported.label = value
        case "value": reported.value = value
        case "title": title = value
        case "identifier": reported.identifier = value
        case "placeholderValue": reported.placeholder = value
        case "traits":
          let known = Traits.all
          reported.traits = Traits(rawValue: UInt64(value) ?? 0).intersection(known)
        default: break
        }
      } else {
        let end = rest.ranges(of: ", ").first?.lowerBound ?? rest.endIndex
        switch rest[..<end] {
        case "Disabled": reported.isEnabled = false
        case "Selected": reported.isSelected = true
        case "Keyboard Focused": reported.isEditing = true
        default: break
        }
        rest = rest[end...]
      }
    }
    if reported.label.isEmpty { reported.label = title }
    return reported
  }

  /// The value behind a key, which can hold quotation marks and commas of its own.
  private func value(of rest: inout Substring, behind length: Int) throws(SavedScreenError) -> String {
    let start = rest
    rest = rest.dropFirst(length)
    guard rest.first == "'" else {
      let end = Self.end(of: rest, mark: ", ")
      defer { rest = rest[end...] }
      return String(rest[..<end])
    }
    rest = rest.dropFirst()
    let end = Self.end(of: rest, mark: "', ")
    if end == rest.endIndex {
      guard rest.last == "'" else { throw error(.truncated, "inside a text", start) }
      defer { rest = rest[rest.endIndex...] }
      return String(rest.dropLast())
    }
    defer { rest = rest[end...].dropFirst() }
    return String(rest[..<end])
  }

  /// Where a value ends: at the mark behind which something known follows, else at the end.
  private static func end(of text: Substring, mark: String) -> Substring.Index {
    for range in text.ranges(of: mark) {
      let next = text[range.upperBound...]
      if next.hasPrefix("{{") || keys.contains(where: { next.hasPrefix($0 + ": ") }) {
        return range.lowerBound
      }
      if flags.contains(where: { next == $0 || next.hasPrefix($0 + ", ") }) { return range.lowerBound }
    }
    return text.endIndex
  }

  private func error(
    _ code: SavedScreenError.Code, _ detail: String, _ rest: Substring
  ) -> SavedScreenError {
    SavedScreenError(code, at: place(of: rest), detail: detail)
  }

  private func place(of rest: Substring) -> TextPlace {
    let before = text[text.startIndex..<rest.startIndex]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.count > 1 ? 1 : indent + 1
    return TextPlace(line: line + max(lines.count - 1, 0), column: start + (lines.last?.count ?? 0))
  }

  private static let keys = ["label", "value", "identifier", "placeholderValue", "title", "traits", "pid"]
  private static let flags = ["Disabled", "Selected", "Keyboard Focused", "Focused"]
}

extension Traits {
  /// Every trait that has a name.
  fileprivate static let all: Traits = Traits.names.reduce(into: []) { $0.formUnion($1.trait) }
}
