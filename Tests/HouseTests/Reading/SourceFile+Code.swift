import Foundation

/// A line of a source file.
struct SourceLine {
  /// Its number, counted from one.
  let number: Int
  /// Its text, without the end of the line.
  let text: Substring
}

extension SourceFile {
  /// The lines outside literals that run over several lines.
  var lines: [SourceLine] {
    var isLiteral = false
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .compactMap { index, bytes in
        let line = Substring(bytes)
        let wasLiteral = isLiteral
        if bytes.contains(UInt8(ascii: "\"")), line.ranges(of: "\"\"\"").count % 2 == 1 { isLiteral.toggle() }
        return wasLiteral ? nil : SourceLine(number: index + 1, text: line)
      }
  }

  /// The lines without comments, which `swift format` sets two spaces behind the code, or above it.
  var code: [SourceLine] {
    lines.compactMap { line in
      guard line.text.utf8.contains(UInt8(ascii: "/")) else { return line }
      let end = line.text.ranges(of: "  //").first?.lowerBound ?? line.text.endIndex
      return line.text.hasPrefix("//") ? nil : SourceLine(number: line.number, text: line.text[..<end])
    }
  }

  /// The words of the code, in order and without those of literals.
  var words: [Substring] {
    code.flatMap { line in
      line.text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 0 }
        .flatMap { $0.element.split { !$0.isOfWord }.map(Substring.init) }
    }
  }
}

extension UInt8 {
  /// Whether a name can have this byte.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
