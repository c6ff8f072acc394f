/// Names a row of a lazy container for as long as what it shows exists.
struct RowKey: Hashable {
  /// Where the row's source stands among its siblings, from the outside in.
  var path: [Int]
  /// The id of the element, where the rows come from a collection.
  var id: AnyHashable?
}

/// A node that has rows of its own making.
@MainActor
protocol RowSource: ViewNode {
  /// How many rows there are, whether they were made or not.
  var rowCount: Int { get }
  /// What one row shows; made when it is first asked for.
  func rowItems(at index: Int) -> [LayoutItem]
  /// The name of one row.
  func rowKey(at index: Int) -> RowKey
  /// Lets go of the rows outside a range.
  func releaseRows(outside kept: Range<Int>)
}

extension ViewNode {
  /// How many rows the node gives to a lazy container.
  final var totalRowCount: Int {
    if let source = self as? any RowSource { return source.rowCount }
    guard makesNoItems else { return items.count }
    return children.reduce(0) { $0 + $1.totalRowCount }
  }

  /// What one of its rows shows.
  final func items(ofRow index: Int) -> [LayoutItem] {
    if let source = self as? any RowSource { return source.rowItems(at: index) }
    guard makesNoItems else { return [items[index]] }
    var rest = index
    for child in children {
      let count = child.totalRowCount
      if rest < count { return child.items(ofRow: rest) }
      rest -= count
    }
    return []
  }

  /// The name of one of its rows.
  final func key(ofRow index: Int) -> RowKey {
    if let source = self as? any RowSource { return source.rowKey(at: index) }
    guard makesNoItems else { return RowKey(path: [index]) }
    var rest = index
    for (place, child) in children.enumerated() {
      let count = child.totalRowCount
      if rest < count {
        var key = child.key(ofRow: rest)
        key.path.insert(place, at: 0)
        return key
      }
      rest -= count
    }
    return RowKey(path: [index])
  }

  /// Lets go of the rows outside a range of its own rows.
  final func releaseAllRows(outside kept: Range<Int>) {
    if let source = self as? any RowSource {
      source.releaseRows(outside: kept)
      return
    }
    guard makesNoItems else { return }
    var start = 0
    for child in children {
      let count = child.totalRowCount
      let lower = min(max(kept.lowerBound - start, 0), count)
      let upper = min(max(kept.upperBound - start, lower), count)
      child.releaseAllRows(outside: lower..<upper)
      start += count
    }
  }
}
