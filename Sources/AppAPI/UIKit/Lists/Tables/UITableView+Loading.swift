import Foundation

extension UITableView {
  /// How many rows there are in all sections.
  var rowCount: Int { rowStarts.last ?? 0 }

  /// Has the numbers asked for again before they are next needed.
  func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source how many sections and rows there are.
  ///
  /// - Complexity: O(sections).
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = askForSections()
    let old = sections
    sections = (0..<count).map { index in
      var section = TableSection(heights: RowHeights(count: askForRows(in: index), estimate: estimate))
      if index < old.count {
        section.identities = old[index].identities
        section.drop(from: section.rowCount)
        section.keepHeights(of: old[index])
      }
      loadEdges(of: &section, at: index)
      return section
    }
    for path in living.keys where !contains(path) {
      if let cell = living[path] { recycle(cell, at: path) }
    }
    selected.removeAll { !contains($0) }
    takeEdges()
    place()
  }

  /// The height that rows are taken to have.
  var estimate: CGFloat {
    if rowHeight >= 0 { return max(rowHeight, 1) }
    return estimatedRowHeight > 0 ? estimatedRowHeight : 44
  }

  func askForSections() -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.numberOfSections(in: self)
    if count < 0 { report(.negativeCount(count, in: dataSource)) }
    return max(count, 0)
  }

  func askForRows(in section: Int) -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    if count < 0 { report(.negativeCount(count, in: dataSource)) }
    return max(count, 0)
  }

  private func loadEdges(of section: inout TableSection, at index: Int) {
    section.header.title = dataSource?.tableView(self, titleForHeaderInSection: index)
    section.footer.title = dataSource?.tableView(self, titleForFooterInSection: index)
    let header = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let footer = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    section.header.height = header >= 0 ? header : automaticHeight(section.header.title, isHeader: true)
    section.footer.height = footer >= 0 ? footer : automaticHeight(section.footer.title, isHeader: false)
  }

  private func automaticHeight(_ title: String?, isHeader: Bool) -> CGFloat {
    guard let title, !title.isEmpty else { return style == .plain ? 0 : 17.5 }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showTitle(title, isHeader: isHeader)
    return view.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
  }

  /// Sums up where sections start, and how many rows lie before each.
  func place() {
    var y = tableHeaderView?.frame.height ?? 0
    var row = 0
    sectionStarts = []
    rowStarts = [0]
    for section in sections {
      sectionStarts.append(y)
      y += section.height
      row += section.rowCount
      rowStarts.append(row)
    }
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rowCount
  }

  // MARK: Positions

  /// The position of a row among all rows.
  func position(of path: IndexPath) -> Int { rowStarts[path.section] + path.row }

  /// The row at a position among all rows.
  ///
  /// - Complexity: O(log sections).
  func path(at position: Int) -> IndexPath? {
    guard position >= 0, position < rowCount else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rowStarts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return IndexPath(row: position - rowStarts[low], section: low)
  }

  /// Where a row starts, from the top of the content.
  func top(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return sectionStarts[path.section] + section.header.height + section.heights.offset(of: path.row)
  }

  /// The position of the row at a distance from the top of the content, or of the next one.
  func position(at y: CGFloat) -> Int {
    guard rowCount > 0 else { return 0 }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sectionStarts[middle] <= y { low = middle } else { high = middle - 1 }
    }
    let section = sections[low]
    let distance = y - sectionStarts[low] - section.header.height
    guard section.rowCount > 0, distance < section.heights.total else {
      return min(rowStarts[low + 1], rowCount - 1)
    }
    return rowStarts[low] + section.heights.row(at: max(distance, 0))
  }

  /// Width of a row.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowInset) }
  /// Space beside a row.
  var rowInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    if isLoaded { place() }
    setNeedsLayout()
  }
}
