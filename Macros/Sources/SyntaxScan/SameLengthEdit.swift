import SwiftSyntax

/// Bytes of a file replaced by as many others, so that every line and column stays where it was.
struct SameLengthEdit {
  let range: Range<Int>
  let replacement: [UInt8]

  init(_ node: some SyntaxProtocol, to word: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
    replacement = Array(word.utf8) + Array(repeating: UInt8(ascii: " "), count: range.count - word.utf8.count)
  }
}
