/// Sizes and places of the items of a stack along one direction.
@MainActor
struct StackLayout {
  var axis: Axis
  /// Room between two items; `nil` takes the default.
  var spacing: CGFloat?
  /// Where items lie across the direction.
  var alignment: Alignment
  var isMirrored: Bool

  /// Room between two items that do not ask for another.
  nonisolated static let defaultSpacing: CGFloat = 8

  /// The extent of each item and of the whole for one offer.
  struct Result {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    var offsets: [CGFloat]
    var crossOffsets: [CGFloat]
    var size: CGSize
  }

  private func spacing(between first: LayoutItem, _ second: LayoutItem) -> CGFloat {
    if let spacing { return spacing }
    return first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing
  }

  /// Shares the offered extent: higher priorities first, and among equals the least flexible first.
  func solve(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> Result {
    var gaps: CGFloat = 0
    for index in items.indices.dropFirst() { gaps += spacing(between: items[index - 1], items[index]) }
    let cross = proposal.extent(axis.other)
    var mains = [CGFloat?](repeating: nil, count: items.count)
    if let offered = proposal.extent(axis) {
      share(offered - gaps, among: items, cross: cross, into: &mains)
    }
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    var result = Result(proposals: [], sizes: [], offsets: [], crossOffsets: [], size: .zero)
    var position: CGFloat = 0
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (index, item) in items.enumerated() {
      if index > 0 { position += spacing(between: items[index - 1], item) }
      let offer = ProposedViewSize(axis, main: mains[index], cross: cross)
      let size = item.size(offer)
      let guide = item.guide(key, in: size, offer) ?? defaultGuide(item, size, offer)
      result.proposals.append(offer)
      result.sizes.append(size)
      result.offsets.append(position)
      result.crossOffsets.append(guide)
      position += size.extent(axis)
      before = max(before, guide)
      after = max(after, size.extent(axis.other) - guide)
    }
    result.crossOffsets = result.crossOffsets.map { before - $0 }
    result.size = CGSize(axis, main: max(0, position), cross: items.isEmpty ? 0 : before + after)
    return result
  }

  /// Where an item that does not say itself has the line on which the items are lined up.
  private func defaultGuide(_ item: LayoutItem, _ size: CGSize, _ offer: ProposedViewSize) -> CGFloat {
    if axis == .vertical {
      switch alignment.horizontal {
      case .leading: return 0
      case .center: return size.width / 2
      case .trailing: return size.width
      default: return item.dimensions(offer)[alignment.horizontal]
      }
    }
    switch alignment.vertical {
    case .top: return 0
    case .center: return size.height / 2
    case .bottom: return size.height
    default: return item.dimensions(offer)[alignment.vertical]
    }
  }

  private func share(
    _ available: CGFloat, among items: [LayoutItem], cross: CGFloat?, into mains: inout [CGFloat?]
  ) {
    func extent(_ index: Int, _ main: CGFloat) -> CGFloat {
      items[index].size(ProposedViewSize(axis, main: main, cross: cross)).extent(axis)
    }
    let priorities = items.map { $0.layoutPriority }
    let smallest = items.indices.map { extent($0, 0) }
    let largest = items.indices.map { extent($0, .infinity) }
    var remaining = available
    for priority in Set(priorities).sorted(by: >) {
      var group: [Int] = []
      var reserved: CGFloat = 0
      for (index, other) in priorities.enumerated() {
        if other == priority { group.append(index) } else if other < priority { reserved += smallest[index] }
      }
      group.sort { first, second in
        let left = largest[first] - smallest[first]
        let right = largest[second] - smallest[second]
        return left == right ? first < second : left < right
      }
      var room = remaining - reserved
      for (taken, index) in group.enumerated() {
        let offer = max(0, room / CGFloat(group.count - taken))
        mains[index] = offer
        let used = extent(index, offer)
        room -= used
        remaining -= used
      }
    }
  }

  /// Puts the items in their places within `bounds`.
  func place(_ items: [LayoutItem], in bounds: CGRect, _ result: Result) {
    for (index, item) in items.enumerated() {
      let size = result.sizes[index]
      var x = axis == .horizontal ? result.offsets[index] : result.crossOffsets[index]
      let y = axis == .vertical ? result.offsets[index] : result.crossOffsets[index]
      if isMirrored { x = bounds.width - x - size.width }
      item.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), result.proposals[index])
    }
  }

  /// Where an alignment line of the items lies in the stack, if one of them sets it.
  func explicitGuide(
    _ id: AlignmentKey, _ items: [LayoutItem], _ result: Result
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for (index, item) in items.enumerated() {
      guard let own = item.guide(id, in: result.sizes[index], result.proposals[index]) else {
        continue
      }
      let along = id.axis == axis ? result.offsets[index] : result.crossOffsets[index]
      values.append(own + along)
    }
    return id.merged(values)
  }
}

extension ProposedViewSize {
  init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .vertical ? main : cross)
  }

  func extent(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
  init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self.init(width: axis == .horizontal ? main : cross, height: axis == .vertical ? main : cross)
  }

  func extent(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
