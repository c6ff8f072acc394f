/// Sizes and places of the items of a stack along one direction.
@MainActor
struct StackLayout {
  var axis: Axis
  /// Space between two items; `nil` takes the default.
  var spacing: CGFloat?
  /// Where items lie across the direction.
  var alignment: Alignment
  var isMirrored: Bool

  /// Space between two items that do not ask for another.
  nonisolated static let defaultSpacing: CGFloat = 8

  /// The size of each item and of the whole for one offer.
  struct Result {
    fileprivate(set) var slots: [Slot]
    fileprivate(set) var size: CGSize
    /// True where it is the same whatever is offered along the stack.
    let isRigid: Bool
  }

  /// What an item is offered, what it takes of that, and where it lies.
  struct Slot {
    let proposal: ProposedViewSize
    let size: CGSize
    fileprivate let offset: CGFloat
    fileprivate var crossOffset: CGFloat
  }

  /// Space between two items.
  func spacing(between first: LayoutItem, _ second: LayoutItem) -> CGFloat {
    if let spacing { return spacing }
    return first.isSpacer || second.isSpacer ? 0 : Self.defaultSpacing
  }

  /// Finds sizes and places, as quickly as the items allow.
  func solve(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> Result {
    settle(items, proposal.width) ?? shareOut(items, proposal)
  }

  /// Shares the offered size: higher priorities first, and among equals the least flexible first.
  func shareOut(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> Result {
    var gaps: CGFloat = 0
    for index in items.indices.dropFirst() { gaps += spacing(between: items[index - 1], items[index]) }
    let cross = proposal.length(axis.other)
    var mains = [CGFloat?](repeating: nil, count: items.count)
    var isRigid = false
    if let offered = proposal.length(axis) {
      isRigid = share(offered - gaps, among: items, cross: cross, into: &mains)
    }
    return line(items, isRigid: isRigid) { index, item in
      let offer = ProposedViewSize(axis, main: mains[index], cross: cross)
      return (offer, item.size(offer))
    }
  }

  /// Puts items one behind the other, each of a size that it takes of an offer.
  func line(
    _ items: [LayoutItem], isRigid: Bool, _ length: (Int, LayoutItem) -> (ProposedViewSize, CGSize)
  ) -> Result {
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    var result = Result(slots: [], size: .zero, isRigid: isRigid)
    result.slots.reserveCapacity(items.count)
    var position: CGFloat = 0
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (index, item) in items.enumerated() {
      if index > 0 { position += spacing(between: items[index - 1], item) }
      let (offer, size) = length(index, item)
      let guide = item.guide(key, in: size, offer) ?? defaultGuide(item, size, offer)
      result.slots.append(Slot(proposal: offer, size: size, offset: position, crossOffset: guide))
      position += size.length(axis)
      before = max(before, guide)
      after = max(after, size.length(axis.other) - guide)
    }
    for index in result.slots.indices {
      result.slots[index].crossOffset = before - result.slots[index].crossOffset
    }
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

  /// Offers each item its share; true where none of them takes more or less for it.
  private func share(
    _ available: CGFloat, among items: [LayoutItem], cross: CGFloat?, into mains: inout [CGFloat?]
  ) -> Bool {
    let least = ProposedViewSize(axis, main: 0, cross: cross)
    let most = ProposedViewSize(axis, main: .infinity, cross: cross)
    var wishes: [Wish] = []
    wishes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      wishes.append(
        Wish(
          index: index, priority: item.layoutPriority, smallest: item.size(least).length(axis),
          largest: item.size(most).length(axis)))
    }
    wishes.sort()
    var remaining = available
    var start = 0
    while start < wishes.count {
      let priority = wishes[start].priority
      var (end, reserved): (Int, CGFloat) = (start, 0)
      for other in wishes[start...] {
        if other.priority == priority { end += 1 } else { reserved += other.smallest }
      }
      var availableSpace = remaining - reserved
      for (taken, wish) in wishes[start..<end].enumerated() {
        let offer = wish.fixedLength ?? max(0, availableSpace / CGFloat(end - start - taken))
        mains[wish.index] = offer
        let used =
          wish.fixedLength
          ?? items[wish.index].size(ProposedViewSize(axis, main: offer, cross: cross)).length(axis)
        availableSpace -= used
        remaining -= used
      }
      start = end
    }
    return wishes.allSatisfy { $0.fixedLength != nil }
  }

  /// What an item takes along the stack; in the order in which items are offered space.
  private struct Wish: Comparable {
    let index: Int
    let priority: Double
    let smallest: CGFloat
    let largest: CGFloat

    /// What it takes whatever it is offered, and so is offered; `nil` where that depends on the offer.
    var fixedLength: CGFloat? { smallest == largest && smallest.isFinite ? smallest : nil }

    static func < (first: Wish, second: Wish) -> Bool {
      guard first.priority == second.priority else { return first.priority > second.priority }
      let left = first.largest - first.smallest
      let right = second.largest - second.smallest
      return left == right ? first.index < second.index : left < right
    }
  }

  /// Puts the items in their places within `bounds`.
  func place(_ items: [LayoutItem], in bounds: CGRect, _ result: Result) {
    for (index, item) in items.enumerated() {
      let slot = result.slots[index]
      var x = axis == .horizontal ? slot.offset : slot.crossOffset
      let y = axis == .vertical ? slot.offset : slot.crossOffset
      if isMirrored { x = bounds.width - x - slot.size.width }
      item.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), slot.proposal)
    }
  }

  /// Where an alignment line of the items lies in the stack, if one of them sets it.
  func explicitGuide(
    _ id: AlignmentKey, _ items: [LayoutItem], _ result: Result
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for (index, item) in items.enumerated() {
      let slot = result.slots[index]
      guard let own = item.guide(id, in: slot.size, slot.proposal) else { continue }
      values.append(own + (id.axis == axis ? slot.offset : slot.crossOffset))
    }
    return id.merged(values)
  }
}

extension ProposedViewSize {
  init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self.init(
      width: axis == .horizontal ? main : cross, height: axis == .vertical ? main : cross)
  }

  func length(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension CGSize {
  init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self.init(width: axis == .horizontal ? main : cross, height: axis == .vertical ? main : cross)
  }

  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
