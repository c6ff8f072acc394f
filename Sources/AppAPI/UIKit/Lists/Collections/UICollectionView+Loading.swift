import Foundation

extension UICollectionView {
  /// How many items there are in all sections.
  var rowCount: Int { itemStarts.last ?? 0 }

  /// Has the numbers asked for again before they are next needed.
  func setNeedsReload() {
    isLoaded = false
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks the data source how many sections and items there are.
  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let old = sections
    sections = (0..<askForSections()).map { index in
      var section = CollectionSection(count: askForRows(in: index))
      if index < old.count {
        let count = section.count
        section.identities = old[index].identities.filter { $0.key < count }
      }
      return section
    }
    for (path, cell) in living where !contains(path) { recycle(cell, at: path) }
    selected.removeAll { !contains($0) }
    takeSupplementaries()
    countUp()
    collectionViewLayout.invalidateLayout()
  }

  func askForSections() -> Int { count(dataSource?.numberOfSections(in: self)) }

  func askForRows(in section: Int) -> Int {
    count(dataSource?.collectionView(self, numberOfItemsInSection: section))
  }

  private func count(_ answer: Int?) -> Int {
    guard let answer, let dataSource else { return 0 }
    if answer < 0 { report(.negativeCount(answer, in: dataSource)) }
    return max(answer, 0)
  }

  /// Sums up how many items lie before each section.
  func countUp() {
    itemStarts = sections.reduce(into: [0]) { starts, section in
      starts.append((starts.last ?? 0) + section.count)
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].count
  }

  /// The position of an item among all items.
  func position(of path: IndexPath) -> Int { itemStarts[path.section] + path.item }

  /// The item at a position among all items.
  ///
  /// - Complexity: O(log sections).
  func path(at position: Int) -> IndexPath? {
    guard position >= 0, position < rowCount else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if itemStarts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return IndexPath(item: position - itemStarts[low], section: low)
  }

  /// Who an item is, whatever cell serves it.
  func identity(of path: IndexPath) -> ScopedIdentity {
    if let known = sections[path.section].identities[path.item] { return known }
    let new = ScopedIdentity()
    sections[path.section].identities[path.item] = new
    return new
  }

  /// True where the data source answers other numbers than before without having said so.
  func countsHaveChanged() -> Bool {
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
      let items = askForRows(in: section)
      guard items != sections[section].count else { continue }
      report(.countChanged(in: dataSource, of: section, from: sections[section].count, to: items))
      isLoaded = false
      return true
    }
    return false
  }
}
