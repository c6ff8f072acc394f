import SwiftSyntax

/// Bytes of a file replaced by others that hold as many line breaks, so that every line stays where it was.
///
/// What is shorter is filled with blanks, so that no column moves either. What is inserted says itself where it stood.
struct SourceEdit {
  let range: Range<Int>
  let replacement: [UInt8]

  /// Writes a word in place of a node.
  init(_ node: some SyntaxProtocol, to word: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let breaks = node.trimmedDescription.utf8.filter { $0 == UInt8(ascii: "\n") }
    let rest = max(0, range.count - word.utf8.count - breaks.count)
    replacement = Array(word.utf8) + breaks + Array(repeating: UInt8(ascii: " "), count: rest)
  }

  /// Writes something at a place.
  init(at offset: Int, insert text: String) {
    range = offset..<offset
    replacement = Array(text.utf8)
  }

  /// Writes a word in place of bytes.
  init(_ range: Range<Int>, of bytes: [UInt8], to word: String) {
    self.range = range
    let breaks = bytes[range].filter { $0 == UInt8(ascii: "\n") }
    let rest = max(0, range.count - word.utf8.count - breaks.count)
    replacement = Array(word.utf8) + breaks + Array(repeating: UInt8(ascii: " "), count: rest)
  }

  private init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// The same edit in a text that begins elsewhere.
  func moved(by offset: Int) -> SourceEdit {
    SourceEdit(range.lowerBound + offset..<range.upperBound + offset, replacement)
  }

  /// Writes code in place of the text from one node to another, or of nothing, and says what stood there.
  ///
  /// Messages about the line are shown with the user's own text (`CompilerMessage`), so that columns may move.
  init(_ range: Range<Int>, of bytes: [UInt8], marked text: String) {
    self.range = range
    replacement = Array("/*<".utf8) + bytes[range] + Array(">*/\(text)/*.*/".utf8)
  }

  /// Writes something behind a node.
  init(after node: some SyntaxProtocol, insert text: String) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    range = end..<end
    replacement = Array(text.utf8)
  }
}

extension [SourceEdit] {
  /// These edits and others; those of these that lie inside the others go.
  func outside(of others: [SourceEdit]) -> [SourceEdit] {
    filter { edit in
      !others.contains {
        $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound
      }
    } + others
  }

  /// A text with every edit made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    // Of two at one place, what is replaced goes first, so that what is inserted stands before it.
    let order = sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in order {
      result.replaceSubrange(edit.range, with: edit.replacement)
    }
    return result
  }
}
