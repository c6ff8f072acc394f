import Foundation
internal import Typography

/// How a text lies in lines of a width, and where each of its characters is.
@MainActor
struct TextLines {
  private let text: NSString
  private let font: UIFont
  /// The stretch of each line in UTF-16 units, without the break at its end; never empty.
  let ranges: [NSRange]
  /// How high each line is.
  let lineHeight: CGFloat

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: What it is set in.
  ///   - width: Where lines end; `nil` where only line breaks end them.
  /// - Complexity: O(n log n) in the length of the text.
  init(_ string: String, font: UIFont, width: CGFloat?) {
    text = NSString(string: string)
    self.font = font
    lineHeight = CGFloat(TextMeasurer.shared.metrics(of: font.font).lineHeight)
    var ranges: [NSRange] = []
    var start = 0
    while start <= text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let newline = text.rangeOfCharacter(from: .newlines, options: [], range: rest)
      let end = newline.location == NSNotFound ? text.length : newline.location
      ranges += Self.broken(text, NSRange(location: start, length: end - start), font, width)
      guard newline.location != NSNotFound else { break }
      start = newline.end
    }
    self.ranges = ranges
  }

  private static func width(of text: NSString, _ range: NSRange, _ font: UIFont) -> CGFloat {
    guard range.length > 0 else { return 0 }
    return CGFloat(TextMeasurer.shared.measure(text.substring(with: range), font: font.font).idealWidth)
  }

  /// One paragraph in lines: as many words as fit, and at least one character.
  private static func broken(
    _ text: NSString, _ paragraph: NSRange, _ font: UIFont, _ width: CGFloat?
  ) -> [NSRange] {
    guard let width, width > 0, self.width(of: text, paragraph, font) > width else { return [paragraph] }
    let ends = wordEnds(text, paragraph)
    var lines: [NSRange] = []
    var start = paragraph.location
    var next = 0
    while start < paragraph.end {
      while next < ends.count, ends[next] <= start { next += 1 }
      guard next < ends.count else { break }
      // The last word end at which the line still fits.
      var (low, high) = (next, ends.count - 1)
      while low < high {
        let middle = (low + high + 1) / 2
        let line = NSRange(location: start, length: ends[middle] - start)
        if self.width(of: text, trimmed(text, line), font) <= width {
          low = middle
        } else {
          high = middle - 1
        }
      }
      lines.append(NSRange(location: start, length: ends[low] - start))
      start = ends[low]
    }
    return lines
  }

  private static func trimmed(_ text: NSString, _ range: NSRange) -> NSRange {
    var length = range.length
    while length > 0, isBlank(text.character(at: range.location + length - 1)) { length -= 1 }
    return NSRange(location: range.location, length: length)
  }

  private static func isBlank(_ unit: unichar) -> Bool { unit == 0x20 || unit == 0x09 }

  /// The places at which lines may end: behind the blanks after each word.
  private static func wordEnds(_ text: NSString, _ paragraph: NSRange) -> [Int] {
    var ends: [Int] = []
    for index in paragraph.location..<paragraph.end {
      let isEnd = index + 1 == paragraph.end || !isBlank(text.character(at: index + 1))
      if isEnd, isBlank(text.character(at: index)) || index + 1 == paragraph.end { ends.append(index + 1) }
    }
    return ends
  }

  /// The size of all lines.
  var size: CGSize {
    let widest = ranges.map { Self.width(of: text, Self.trimmed(text, $0), font) }.max() ?? 0
    return CGSize(width: widest, height: CGFloat(ranges.count) * lineHeight)
  }

  /// The line of a place, from 0; the lower one where a line is broken there.
  func line(of offset: Int) -> Int {
    ranges.lastIndex { $0.location <= offset } ?? 0
  }

  /// The rectangle of the insertion point at a place.
  func caret(at offset: Int) -> CGRect {
    let line = line(of: offset)
    let before = NSRange(
      location: ranges[line].location,
      length: min(max(offset - ranges[line].location, 0), ranges[line].length))
    return CGRect(
      x: Self.width(of: text, before, font), y: CGFloat(line) * lineHeight, width: 2, height: lineHeight)
  }

  /// The rectangles around a stretch, a line each; one without width where it has no characters.
  func boxes(around range: NSRange) -> [CGRect] {
    (line(of: range.location)...max(line(of: range.location), line(of: range.end))).map { line in
      let start = caret(at: max(range.location, ranges[line].location))
      let last = min(range.end, ranges[line].end)
      let before = NSRange(location: ranges[line].location, length: max(last - ranges[line].location, 0))
      let right = Self.width(of: text, before, font)
      return CGRect(
        x: start.minX, y: CGFloat(line) * lineHeight, width: max(right - start.minX, 0), height: lineHeight)
    }
  }

  /// The place nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    let line = min(max(Int((point.y / max(lineHeight, 1)).rounded(.down)), 0), ranges.count - 1)
    var best = (offset: ranges[line].location, distance: CGFloat.infinity)
    var offset = ranges[line].location
    while offset <= ranges[line].end {
      let before = NSRange(location: ranges[line].location, length: offset - ranges[line].location)
      let distance = abs(Self.width(of: text, before, font) - point.x)
      if distance < best.distance { best = (offset, distance) }
      guard offset < text.length else { break }
      offset += max(text.rangeOfComposedCharacterSequence(at: offset).length, 1)
    }
    return best.offset
  }

  /// The stretch of each line with the break at its end, in UTF-16 units.
  var wholeRanges: [NSRange] {
    ranges.indices.map { index in
      let end = index + 1 < ranges.count ? ranges[index + 1].location : text.length
      return NSRange(location: ranges[index].location, length: end - ranges[index].location)
    }
  }
}
