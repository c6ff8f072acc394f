import Foundation

/// The lines of one section, one below the other.
struct FlowSection {
  /// A line of items that differ.
  private struct Line {
    let items: Range<Int>
    let top: CGFloat
    let height: CGFloat
  }

  let width: CGFloat
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var gap: CGFloat = 0

  private var count = 0
  private var uniform = CGSize.zero
  private var columns = 1
  private var frames: [CGRect] = []
  private var lines: [Line] = []
  private var isUniform = true

  init(width: CGFloat) {
    self.width = width
  }

  private var availableSpace: CGFloat { max(0, width - inset.left - inset.right) }
  private var top: CGFloat { header + inset.top }

  var length: CGFloat { top + contentLength + inset.bottom + footer }

  private var contentLength: CGFloat {
    guard isUniform else { return (lines.last.map { $0.top + $0.height } ?? top) - top }
    let rows = (count + columns - 1) / columns
    return rows == 0 ? 0 : CGFloat(rows) * (uniform.height + lineSpacing) - lineSpacing
  }

  /// Fills the section with items of one size.
  mutating func fill(count: Int, size: CGSize) {
    self.count = count
    uniform = size
    columns = size.width + gap > 0 ? max(1, Int((availableSpace + gap) / (size.width + gap))) : 1
  }

  /// Fills the section with items that differ.
  mutating func fill(_ sizes: [CGSize]) {
    isUniform = false
    count = sizes.count
    frames = []
    lines = []
    frames.reserveCapacity(count)
    var y = top
    var first = 0
    while first < count {
      var (end, used, height) = (first, CGFloat(0), CGFloat(0))
      while end < count, end == first || used + gap + sizes[end].width <= availableSpace + 0.001 {
        used += sizes[end].width + (end == first ? 0 : gap)
        height = max(height, sizes[end].height)
        end += 1
      }
      // Lines that are full reach from edge to edge, as items of one size do.
      let isLast = end == count
      let share = end - first > 1 && !isLast ? (availableSpace - used) / CGFloat(end - first - 1) : 0
      var x = inset.left
      for item in first..<end {
        let size = sizes[item]
        frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap + max(share, 0)
      }
      lines.append(Line(items: first..<end, top: y, height: height))
      y += height + lineSpacing
      first = end
    }
  }

  /// Where an item lies, from the start of the section.
  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < count else { return nil }
    guard isUniform else { return frames[item] }
    let (row, column) = (item / columns, item % columns)
    let spare = columns > 1 ? (availableSpace - CGFloat(columns) * uniform.width) / CGFloat(columns - 1) : 0
    let step = uniform.width + max(spare, columns > 1 ? gap : 0)
    return CGRect(
      x: inset.left + CGFloat(column) * step,
      y: top + CGFloat(row) * (uniform.height + lineSpacing), width: uniform.width, height: uniform.height)
  }

  /// The items between two distances from the start of the section.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start <= end else { return 0..<0 }
    guard isUniform else { return unequalItems(from: start, to: end) }
    let step = uniform.height + lineSpacing
    guard step > 0 else { return 0..<count }
    let rows = CGFloat((count + columns - 1) / columns)
    let first = min(max(((start - top) / step).rounded(.down), 0), rows)
    let last = min(max(((end - top) / step).rounded(.down) + 1, 0), rows)
    return min(Int(first) * columns, count)..<min(Int(max(first, last)) * columns, count)
  }

  private func unequalItems(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partition { $0.top + $0.height < start }
    let last = lines.partition { $0.top <= end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}

extension Array {
  /// How many elements at the start satisfy a condition that none behind them does.
  fileprivate func partition(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
