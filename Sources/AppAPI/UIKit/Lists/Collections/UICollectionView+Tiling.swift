import Foundation

extension UICollectionView {
  /// How often cells that turn out to have another size may move the others.
  private static let roundLimit = 8

  /// Gives items near the screen their cells and takes those of the others.
  func tile() {
    guard !isTiling, changes == nil else { return }
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    if countsHaveChanged() { loadIfNeeded() }
    guard bounds.height > 0, bounds.width > 0 else { return takeAllViews() }
    collectionViewLayout.prepareIfNeeded()
    let anchor = anchorItem
    var rounds = 0
    while place(), rounds < Self.roundLimit {
      rounds += 1
      collectionViewLayout.prepareIfNeeded()
      keep(anchor)
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    // What was added on the way is in its place.
    needsLayout = !isLoaded
  }

  /// The part of the content whose items have cells.
  private var nearBounds: CGRect { bounds.insetBy(dx: -bounds.width / 4, dy: -bounds.height / 4) }

  /// The item at the upper edge, and how far from it.
  private var anchorItem: (path: IndexPath, distance: CGFloat)? {
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    let shown = living.filter { $0.value.superview === self && $0.value.frame.maxY > bounds.minY }
    guard let first = shown.min(by: { $0.key < $1.key }),
      let place = collectionViewLayout.layoutAttributesForItem(at: first.key)
    else { return nil }
    return (first.key, place.frame.minY - bounds.minY)
  }

  /// What was measured meanwhile must not move what the person is at.
  private func keep(_ anchor: (path: IndexPath, distance: CGFloat)?) {
    guard let anchor, let place = collectionViewLayout.layoutAttributesForItem(at: anchor.path) else {
      return
    }
    boundsOrigin.y = place.frame.minY - anchor.distance
  }

  /// Makes and places views once; true where one of them turned out to have another size.
  private func place() -> Bool {
    let wanted = wantedPlaces()
    let paths = Set(wanted.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    for (path, cell) in living where !paths.contains(path) { recycle(cell, at: path) }
    let edges = Set(wanted.compactMap { SupplementaryPlace($0) })
    for (edge, view) in supplementaries where !edges.contains(edge) { recycle(view, at: edge) }
    placeSideways(Set(wanted.map(\.indexPath.section)))
    var hasMoved = false
    for place in wanted {
      guard let view = view(for: place) else { continue }
      hasMoved = measure(view, place) || hasMoved
      put(view, place)
    }
    let positions = paths.map(position).sorted()
    realizedRows = (positions.first ?? 0)..<((positions.last ?? -1) + 1)
    prefetch()
    return hasMoved
  }

  /// What lies near the screen, without gaps between items.
  private func wantedPlaces() -> [UICollectionViewLayoutAttributes] {
    let found = (collectionViewLayout.layoutAttributesForElements(in: nearBounds) ?? []).filter { place in
      guard place.representedElementCategory == .cell else {
        return sections.indices.contains(place.indexPath.section)
      }
      return contains(place.indexPath)
    }
    let positions = Set(
      found.filter { $0.representedElementCategory == .cell }.map { position(of: $0.indexPath) })
    guard let first = positions.min(), let last = positions.max() else { return found }
    // One item more at each end, so that stepping on always finds the next one.
    let missing = (max(first - 1, 0)...min(last + 1, rowCount - 1)).filter { !positions.contains($0) }
    return found
      + missing.compactMap { path(at: $0) }.compactMap {
        collectionViewLayout.layoutAttributesForItem(at: $0)
      }
  }

  private func placeSideways(_ shown: Set<Int>) {
    for (section, view) in sideways
    where !shown.contains(section) || collectionViewLayout.sideways(section) == nil {
      view.removeFromSuperview()
      sideways[section] = nil
    }
    for section in shown {
      guard let place = collectionViewLayout.sideways(section) else { continue }
      let view = sideways[section] ?? SidewaysSection()
      sideways[section] = view
      (view.collection, view.section) = (self, section)
      if view.superview !== self { addSubview(view) }
      view.frame = place.frame
      view.contentSize = place.content
    }
  }

  private func view(for place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    if let edge = SupplementaryPlace(place) {
      if let known = supplementaries[edge] { return known }
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: edge.kind, at: edge.path)
      if edge.kind == UICollectionView.elementKindSectionHeader {
        (view as? UICollectionViewListCell)?.headsSection = true
      }
      supplementaries[edge] = view
      return view
    }
    return living[place.indexPath] ?? makeLiving(place.indexPath)
  }

  private func makeLiving(_ path: IndexPath) -> UICollectionViewCell {
    var cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    if let other = living.first(where: { $0.value === cell }) {
      report(.sharedCell(cell, other.key, path, in: self))
      cell = UICollectionViewCell(frame: .zero)
    }
    living[path] = cell
    cell.collection = self
    cell.isSelected = selected.contains(path)
    (cell as? UICollectionViewListCell)?.headsSection =
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isHeader(path) ?? false
    identity(of: path).bind(cell)
    cell.settleConfiguration()
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// Asks a view for the size it would best have, where the layout leaves it to the view.
  private func measure(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) -> Bool {
    guard collectionViewLayout.measures(place) else { return false }
    let size = place.size
    let copy = UICollectionViewLayoutAttributes(forCellWith: place.indexPath)
    copy.frame = place.frame
    let best = view.preferredLayoutAttributesFitting(copy).size
    place.frame.size = size
    return collectionViewLayout.take(best, for: place)
  }

  private func put(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
    let isSideways = place.representedElementCategory == .cell
    let holder: UIView = (isSideways ? sideways[place.indexPath.section] : nil) ?? self
    if view.superview !== holder { holder.addSubview(view) }
    view.apply(place)
    view.frame = place.frame
    view.alpha = place.alpha
    let transform = place.transform == .identity ? place.transform3D.plane : place.transform
    if view.transform != transform { view.transform = transform }
    view.isHidden = place.isHidden
  }

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, realizedRows.upperBound < rowCount,
      !realizedRows.isEmpty
    else { return }
    let next = realizedRows.upperBound..<min(realizedRows.upperBound + realizedRows.count, rowCount)
    prefetchDataSource.collectionView(self, prefetchItemsAt: next.compactMap { path(at: $0) })
  }

  // MARK: Taking views away

  /// Takes a cell from its item and keeps it for another one.
  func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
    if living[path] === cell { living[path] = nil }
    cell.standIn?.release()
    cell.collection = nil
    cell.removeFromSuperview()
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    keep(cell)
  }

  private func recycle(_ view: UICollectionReusableView, at edge: SupplementaryPlace) {
    supplementaries[edge] = nil
    view.removeFromSuperview()
    keep(view)
  }

  private func keep(_ view: UICollectionReusableView) {
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  func takeSupplementaries() {
    for (edge, view) in supplementaries { recycle(view, at: edge) }
  }

  func takeAllViews() {
    realizedRows = 0..<0
    for (path, cell) in living { recycle(cell, at: path) }
    takeSupplementaries()
  }
}

extension SupplementaryPlace {
  /// The place of a view that belongs to a section; `nil` for a cell.
  @MainActor
  fileprivate init?(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return nil }
    self.init(kind: kind, path: attributes.indexPath)
  }
}
