import Foundation

/// What is known of a section of rows: how many there are, and who they are.
protocol RowSection {
  var rowCount: Int { get }
  var identities: [Int: ScopedIdentity] { get set }
  /// Takes rows away and puts others in.
  mutating func apply(_ change: RowChange)
}

/// A table or a collection: rows in sections that come, go and move, and stay who they are.
@MainActor
protocol SectionedList: UIView {
  associatedtype RowCell: UIView
  associatedtype Section: RowSection

  var sections: [Section] { get set }
  var living: [IndexPath: RowCell] { get set }
  var selected: [IndexPath] { get set }
  var isLoaded: Bool { get }
  /// What is noted until the last of the changes that belong together.
  var changes: TableChanges? { get set }
  /// How many changes have begun that belong together.
  var batchDepth: Int { get set }
  /// Who is asked for the rows.
  var rowSource: AnyObject? { get }

  func loadIfNeeded()
  func reloadData()
  func setNeedsReload()
  func contains(_ path: IndexPath) -> Bool
  func identity(of path: IndexPath) -> ScopedIdentity
  func recycle(_ cell: RowCell, at path: IndexPath)
  func askForSections() -> Int
  func askForRows(in section: Int) -> Int
  /// What is known of a section that came to be.
  func newSection(at index: Int) -> Section
  /// Forgets what was measured of a row whose cell is made anew.
  func forgetMeasures(at path: IndexPath)
  /// Does what is left once the cells have found their rows again.
  func rowsDidMove()
}

extension SectionedList {
  /// Begins changes that belong together.
  func beginChanges() {
    // What is there now has to be known before the data source says otherwise.
    loadIfNeeded()
    if batchDepth == 0 { changes = TableChanges() }
    batchDepth += 1
  }

  /// Ends changes that belong together, and shows their result.
  func endChanges() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0, let changes else { return }
    self.changes = nil
    commit(changes)
  }

  /// Makes changes that belong together; people meet their result at once.
  func performChanges(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginChanges()
    updates?()
    endChanges()
    layoutIfNeeded()
    completion?(true)
  }

  /// Makes changes that are known beforehand.
  func make(_ known: TableChanges) {
    change { $0 = known }
  }

  /// Notes a change, alone or with those that it belongs to.
  func change(_ note: (inout TableChanges) -> Void) {
    guard isLoaded || batchDepth > 0 else {
      // Nothing was shown yet, so that everything is asked for anyway.
      return setNeedsReload()
    }
    beginChanges()
    if changes != nil, var noted = changes {
      note(&noted)
      changes = noted
    }
    endChanges()
  }

  private func commit(_ changes: TableChanges) {
    guard allThere(changes) else { return setNeedsReload() }
    for (path, cell) in living
    where changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section) {
      recycle(cell, at: path)
      forgetMeasures(at: path)
    }
    let chosen = selected.map { identity(of: $0) }
    let carried = changes.moves.map { sections[$0.from.section].identities[$0.from.item] }
    for index in sections.indices where !changes.deletedSections.contains(index) {
      var change = RowChange(deleted: changes.deletions(in: index))
      if let new = changes.sections.destination(of: index) { change.inserted = changes.insertions(in: new) }
      sections[index].apply(change)
    }
    for index in changes.deletedSections.reversed() { sections.remove(at: index) }
    for index in changes.insertedSections where index <= sections.count {
      sections.insert(newSection(at: index), at: index)
    }
    for (move, identity) in zip(changes.moves, carried) where sections.indices.contains(move.to.section) {
      sections[move.to.section].identities[move.to.item] = identity
    }
    rebuildLiving(chosen: chosen)
    rowsDidMove()
    compareWithDataSource()
    setNeedsReload()
  }

  /// True where everything that changes is there, as far as the numbers known before can tell.
  private func allThere(_ changes: TableChanges) -> Bool {
    let rows = changes.deletedRows.union(changes.reloadedRows).union(changes.moves.map(\.from))
    for path in rows.sorted() where !contains(path) {
      report(.noSuchRow(path, in: self))
      return false
    }
    for index in changes.deletedSections.union(changes.reloadedSections) where index >= sections.count {
      report(.noSuchSection(index, in: self))
      return false
    }
    return true
  }

  /// Finds the cells and the choices again by who the rows are.
  private func rebuildLiving(chosen: [ScopedIdentity]) {
    let old = living
    let cells = Set(old.map { ObjectIdentifier($0.value) })
    living = [:]
    selected = []
    for section in sections.indices {
      for (row, identity) in sections[section].identities {
        let path = IndexPath(item: row, section: section)
        if let cell = identity.object as? RowCell, cells.contains(ObjectIdentifier(cell)) {
          living[path] = cell
        }
        if chosen.contains(where: { $0 === identity }) { selected.append(path) }
      }
    }
    let kept = Set(living.map { ObjectIdentifier($0.value) })
    for (path, cell) in old where !kept.contains(ObjectIdentifier(cell)) { recycle(cell, at: path) }
  }

  private func compareWithDataSource() {
    guard let rowSource else { return }
    let count = askForSections()
    guard count == sections.count else {
      return report(.inconsistentChange(in: rowSource, of: nil, expected: sections.count, found: count))
    }
    for section in sections.indices {
      let (rows, known) = (askForRows(in: section), sections[section].rowCount)
      guard rows != known else { continue }
      report(.inconsistentChange(in: rowSource, of: section, expected: known, found: rows))
    }
  }
}
