import AccessibilityModel

/// What came of looking for something in rows that the app had not made.
package struct RowSearch: Sendable {
  /// What happened to the person meanwhile.
  package var records: [SessionRecord] = []
  /// How many rows were made and looked at.
  package var rowCount = 0
  /// How many rows were not looked at.
  package var leftCount = 0
}

extension Session {
  /// How many rows are looked at in all before a search gives up.
  private static let rowLimit = 2_000

  /// Scrolls lists through the rows that the app has not made yet, until something is there.
  ///
  /// Where it never is, the lists show the rows that they showed.
  /// - Parameter isThere: looks at the screen.
  /// - Returns: what was looked through.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  package func scrollThroughRows(
    until isThere: @Sendable (AccessibilityTree) -> Bool
  ) async throws -> RowSearch {
    var search = RowSearch()
    for container in lazyContainers {
      guard let start = tree[container]?.rows else { continue }
      let countBefore = search.rowCount
      for isForward in start.countBefore > 0 ? [true, false] : [true] {
        while let range = missing(in: container, isForward, screenful: start.realized.count) {
          guard search.rowCount + range.count <= Self.rowLimit else { break }
          let before = tree[container]?.rows?.realized
          search.records += try await realize(range, of: container)
          search.rowCount += range.count
          if isThere(tree) { return search }
          if tree[container]?.rows?.realized == before { break }
        }
        if isForward, !start.realized.isEmpty, start.countBefore > 0 {
          search.records += try await realize(start.realized, of: container)
        }
      }
      search.leftCount += max(start.count - start.realized.count - (search.rowCount - countBefore), 0)
      if !start.realized.isEmpty, tree[container] != nil {
        search.records += try await realize(start.realized, of: container)
      }
    }
    return search
  }

  /// The containers that make rows when they are wanted, and have not made all.
  private var lazyContainers: [ElementID] {
    guard tree.hasLazyRows, let root = tree.root else { return [] }
    return tree.subtree(of: root).filter { id in
      tree[id]?.rows.map { $0.countBefore + $0.countAfter > 0 } ?? false
    }
  }

  /// The next rows of a container that are not there.
  private func missing(in container: ElementID, _ isForward: Bool, screenful: Int) -> Range<Int>? {
    guard let rows = tree[container]?.rows else { return nil }
    let count = max(screenful, 1)
    if isForward {
      let start = rows.realized.upperBound
      return start < rows.count ? start..<min(start + count, rows.count) : nil
    }
    let end = rows.realized.lowerBound
    return end > 0 ? max(end - count, 0)..<end : nil
  }

  /// Asks the app to make rows and to show them.
  private func realize(_ range: Range<Int>, of container: ElementID) async throws -> [SessionRecord] {
    try await exclusively {
      let id = Request.ID(rawValue: self.nextRequest)
      self.nextRequest += 1
      let request = Request(id: id, version: self.version, kind: .realize(container, range))
      try await self.settle(self.observe(try await self.source.perform(request)))
    }
  }
}
