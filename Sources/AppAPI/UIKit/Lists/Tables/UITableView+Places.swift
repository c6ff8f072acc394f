import Foundation

extension UITableView {
  /// The cell of a row; `nil` where the row is not near the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return living[indexPath]
  }

  /// The row that a cell serves; `nil` where it serves none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.table === self else { return nil }
    if let path = cell.servedPath, living[path] === cell { return path }
    let path = living.first { $0.value === cell }?.key
    cell.servedPath = path
    return path
  }

  /// The cells that are on the screen, from the top down.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { living[$0] }
  }

  /// The rows that are on the screen, from the top down.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return living.filter { overlaps($0.value, bounds) }.keys.sorted()
  }

  /// The rectangle of a row in the coordinates of the table; estimated where the row was not shown yet.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard contains(indexPath) else { return .zero }
    return CGRect(
      x: rowInset, y: top(of: indexPath), width: rowWidth,
      height: sections[indexPath.section].heights[indexPath.row])
  }

  /// The row under a point of the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = path(at: position(at: point.y)), rectForRow(at: path).contains(point) else { return nil }
    return path
  }

  /// Scrolls so that a row is shown; `IndexPath(row: NSNotFound, section:)` and rows that are not there do nothing.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard contains(indexPath) else { return report(.noSuchRow(indexPath, in: self)) }
    let isNear = realizedRows.contains(position(of: indexPath))
    let isAbove = position(of: indexPath) < realizedRows.lowerBound
    // The first look measures the row; the second one puts it in its place.
    for _ in 0..<2 {
      let rect = rectForRow(at: indexPath)
      fixedRow = indexPath
      switch scrollPosition {
      case .none where isNear: scrollRectToVisible(rect, animated: animated)
      case .none: show(isAbove ? rect.minY : rect.maxY, at: isAbove ? 0 : 1, animated)
      case .top: show(rect.minY, at: 0, animated)
      case .middle: show(rect.midY, at: 0.5, animated)
      case .bottom: show(rect.maxY, at: 1, animated)
      }
      setNeedsLayout()
      layoutIfNeeded()
      if rectForRow(at: indexPath) == rect { break }
    }
  }

  /// Scrolls until a section without rows begins at the top.
  func show(header section: Int) { show(rect(forSection: section).minY, at: 0, false) }

  private func show(_ y: CGFloat, at share: CGFloat, _ animated: Bool) {
    let inset = adjustedContentInset
    let height = bounds.inset(by: inset).height
    let target = clamped(CGPoint(x: contentOffset.x, y: y - inset.top - height * share))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// True where a part of a cell lies in a rectangle; touching its edge is not enough.
  private func overlaps(_ cell: UITableViewCell, _ rect: CGRect) -> Bool {
    cell.frame.maxY > rect.minY && cell.frame.minY < rect.maxY
  }

  /// Positions of the rows on the screen; `nil` where there are none.
  var visiblePositions: Range<Int>? {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    let positions = living.filter { overlaps($0.value, shown) }.keys.map(position).sorted()
    guard let first = positions.first, let last = positions.last else { return nil }
    return first..<(last + 1)
  }

  /// Shows rows, as many as the screen holds, from the first one that was asked for.
  ///
  /// - Returns: The positions of the rows that now have cells; `nil` where no such row is there.
  func realize(_ range: Range<Int>) -> Range<Int>? {
    layoutIfNeeded()
    let wanted = range.clamped(to: 0..<rowCount)
    guard !wanted.isEmpty, let first = path(at: wanted.lowerBound), let last = path(at: wanted.upperBound - 1)
    else { return nil }
    if wanted.lowerBound >= realizedRows.lowerBound, wanted.upperBound <= realizedRows.upperBound {
      return realizedRows
    }
    scrollToRow(at: last, at: .none, animated: false)
    if first != last, !realizedRows.contains(wanted.lowerBound) {
      scrollToRow(at: first, at: .top, animated: false)
    }
    return realizedRows
  }
}
