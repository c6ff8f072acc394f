import AccessibilityModel

extension ReadableText {
  /// Where a stretch stands on the screen, a rectangle for each line: in proportion to its bytes.
  ///
  /// - Complexity: O(log n) for n lines, and O(1) for each line that holds some of it.
  func frames(of range: Range<Int>) -> [Rect] {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var frames: [Rect] = []
    while low < lines.count, lines[low].range.lowerBound < range.upperBound {
      let part = lines[low].range.clamped(to: range)
      let frame = lines[low].frame ?? row(low)
      if !part.isEmpty, !frame.isEmpty { frames.append(place(of: part, in: lines[low].range, frame)) }
      low += 1
    }
    return frames
  }

  /// The place of a line that the app tells no place of: lines are rows of one height.
  private func row(_ number: Int) -> Rect {
    let height = area.size.height / Double(lines.count)
    return Rect(x: area.minX, y: area.minY + Double(number) * height, width: area.size.width, height: height)
  }

  private func place(of part: Range<Int>, in line: Range<Int>, _ frame: Rect) -> Rect {
    let step = frame.size.width / Double(line.count)
    let letter = words(in: line).unicodeScalars.lazy.compactMap { WritingSystem($0) }.first
    let isRightToLeft = letter?.runsRightToLeft ?? false
    let before = isRightToLeft ? line.upperBound - part.upperBound : part.lowerBound - line.lowerBound
    return Rect(
      x: frame.minX + step * Double(before), y: frame.minY, width: step * Double(part.count),
      height: frame.size.height)
  }
}
