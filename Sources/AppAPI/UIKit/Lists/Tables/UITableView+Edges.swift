import Foundation

extension UITableView {
  /// Gives the parts above and below sections near the screen their views, and takes those of the others.
  ///
  /// - Returns: True where a part turns out to have another height, so that what is below has to move.
  func layOutEdges() -> Bool {
    let window = bounds.insetBy(dx: 0, dy: -bounds.height / 4)
    tableHeaderView?.frame.size.width = bounds.width
    tableHeaderView?.frame.origin = .zero
    var wanted: Set<TableEdge> = []
    var moved = false
    for section in sections.indices where isNear(section, window) {
      moved = layOut(TableEdge(section: section, isHeader: true), &wanted) || moved
      moved = layOut(TableEdge(section: section, isHeader: false), &wanted) || moved
    }
    for (edge, view) in edgeViews where !wanted.contains(edge) { removeEdge(edge, view) }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: contentSize.height - footer.frame.height, width: bounds.width, height: footer.frame.height)
    }
    return moved
  }

  private func isNear(_ section: Int, _ window: CGRect) -> Bool {
    let top = sectionStarts[section]
    return top <= window.maxY && top + sections[section].height >= window.minY
  }

  /// Gives one part its view; true where its height turns out to be another one than expected.
  private func layOut(_ edge: TableEdge, _ wanted: inout Set<TableEdge>) -> Bool {
    let known = edge.isHeader ? sections[edge.section].header : sections[edge.section].footer
    guard let view = edgeViews[edge] ?? makeEdge(edge, title: known.title) else { return false }
    wanted.insert(edge)
    edgeViews[edge] = view
    if view.superview !== self {
      addSubview(view)
      if edge.isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: edge.section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: edge.section)
      }
    }
    let section = sections[edge.section]
    let height = edgeHeight(edge, view, known)
    let top = sectionStarts[edge.section]
    let y = edge.isHeader ? top : top + section.header.height + section.heights.total
    view.frame = CGRect(x: rowInset, y: y, width: rowWidth, height: height)
    guard height != known.height else { return false }
    if edge.isHeader {
      sections[edge.section].header.height = height
    } else {
      sections[edge.section].footer.height = height
    }
    return true
  }

  private func makeEdge(_ edge: TableEdge, title: String?) -> UIView? {
    let own =
      edge.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: edge.section)
      : delegate?.tableView(self, viewForFooterInSection: edge.section)
    if let own { return own }
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showTitle(title, isHeader: edge.isHeader)
    return view
  }

  private func edgeHeight(_ edge: TableEdge, _ view: UIView, _ known: TableSection.Edge) -> CGFloat {
    let asked =
      edge.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: edge.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: edge.section) ?? sectionFooterHeight
    if asked >= 0 { return asked }
    let fitting = view.sizeThatFits(CGSize(width: rowWidth, height: 0)).height
    return max(fitting, known.title == nil ? known.height : 0)
  }

  func removeEdge(_ edge: TableEdge, _ view: UIView) {
    edgeViews[edge] = nil
    view.removeFromSuperview()
    if edge.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: edge.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: edge.section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      reusableEdges[identifier, default: []].append(view)
    }
  }

  /// Takes the views around sections that will be asked for anew.
  func takeEdges() {
    for (edge, view) in edgeViews { removeEdge(edge, view) }
  }
}
