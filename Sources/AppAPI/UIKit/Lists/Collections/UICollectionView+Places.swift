import Foundation

extension UICollectionView {
  /// The cell of an item; `nil` where the item is not near the screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return living[indexPath]
  }

  /// The view of a kind that belongs to a section; `nil` where it is not near the screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return supplementaries[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }

  /// The item that a cell serves; `nil` where it serves none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    living.first { $0.value === cell }?.key
  }

  /// The item under a point of the collection's coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return item(under: convert(point, to: nil))
  }

  /// The cells that are on the screen, in no order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { living[$0] } }

  /// The items that are on the screen.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    let shown = convert(bounds, to: nil)
    return living.filter { $0.value.convert($0.value.bounds, to: nil).intersects(shown) }.keys.sorted()
  }

  /// Where an item lies; `nil` where it is not there.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Scrolls so that an item is shown; one that is not there does nothing.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard contains(indexPath) else { return report(.noSuchRow(indexPath, in: self)) }
    // The first look measures the item; the second one puts it in its place.
    for _ in 0..<2 {
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
      if let section = collectionViewLayout.sideways(indexPath.section) {
        show(section.frame, scrollPosition, animated)
        layoutIfNeeded()
        sideways[indexPath.section]?.scrollRectToVisible(frame, animated: animated)
      } else {
        show(frame, scrollPosition, animated)
      }
      setNeedsLayout()
      layoutIfNeeded()
      if collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame == frame { break }
    }
  }

  private func show(_ rect: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) { offset.y += rect.minY - shown.minY }
    if position.contains(.centeredVertically) { offset.y += rect.midY - shown.midY }
    if position.contains(.bottom) { offset.y += rect.maxY - shown.maxY }
    if position.contains(.left) { offset.x += rect.minX - shown.minX }
    if position.contains(.centeredHorizontally) { offset.x += rect.midX - shown.midX }
    if position.contains(.right) { offset.x += rect.maxX - shown.maxX }
    guard !position.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The item under a point of the screen.
  func item(under point: CGPoint) -> IndexPath? {
    living.first { _, cell in cell.isShown && cell.convert(cell.bounds, to: nil).contains(point) }?.key
  }

  /// Positions of the items on the screen; `nil` where there are none.
  var visiblePositions: Range<Int>? {
    let shown = convert(bounds.inset(by: adjustedContentInset), to: nil)
    let positions = living.filter { _, cell in
      cell.convert(cell.bounds, to: nil).intersection(shown).height > 0
    }.keys.map(position)
    guard let first = positions.min(), let last = positions.max() else { return nil }
    return first..<(last + 1)
  }
}
