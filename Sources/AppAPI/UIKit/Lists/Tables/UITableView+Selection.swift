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
    if !choosesSeveral {
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
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    living[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    living[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    let allowsMultipleSelection = choosesSeveral
    if allowsMultipleSelection, selected.contains(path) {
      guard let delegate else {
        setChosen(false, path)
        return true
      }
      guard let given = delegate.tableView(self, willDeselectRowAt: path) else { return true }
      setChosen(false, given)
      delegate.tableView(self, didDeselectRowAt: given)
      return true
    }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target = answer, contains(target) else { return true }
    let given = allowsMultipleSelection ? [] : selected.filter { $0 != target }
    for other in given { setChosen(false, other) }
    setChosen(true, target)
    for other in given { delegate?.tableView(self, didDeselectRowAt: other) }
    living[target]?.described.select?()
    delegate?.tableView(self, didSelectRowAt: target)
    if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: target)
    }
    return true
  }

  /// True where several rows can be chosen now.
  private var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func setChosen(_ isChosen: Bool, _ path: IndexPath) {
    let was = selected.contains(path)
    guard was != isChosen else { return }
    if isChosen { selected.append(path) } else { selected.removeAll { $0 == path } }
    living[path]?.setSelected(isChosen, animated: false)
  }
}
