extension StackLayout {
  /// What items take at a width, where none of them depends on the height it is offered: found without asking
  /// each for its least and its largest size.
  ///
  /// In a row that is wide enough for all its items each takes what it would take alone, and spacers share
  /// the rest.
  /// - Returns: `nil` where an item may take another size at another height, or the row is not wide enough.
  func settle(_ items: [LayoutItem], _ width: CGFloat?) -> Result? {
    axis == .vertical ? settleColumn(items, width) : settleRow(items, width)
  }

  private func settleColumn(_ items: [LayoutItem], _ width: CGFloat?) -> Result? {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(items.count)
    for item in items {
      guard let size = item.settledSize(width) else { return nil }
      sizes.append(size)
    }
    return line(items, isRigid: false) { index, _ in
      (ProposedViewSize(width: width, height: sizes[index].height), sizes[index])
    }
  }

  private func settleRow(_ items: [LayoutItem], _ width: CGFloat?) -> Result? {
    var sizes: [CGSize?] = []
    sizes.reserveCapacity(items.count)
    var (taken, spacers): (CGFloat, [LayoutItem]) = (0, [])
    for (index, item) in items.enumerated() {
      if index > 0 { taken += spacing(between: items[index - 1], item) }
      let size = item.settledSize
      sizes.append(size)
      if let size { taken += size.width } else if item.isSpacer { spacers.append(item) } else { return nil }
    }
    guard let width else {
      return spacers.isEmpty ? row(items, sizes, share: 0) : nil
    }
    guard taken <= width else { return nil }
    let share = spacers.isEmpty ? 0 : (width - taken) / CGFloat(spacers.count)
    let least = spacers.map { $0.size(ProposedViewSize(width: 0, height: 0)).width }.max() ?? 0
    return share < least ? nil : row(items, sizes, share: share)
  }

  private func row(_ items: [LayoutItem], _ sizes: [CGSize?], share: CGFloat) -> Result {
    line(items, isRigid: false) { index, item in
      if let size = sizes[index] { return (ProposedViewSize(size), size) }
      let offer = ProposedViewSize(width: share, height: 0)
      return (offer, item.size(offer))
    }
  }

  /// The size of the whole wherever it is offered at least that width; `nil` where an item takes more or less
  /// then.
  func unyieldingSize(_ items: [LayoutItem]) -> CGSize? {
    var sizes: [CGSize] = []
    sizes.reserveCapacity(items.count)
    for item in items {
      guard let size = item.settledSize else { return nil }
      sizes.append(size)
    }
    return line(items, isRigid: false) { index, _ in
      (ProposedViewSize(sizes[index]), sizes[index])
    }.size
  }
}
