import Foundation

/// What a table knows of one section: its rows, their heights, who they are, and what is around them.
struct TableSection: RowSection {
  /// The part above or below the rows.
  struct Edge {
    var title: String?
    var height: CGFloat = 0
  }

  var heights: RowHeights
  var header = Edge()
  var footer = Edge()
  /// Rows that were shown before keep who they are, however often their cells serve others meanwhile.
  var identities: [Int: ScopedIdentity] = [:]

  var rowCount: Int { heights.count }
  var height: CGFloat { header.height + heights.total + footer.height }

  init(heights: RowHeights) {
    self.heights = heights
  }

  /// Takes rows away and puts others in.
  mutating func apply(_ change: RowChange) {
    heights.apply(change)
    identities = change.moved(identities)
  }

  /// Forgets everything about rows behind the last one.
  mutating func drop(from count: Int) {
    identities = identities.filter { $0.key < count }
  }
}
