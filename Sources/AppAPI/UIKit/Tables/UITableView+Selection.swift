import Foundation

extension UITableView {
  /// The row that is chosen, the first of several.
  public var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are chosen, in the order in which that happened; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Chooses a row without telling the delegate; `nil` gives up every choice.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { setChosen(false, path) }
      return
    }
    guard numberOfRows(inSection: indexPath.section) > indexPath.row else {
      return report(.noSuchRow(indexPath, in: self))
    }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { setChosen(false, path) }
    }
    setChosen(true, indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Gives up the choice of a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setChosen(false, indexPath)
  }

  /// Does what tapping a row means; false where no row can be chosen.
  func choose(_ path: IndexPath) -> Bool {
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    if allowsMultipleSelection, selected.contains(path) {
      setChosen(false, path)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target = answer, contains(target) else { return true }
    let given = allowsMultipleSelection ? [] : selected.filter { $0 != target }
    for other in given { setChosen(false, other) }
    setChosen(true, target)
    for other in given { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  private func setChosen(_ isChosen: Bool, _ path: IndexPath) {
    let was = selected.contains(path)
    guard was != isChosen else { return }
    if isChosen { selected.append(path) } else { selected.removeAll { $0 == path } }
    living[path]?.setSelected(isChosen, animated: false)
  }
}
