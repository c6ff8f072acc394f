extension SectionedList {
  /// Shows a snapshot in place of another one, and keeps it before rows are asked for.
  func show<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    after current: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
    keep: (NSDiffableDataSourceSnapshot<SectionID, ItemID>) -> Void
  ) {
    loadIfNeeded()
    let changes = snapshot.changes(from: current)
    keep(snapshot.settled)
    if let changes { make(changes) } else { reloadData() }
  }
}
