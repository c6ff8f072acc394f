import Foundation

/// A place in the text of the system's own views: so many UTF-16 units from its beginning.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A stretch of the text of the system's own views.
final class TextStretch: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextStretch)?.range == range }
  override var hash: Int { range.location &* 31 &+ range.length }
}

/// A rectangle around selected text in one line of the system's own views.
final class TextSelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ box: CGRect, start: Bool, end: Bool) {
    self.box = box
    ends = (start, end)
    super.init()
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}

extension NSRange {
  /// Where it ends.
  var end: Int { location + length }

  /// The part of it that lies in a text so long.
  func clamped(to length: Int) -> NSRange {
    let start = min(max(location, 0), length)
    return NSRange(location: start, length: min(max(self.length, 0), length - start))
  }
}

extension String {
  /// So many UTF-8 bytes lie before a place that is counted in UTF-16 units; one inside a character is moved back.
  func bytes(before units: Int) -> Int {
    let index = utf16.index(utf16.startIndex, offsetBy: min(max(units, 0), utf16.count))
    let whole = index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
    return utf8.distance(from: utf8.startIndex, to: whole)
  }

  /// So many UTF-16 units lie before a place that is counted in UTF-8 bytes; one inside a character is moved back.
  func units(before bytes: Int) -> Int {
    var index = utf8.index(utf8.startIndex, offsetBy: min(max(bytes, 0), utf8.count))
    while index > startIndex, index.samePosition(in: unicodeScalars) == nil {
      index = utf8.index(before: index)
    }
    return utf16.distance(from: startIndex, to: index)
  }

  /// A stretch in UTF-8 bytes of one in UTF-16 units.
  func bytes(of units: NSRange) -> Range<Int> { bytes(before: units.location)..<bytes(before: units.end) }

  /// A stretch in UTF-16 units of one in UTF-8 bytes.
  func units(of bytes: Range<Int>) -> NSRange {
    let start = units(before: bytes.lowerBound)
    return NSRange(location: start, length: units(before: bytes.upperBound) - start)
  }
}
