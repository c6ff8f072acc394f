/// Texts of apps, names of files and what other programs print, as a terminal and texts of lines show them.
///
/// Nothing in them acts: terminal sequences, bidirectional controls, invisible characters and ends of lines are
/// written out, `\u{1B}` or `␊`. Joiners, variation selectors and combining marks are part of scripts and stay.
///
///     VisibleText.line("red\u{1B}[31m\n2  Forged")   // "red\u{1B}[31m␊2  Forged", with a backslash
package enum VisibleText {
  /// A value of more characters than this is cut where it is shown in a text.
  package static let longestValue = 10_000
  /// A line of more characters than this is cut; values in it were cut before.
  private static let longestLine = 3 * longestValue

  /// A value that stands in a line, so that it ends none and begins no command of a workflow.
  ///
  /// - Parameter text: What an app, a file or a program calls something.
  /// - Returns: The value with everything written out that would act; the same where it was written out before.
  /// - Complexity: O(n).
  package static func line(_ text: String) -> String {
    let acts = text.unicodeScalars.contains { escape($0) != nil }
    return withoutCommands(acts ? written(text, keepingLines: false) : text)
  }

  /// Whole lines, in which no line begins a command of a workflow.
  ///
  /// - Parameter text: Lines; a carriage return before a line feed is part of the line's end.
  /// - Returns: The lines with everything else written out that would act.
  /// - Complexity: O(n).
  package static func lines(_ text: String) -> String {
    let acts = text.unicodeScalars.contains { $0 != "\n" && escape($0) != nil }
    return withoutCommands(acts ? written(text, keepingLines: true) : text)
  }

  /// Lines one below the other, each ending in a line feed, which nothing inside of one does.
  ///
  /// - Complexity: O(n).
  package static func joined(_ lines: [String]) -> String {
    lines.map { cut(line($0), to: longestLine) + "\n" }.joined()
  }

  /// A value in at most so many characters; where it has more, the number of all of them follows.
  ///
  ///     VisibleText.cut(label)   // "Lorem ipsum … (10,485,760 characters)"
  ///
  /// - Complexity: O(n).
  package static func cut(_ text: String, to limit: Int = longestValue) -> String {
    guard text.utf8.count > limit else { return text }
    let count = text.count
    // A character may bear any number of marks.
    guard count > limit || text.utf8.count > limit * 32 else { return text }
    var start = text.prefix(limit)
    if start.utf8.count > limit * 32 { start = Substring(start.unicodeScalars.prefix(limit)) }
    return "\(start)… (\(grouped(count)) \(count == 1 ? "character" : "characters"))"
  }

  /// A number with its thousands set apart.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      let isThousand = index > 0 && (digits.count - index) % 3 == 0
      return (isThousand ? "," : "") + String(digits[index])
    }.joined()
  }
}

extension VisibleText {
  /// How a character is written that would act or be unseen; `nil` for one that is shown as it is.
  ///
  /// Tag characters belong to the flags of regions and are dealt with where they stand.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x20..<0x7F, 0xA0..<0x2028: nil
    case 0x0A: "␊"
    case 0x0D: "␍"
    case 0..<0x20, 0x7F..<0xA0: code(scalar)
    // Ends of lines and paragraphs, embeddings, overrides, isolates, deprecated format characters.
    case 0x2028...0x202E, 0x2066...0x206F: code(scalar)
    // Interlinear annotation, language tags, and what is no character at all.
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: code(scalar)
    default: scalar.value & 0xFFFE == 0xFFFE ? code(scalar) : nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func written(_ text: String, keepingLines: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    // Tag characters behind a black flag are the flag of a region.
    var isInFlag = false
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      isInFlag = scalar.value == 0x1F3F4 || isInFlag && isTag
      if keepingLines {
        if scalar == "\n" {
          result.unicodeScalars.append(scalar)
          continue
        }
        let next = scalars.index(after: index)
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { continue }
      }
      if !(isTag && isInFlag), let escape = escape(scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text without what services that run workflows take for their commands: `::error` at the beginning of a
  /// line, `##[error]` and `##vso[…]` anywhere.
  private static func withoutCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = String.UnicodeScalarView()
    var isAtStart = true
    var colons = 0
    // Number signs, and the letters behind two of them.
    var signs = 0
    for scalar in text.unicodeScalars {
      if isAtStart, scalar == ":" {
        colons += 1
        if colons == 2 {
          result.removeLast()
          result.append(contentsOf: "\\u{3A}:".unicodeScalars)
          isAtStart = false
          continue
        }
      } else if scalar == "\n" {
        (isAtStart, colons) = (true, 0)
      } else if colons > 0 || !scalar.properties.isWhitespace {
        isAtStart = false
      }
      if scalar == "[", signs >= 2 {
        result.append(contentsOf: "\\u{5B}".unicodeScalars)
      } else {
        result.append(scalar)
      }
      signs = self.signs(signs, before: scalar)
    }
    return String(result)
  }

  /// How many number signs stand before the next character, with only letters behind two of them.
  package static func signs(_ count: Int, before scalar: Unicode.Scalar) -> Int {
    if scalar == "#" { return count + 1 }
    return count >= 2 && ("a"..."z").contains(scalar) ? count : 0
  }
}
