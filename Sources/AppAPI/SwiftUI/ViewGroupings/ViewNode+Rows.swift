/// Names a row of a lazy container for as long as what it shows exists.
struct RowKey: Hashable {
  /// Where the row's source stands among its siblings, from the outside in.
  var path: [Int]
  /// The id of the element, where the rows come from a collection.
  var id: AnyHashable?

  /// The ids of the elements that the row shows, or is a part of, from the inside out.
  var elementIDs: [AnyHashable] {
    guard let nested = id?.base as? NestedRowID else { return id.map { [$0] } ?? [] }
    return RowKey(path: [], id: nested.row).elementIDs + [nested.element]
  }
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
  /// What one row is to the list it stands in.
  func rowFacts(at index: Int) -> RowFacts
  /// Runs of rows that stand in a grid's columns or take a whole line each.
  var rowRuns: [RowRun] { get }
}

/// What a row is to the list it stands in.
struct RowFacts {
  /// By which value it can be chosen.
  var value: any OptionValue = NoValue()
  /// What can be done with it because its collection can be changed.
  var edits: RowEdits?
}

/// A node with rows in each element of a collection.
@MainActor
protocol RowsByElement: ViewNode {
  /// The id of the element at a place.
  func elementID(at place: Int) -> AnyHashable
}

/// Names a row within an element of a collection.
private struct NestedRowID: Hashable {
  let element: AnyHashable
  let row: AnyHashable?
}

/// Rows that follow one another and are set alike.
struct RowRun: Equatable {
  var count: Int
  /// True where each takes a whole line of a grid.
  var isWhole: Bool
}

/// A node whose rows take a whole line of a grid each.
@MainActor
protocol WholeLines: ViewNode {}

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
    guard makesNoItems else { return items.indices.contains(index) ? [items[index]] : [] }
    return within(index) { child, rest, _ in child.items(ofRow: rest) } ?? []
  }

  /// The name of one of its rows.
  final func key(ofRow index: Int) -> RowKey {
    if let source = self as? any RowSource { return source.rowKey(at: index) }
    guard makesNoItems else { return RowKey(path: [index]) }
    return within(index) { child, rest, place in
      var key = child.key(ofRow: rest)
      if let elements = self as? any RowsByElement {
        key.id = AnyHashable(NestedRowID(element: elements.elementID(at: place), row: key.id))
      } else {
        key.path.insert(place, at: 0)
      }
      return key
    } ?? RowKey(path: [index])
  }

  /// What one of its rows is to the list it stands in.
  final func facts(ofRow index: Int) -> RowFacts {
    if let tagged = self as? any TaggedNode {
      var facts = children.first?.facts(ofRow: index) ?? RowFacts()
      facts.value = TagValue(node: tagged)
      return facts
    }
    if let source = self as? any RowSource { return source.rowFacts(at: index) }
    if let value = (self as? any LinkedNode)?.linkValue { return RowFacts(value: ElementValue(id: value)) }
    guard makesNoItems else { return RowFacts() }
    return within(index) { child, rest, _ in child.facts(ofRow: rest) } ?? RowFacts()
  }

  /// Runs of its rows that stand in a grid's columns or take a whole line each.
  final var runs: [RowRun] {
    if self is any WholeLines { return [RowRun(count: totalRowCount, isWhole: true)] }
    if let source = self as? any RowSource { return source.rowRuns }
    guard makesNoItems else { return [RowRun(count: items.count, isWhole: false)] }
    return children.flatMap(\.runs)
  }

  /// Asks the child that one of the rows comes from.
  private func within<Result>(
    _ index: Int, _ body: (_ child: ViewNode, _ rest: Int, _ place: Int) -> Result
  ) -> Result? {
    var rest = index
    for (place, child) in children.enumerated() {
      let count = child.totalRowCount
      if rest < count { return body(child, rest, place) }
      rest -= count
    }
    return nil
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
