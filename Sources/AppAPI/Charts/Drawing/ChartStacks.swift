/// From where to where marks go that are put on one another.
struct ChartStacks {
  /// By the place of a mark among all; none for a mark that stands alone.
  private(set) var spans: [Int: ClosedRange<Double>] = [:]
  /// Every number that marks reach along the axis of values.
  private(set) var reached: [Double] = []
  /// True where marks are parts of a whole.
  private(set) var isNormalized = false

  private struct Place: Hashable {
    let kind: Mark.Kind
    let base: PlottedValue
    let group: String?
  }

  init(_ marks: [Mark], isSideways: Bool) {
    var stacks: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      let value = isSideways ? mark.x : mark.y
      reached += [value?.start.number, value?.end.number].compactMap { $0 }
      guard mark.kind == .bar || mark.kind == .area, mark.look.stacking != .unstacked, let value,
        value.start == value.end, value.start.isNumber, let base = isSideways ? mark.y : mark.x
      else { continue }
      stacks[Place(kind: mark.kind, base: base.start, group: mark.groupNames[.position]), default: []]
        .append(index)
    }
    let normalized = stacks.values.contains { $0.contains { marks[$0].look.stacking == .normalized } }
    if normalized { (isNormalized, reached) = (true, []) }
    for indices in stacks.values {
      let stacking = marks[indices[0]].look.stacking
      guard indices.count > 1 || stacking == .normalized || stacking == .center else { continue }
      let numbers = indices.map { (isSideways ? marks[$0].x : marks[$0].y)?.start.number ?? 0 }
      let total = numbers.reduce(0) { $0 + abs($1) }
      let scale = stacking == .normalized && total > 0 ? 1 / total : 1
      var (above, below) = (stacking == .center ? -total / 2 : 0, 0.0)
      for (index, number) in zip(indices, numbers) {
        let length = number * scale
        if length >= 0 || stacking == .center {
          spans[index] = above...above + abs(length)
          above += abs(length)
        } else {
          spans[index] = below + length...below
          below += length
        }
      }
      reached += [above, below] + (stacking == .center ? [-total / 2] : [])
    }
  }
}
