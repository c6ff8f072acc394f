import Foundation

extension UITableView {
  /// What lines between rows stay away from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of rows.
    case fromCellEdges = 0
    /// The edges that the system chose.
    case fromAutomaticInsets = 1
  }

  /// When rows take another height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When they are asked to.
    case disabled = 0
    /// When they ask.
    case enabled = 1
    /// When they ask, or constraints inside change.
    case enabledIncludingConstraints = 2
  }

  /// Stands for the search field among the letters at the edge.
  public static let indexSearch = "{search}"

  /// True while changes wait to be made together.
  public var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// The view above a section, while it is near the screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeViews[TableEdge(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  /// The view below a section, while it is near the screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeViews[TableEdge(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  /// Where a section lies with what is above and below it.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: sectionStarts[section], width: bounds.width, height: sections[section].height)
  }

  /// Where the part above a section lies.
  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    if sections.indices.contains(section) { rect.size.height = sections[section].header.height }
    return rect
  }

  /// Where the part below a section lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    guard sections.indices.contains(section) else { return rect }
    let height = sections[section].footer.height
    rect.origin.y = rect.maxY - height
    rect.size.height = height
    return rect
  }

  /// The rows that lie in a rectangle; `nil` for none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let found = (0..<rowCount).compactMap { path(at: $0) }.filter { rectForRow(at: $0).intersects(rect) }
    return found.isEmpty ? nil : found
  }

  /// Scrolls to the chosen row that is nearest to what is shown.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selected.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Asks for the content of rows anew, which keep their cells; a row that gets another cell has it made anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard batchDepth == 0 else { return reloadRows(at: indexPaths, with: .none) }
    loadIfNeeded()
    for path in indexPaths {
      guard let cell = living[path] else { continue }
      reconfigured = (path, cell)
      let answer = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      guard answer === cell else {
        reloadRows(at: [path], with: .none)
        continue
      }
      cell.settleConfiguration()
      cell.setNeedsLayout()
    }
    remeasures = true
    setNeedsLayout()
  }

  /// Asks for the letters at the edge anew.
  public func reloadSectionIndexTitles() { setNeedsLayout() }
}
