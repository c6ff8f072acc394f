import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The item at a path; `nil` where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, path.section >= 0, path.section < numberOfSections else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Where every item is.
  var paths: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (section, list) in lists.enumerated() {
      for (item, identifier) in list.items.enumerated() {
        result[identifier] = IndexPath(item: item, section: section)
      }
    }
    return result
  }

  /// What has to be told of the way from another snapshot to this one; `nil` where all is to be read anew.
  ///
  /// - Complexity: O(items).
  func changes(from old: Self) -> TableChanges? {
    let (former, latter) = (old.sectionIdentifiers, sectionIdentifiers)
    let (before, after) = (Set(former), Set(latter))
    // Sections that change places are rare, and rows keep who they are only through their sections.
    guard former.filter(after.contains) == latter.filter(before.contains) else { return nil }
    var changes = TableChanges()
    changes.deletedSections = IndexSet(former.indices.filter { !after.contains(former[$0]) })
    changes.insertedSections = IndexSet(latter.indices.filter { !before.contains(latter[$0]) })
    let (from, to) = (old.paths, paths)
    for (item, path) in from where !changes.deletedSections.contains(path.section) {
      if to[item] == nil { changes.deletedRows.insert(path) }
    }
    for (item, path) in to where !changes.insertedSections.contains(path.section) {
      if from[item] == nil { changes.insertedRows.insert(path) }
    }
    addMoves(to: &changes, from: from, to: to, old: old)
    for (item, path) in from where reloaded.contains(item) && to[item] != nil {
      changes.reloadedRows.insert(path)
    }
    for section in reloadedSections {
      if let place = old.indexOfSection(section) { changes.reloadedSections.insert(place) }
    }
    return changes
  }

  /// Items that change their section, or their place among those that stay in it.
  private func addMoves(
    to changes: inout TableChanges, from: [ItemIdentifierType: IndexPath],
    to: [ItemIdentifierType: IndexPath],
    old: Self
  ) {
    for (section, list) in lists.enumerated() {
      let former = old.itemIdentifiers(inSection: list.section)
      let stays = list.items.filter { item in
        from[item].map { old.sectionIdentifiers[$0.section] == list.section } ?? false
      }
      let own = Set(stays)
      var rank: [ItemIdentifierType: Int] = [:]
      for (index, item) in former.filter(own.contains).enumerated() { rank[item] = index }
      let kept = LongestRun.positions(of: stays.map { rank[$0] ?? 0 })
      let fixed = Set(kept.map { stays[$0] })
      for (index, item) in list.items.enumerated() {
        guard let source = from[item], !fixed.contains(item) else { continue }
        let target = IndexPath(item: index, section: section)
        if changes.deletedSections.contains(source.section) {
          if !changes.insertedSections.contains(section) { changes.insertedRows.insert(target) }
        } else if changes.insertedSections.contains(section) {
          changes.deletedRows.insert(source)
        } else {
          changes.moves.append((source, target))
        }
      }
    }
  }
}

/// The longest part of a list that rises.
enum LongestRun {
  /// The positions of the longest rising part, in order.
  ///
  /// - Complexity: O(n log n).
  static func positions(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(index)
      next = before[index]
    }
    return result.reversed()
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Where an item is; `nil` for one that is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let place = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: place)
  }

  /// The section at a place; `nil` where there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    let sections = sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
