import Foundation

extension UICollectionView: RowContainer {
  /// What people meet, section by section: what stands above, the items in their order, what stands below.
  var parts: [RowPart] {
    let cells = Set(living.values.map { ObjectIdentifier($0) })
    let edges = Set(supplementaries.values.map { ObjectIdentifier($0) })
    var parts: [RowPart] = subviews.filter { view in
      !cells.contains(ObjectIdentifier(view)) && !edges.contains(ObjectIdentifier(view))
        && !(view is SidewaysSection)
    }.map { .view($0) }
    let paths = living.keys.sorted()
    let ofSections = supplementaries.keys.filter { $0.path.count > 1 }
    let shown = Set(paths.map(\.section)).union(ofSections.map(\.path.section)).sorted()
    parts += views(below: false, living.values) { $0.path.count == 1 }
    for section in shown {
      let cells = paths.filter { $0.section == section }.compactMap { living[$0] }
      let isOfSection = { (place: SupplementaryPlace) in place.path.count > 1 && place.path.section == section
      }
      parts += views(below: false, cells, isOfSection)
      let rows = paths.filter { $0.section == section }.compactMap { path in
        living[path].map { RowPart.row($0, identity(of: path), position: position(of: path)) }
      }
      if let view = sideways[section] { parts.append(.group(view, rows)) } else { parts += rows }
      parts += views(below: true, cells, isOfSection)
    }
    return parts + views(below: true, living.values) { $0.path.count == 1 }
  }

  /// The views at an edge of some cells: those of a footer's kind, and others that lie further down than a cell.
  private func views(
    below: Bool, _ cells: some Collection<UICollectionViewCell>, _ isWanted: (SupplementaryPlace) -> Bool
  ) -> [RowPart] {
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    let first = cells.lazy.map(\.frame.minY).min()
    return supplementaries.filter { place, view in
      guard isWanted(place) else { return false }
      let isBelow =
        place.kind == footer || place.kind != header && first.map { view.frame.minY > $0 } ?? false
      return isBelow == below
    }
    .sorted {
      ($0.key.path, $0.value.frame.minY, $0.key.kind) < ($1.key.path, $1.value.frame.minY, $1.key.kind)
    }
    .map { .view($0.value) }
  }

  func realize(_ range: Range<Int>) -> Range<Int>? {
    layoutIfNeeded()
    let wanted = range.clamped(to: 0..<rowCount)
    guard !wanted.isEmpty, let first = path(at: wanted.lowerBound), let last = path(at: wanted.upperBound - 1)
    else { return nil }
    if wanted.lowerBound >= realizedRows.lowerBound, wanted.upperBound <= realizedRows.upperBound {
      return realizedRows
    }
    scrollToItem(at: last, at: [], animated: false)
    if first != last, !realizedRows.contains(wanted.lowerBound) {
      scrollToItem(at: first, at: [.top, .left], animated: false)
    }
    return realizedRows
  }

  /// What appears when a row of a list is pushed aside.
  func swipeActions(of cell: UICollectionViewCell) -> [UIContextualAction] {
    guard let path = indexPath(for: cell),
      let list = collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return [] }
    return list.swipeActions(at: path)
  }
}
