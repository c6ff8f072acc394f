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
    let shown = Set(paths.map(\.section)).union(supplementaries.keys.map(\.path.section)).sorted()
    for section in shown {
      parts += views(of: section, isFooter: false)
      let rows = paths.filter { $0.section == section }.compactMap { path in
        living[path].map { RowPart.row($0, identity(of: path), position: position(of: path)) }
      }
      if let view = sideways[section] { parts.append(.group(view, rows)) } else { parts += rows }
      parts += views(of: section, isFooter: true)
    }
    return parts
  }

  private func views(of section: Int, isFooter: Bool) -> [RowPart] {
    let footer = UICollectionView.elementKindSectionFooter
    return supplementaries.filter { $0.key.path.section == section && ($0.key.kind == footer) == isFooter }
      .sorted { ($0.key.path, $0.key.kind) < ($1.key.path, $1.key.kind) }.map { .view($0.value) }
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
