import Foundation

extension UITableView {
  /// Gives rows near the screen their cells, from the top down, and takes those of the others.
  func tile() {
    guard !isTiling, changes == nil else { return }
    isTiling = true
    defer { isTiling = false }
    loadIfNeeded()
    if countsHaveChanged() { loadIfNeeded() }
    guard bounds.height > 0, bounds.width > 0 else {
      takeAllCells()
      return takeEdges()
    }
    guard rowCount > 0 else {
      // Parts around sections stay: whoever took them each time would ask for layout each time.
      takeAllCells()
      layOutRowsAndEdges()
      return
    }
    let anchor = fixedRow.flatMap { contains($0) ? position(of: $0) : nil } ?? position(at: bounds.minY)
    fixedRow = nil
    guard let anchorPath = path(at: anchor) else { return }
    let anchorY = top(of: anchorPath) - bounds.minY
    recycleFarCells()
    realizedRows = fill(around: anchor, at: anchorY)
    remeasures = false
    recycleCells(outside: realizedRows)
    place()
    // What was measured meanwhile must not move what the person is at.
    boundsOrigin.y = top(of: anchorPath) - anchorY
    layOutRowsAndEdges()
    let limit = clamped(contentOffset).y
    if boundsOrigin.y > limit, anchor > 0 { contentOffset.y = limit }
  }

  /// Gives rows and the parts around sections their places, until no part turns out to have another height.
  private func layOutRowsAndEdges() {
    layOutRows()
    var rounds = 0
    while layOutEdges(), rounds < 3 {
      rounds += 1
      place()
      layOutRows()
    }
    // What was added on the way is in its place.
    needsLayout = !isLoaded
  }

  /// How far above and below the table there are cells, in points.
  private var reach: CGFloat { max(bounds.height / 4, 1) }

  /// Makes cells around a row, past both edges by `reach` and one row more.
  ///
  /// - Parameters:
  ///   - anchor: The position of the row that keeps its place.
  ///   - anchorY: Where that row starts, from the upper edge.
  /// - Returns: The positions of all rows that now have cells.
  private func fill(around anchor: Int, at anchorY: CGFloat) -> Range<Int> {
    var (end, y) = (anchor, anchorY)
    var isComplete = false
    while !isComplete, let path = path(at: end) {
      if end > anchor { y += gap(before: path) }
      isComplete = y >= bounds.height + reach
      y += realize(path)
      end += 1
    }
    var start = anchor
    y = anchorY
    isComplete = false
    while !isComplete, start > 0, let path = path(at: start - 1), let lower = self.path(at: start) {
      y -= gap(before: lower)
      isComplete = y <= -reach
      y -= realize(path)
      start -= 1
    }
    return start..<end
  }

  /// Space between a row and the row before it: what is around their sections, and sections without rows.
  private func gap(before path: IndexPath) -> CGFloat {
    guard path.row == 0, path.section > 0 else { return 0 }
    var gap = sections[path.section].header.height
    for section in (0..<path.section).reversed() {
      guard sections[section].rowCount == 0 else { return gap + sections[section].footer.height }
      gap += sections[section].height
    }
    return gap
  }

  /// Makes the cell of a row and learns its height; answers the height.
  private func realize(_ path: IndexPath) -> CGFloat {
    if living[path] != nil, !remeasures { return sections[path.section].heights[path.row] }
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0, asked < 1 {
      if let cell = living[path] { recycle(cell, at: path) }
      sections[path.section].heights.set(0, for: path.row)
      return 0
    }
    let cell = living[path] ?? makeLiving(path)
    let height = asked >= 0 ? asked : cell.automaticHeight(width: rowWidth)
    sections[path.section].heights.set(height, for: path.row)
    return height
  }

  private func makeLiving(_ path: IndexPath) -> UITableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
    if let other = living.first(where: { $0.value === cell }) {
      report(.sharedCell(cell, other.key, path, in: self))
      return makeStandIn(for: path)
    }
    return adopt(cell, at: path)
  }

  /// An empty cell for a row whose own one is not to be had.
  private func makeStandIn(for path: IndexPath) -> UITableViewCell {
    adopt(UITableViewCell(style: .default, reuseIdentifier: nil), at: path)
  }

  private func adopt(_ cell: UITableViewCell, at path: IndexPath) -> UITableViewCell {
    living[path] = cell
    cell.table = self
    if cell.isSelected != selected.contains(path) { cell.setSelected(!cell.isSelected, animated: false) }
    identity(of: path).bind(cell)
    cell.frame.size.width = rowWidth
    if cell.superview !== self { addSubview(cell) }
    cell.isHidden = false
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
      cell.indentationLevel = level
    }
    cell.settleConfiguration()
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Who a row is, whatever cell serves it.
  func identity(of path: IndexPath) -> ScopedIdentity {
    if let known = sections[path.section].identities[path.row] { return known }
    let new = ScopedIdentity()
    sections[path.section].identities[path.row] = new
    return new
  }

  /// Takes the cells that lie far from the table, so that others can have them.
  private func recycleFarCells() {
    // The outermost rows may begin as far away as the row before them is high.
    let height = living.values.map(\.frame.height).max() ?? 0
    let window = bounds.insetBy(dx: 0, dy: -reach - height)
    for (path, cell) in living where !contains(path) || !cell.frame.intersects(window) {
      recycle(cell, at: path)
    }
  }

  private func recycleCells(outside range: Range<Int>) {
    for (path, cell) in living where !contains(path) || !range.contains(position(of: path)) {
      recycle(cell, at: path)
    }
  }

  /// Takes a cell from its row and keeps it for another one.
  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    if living[path] === cell { living[path] = nil }
    cell.standIn?.release()
    cell.rowContents?.row = nil
    cell.table = nil
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }

  private func takeAllCells() {
    realizedRows = 0..<0
    for (path, cell) in living { recycle(cell, at: path) }
  }

  private func layOutRows() {
    var y: CGFloat = 0
    var section = -1
    for position in realizedRows {
      guard let path = path(at: position) else { continue }
      if path.section != section { y = top(of: path) }
      section = path.section
      let height = sections[section].heights[path.row]
      if let cell = living[path] {
        if cell.superview !== self {
          report(.removedCell(cell, path))
          addSubview(cell)
        }
        cell.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: height)
      }
      y += height
    }
  }

  /// True where the data source answers other numbers than before without having said so.
  private func countsHaveChanged() -> Bool {
    guard let dataSource else {
      guard !sections.isEmpty else { return false }
      report(.dataSourceGone(from: self))
      isLoaded = false
      return true
    }
    let count = askForSections()
    if count != sections.count {
      report(.countChanged(in: dataSource, of: nil, from: sections.count, to: count))
      isLoaded = false
      return true
    }
    for section in Set(living.keys.map(\.section)).sorted() where section < count {
      let rows = askForRows(in: section)
      guard rows != sections[section].rowCount else { continue }
      report(.countChanged(in: dataSource, of: section, from: sections[section].rowCount, to: rows))
      isLoaded = false
      return true
    }
    return false
  }
}

extension UITableView {
  // MARK: Making cells

  func reusedCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = reusable[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  func makeCell(_ identifier: String) -> UITableViewCell? {
    describedCells[identifier]?() ?? registered[identifier]?.make(registeredAs: identifier)
  }
}

extension TableSection {
  /// Takes over the heights that were measured before, as far as there are rows.
  mutating func keepHeights(of old: TableSection) {
    guard old.heights.estimate == heights.estimate else { return }
    heights.take(from: old.heights)
  }
}
