import AccessibilityModel

/// A screen with a list that makes only the rows near those that were asked for.
package struct LazyKennel {
  /// The list.
  package static let list = ElementID(slot: 20)
  /// What stands before it.
  package static let title = ElementID(slot: 1)
  /// What stands behind it.
  package static let tail = ElementID(slot: 2)

  /// How many rows there are.
  package var count: Int
  /// How many rows exist at a time.
  package var window = 4
  /// Whether the row that was asked for stands first among them, or in their middle.
  package var margin = 1
  /// Rows without anything to stop at.
  package var empty: Set<Int> = []
  /// Rows that are headings.
  package var headings: Set<Int> = []
  /// Name of the list; a list with a name is a group.
  package var name: SpokenText?
  /// Whether something stands before and behind the list.
  package var isFramed = true
  /// Added to the number of every row's identity: rows that the app put ahead of all others.
  package var shift = 0

  /// Makes a kennel of so many dogs.
  package init(
    count: Int, window: Int = 4, margin: Int = 1, name: SpokenText? = nil, isFramed: Bool = true
  ) {
    self.count = count
    self.window = window
    self.margin = margin
    self.name = name
    self.isFramed = isFramed
  }

  /// The identity of a row.
  package static func row(_ index: Int) -> ElementID { ElementID(slot: UInt32(1_000 + index)) }

  /// The screen while the rows around one exist.
  package func screen(around row: Int) -> AccessibilityNode { screen(showing: row..<row + 1) }

  /// The screen while the rows of a range exist, and as many more as fit.
  package func screen(showing range: Range<Int>) -> AccessibilityNode {
    let start = max(min(range.lowerBound - margin, count - window), 0)
    let realized = start..<min(max(start + window, range.upperBound), count)
    let rows = realized.filter { !empty.contains($0) }.map { index in
      let traits: Traits = headings.contains(index) ? .header : []
      return AccessibilityNode.stop(
        SpokenText("Dog \(index - shift)"), traits: traits, id: Self.row(index - shift)
      )
      .with(\.rowIndex, index)
    }
    let type: ContainerType = name == nil ? .none : .semanticGroup
    let list = AccessibilityNode.container(type, label: name, order: .given, id: Self.list, rows)
      .with(\.rows, LazyRows(count: count, realized: realized))
    let title = AccessibilityNode.stop("Dogs", traits: .header, id: Self.title)
    let tail = AccessibilityNode.stop("Adopt", traits: .button, id: Self.tail)
    return .container(
      order: .given, id: ElementID(slot: 0), isFramed ? [title, list, tail] : [list])
  }

  /// Labels of everything there is, in order, whether it exists or not.
  package var labels: [String] {
    let rows = (0..<count).filter { !empty.contains($0) }.map {
      "Dog \($0 - shift)" + (headings.contains($0) ? ", heading" : "")
    }
    return isFramed ? ["Dogs, heading"] + rows + ["Adopt, button"] : rows
  }
}
