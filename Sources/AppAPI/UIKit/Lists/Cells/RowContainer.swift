import Foundation

/// A view that has cells for the rows near the screen alone.
@MainActor
protocol RowContainer: UIScrollView {
  /// How many rows there are in all sections.
  var rowCount: Int { get }
  /// Positions of the rows that have cells now.
  var realizedRows: Range<Int> { get }
  /// What people meet in it, in reading order.
  var parts: [RowPart] { get }
  /// Shows rows, as many as the screen holds, from the first one that was asked for.
  ///
  /// - Returns: The positions of the rows that now have cells; `nil` where no such row is there.
  func realize(_ range: Range<Int>) -> Range<Int>?
}

/// What people meet in a view with rows.
@MainActor
enum RowPart {
  /// Something that belongs to no row, a section's title for example.
  case view(UIView)
  /// A row: its cell now, who it is whatever cell serves it, and its position among all rows.
  case row(UIView, ScopedIdentity, position: Int)
  /// Rows that are scrolled sideways by themselves, in a view of their own.
  case group(UIView, [RowPart])
}

extension UITableView: RowContainer {
  var parts: [RowPart] {
    var parts: [RowPart] = []
    let special = Set(living.values.map { ObjectIdentifier($0) })
    let edges = Set(edgeViews.values.map { ObjectIdentifier($0) })
    let ends = [tableHeaderView, tableFooterView].compactMap { $0 }
    for view in subviews where !special.contains(ObjectIdentifier(view)) {
      guard !edges.contains(ObjectIdentifier(view)), !ends.contains(where: { $0 === view }) else { continue }
      guard view !== sectionIndex else { continue }
      parts.append(.view(view))
    }
    if let header = tableHeaderView { parts.append(.view(header)) }
    let paths = living.keys.sorted()
    let sections = Set(paths.map(\.section)).union(edgeViews.keys.map(\.section)).sorted()
    for section in sections {
      if let view = edgeViews[TableEdge(section: section, isHeader: true)] { parts.append(.view(view)) }
      for path in paths where path.section == section {
        guard let cell = living[path] else { continue }
        parts.append(.row(cell, identity(of: path), position: position(of: path)))
      }
      if let view = edgeViews[TableEdge(section: section, isHeader: false)] { parts.append(.view(view)) }
    }
    if let footer = tableFooterView { parts.append(.view(footer)) }
    if let sectionIndex { parts.append(.view(sectionIndex)) }
    return parts
  }
}
