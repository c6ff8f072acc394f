import Foundation

extension UICollectionView {
  /// The items that are chosen, in the order in which that happened; `nil` for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Chooses an item without telling the delegate; `nil` gives up every choice.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selected { setChosen(false, path) }
      return
    }
    loadIfNeeded()
    guard contains(indexPath) else { return report(.noSuchRow(indexPath, in: self)) }
    if !choosesSeveral {
      for path in selected where path != indexPath { setChosen(false, path) }
    }
    setChosen(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Gives up the choice of an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection { setChosen(false, indexPath) }
  }

  /// True where several items can be chosen now.
  private var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what tapping an item means; false where no item can be chosen.
  func choose(_ path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    if choosesSeveral, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
      setChosen(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    delegate?.collectionView(self, didHighlightItemAt: path)
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if toggleOutline(at: path) { return true }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    let given = choosesSeveral ? [] : selected.filter { $0 != path }
    for other in given { setChosen(false, other) }
    setChosen(true, path)
    for other in given { delegate?.collectionView(self, didDeselectItemAt: other) }
    living[path]?.described.select?()
    delegate?.collectionView(self, didSelectItemAt: path)
    if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    return true
  }

  private func setChosen(_ isChosen: Bool, _ path: IndexPath) {
    guard selected.contains(path) != isChosen else { return }
    if isChosen { selected.append(path) } else { selected.removeAll { $0 == path } }
    living[path]?.isSelected = isChosen
  }
}
