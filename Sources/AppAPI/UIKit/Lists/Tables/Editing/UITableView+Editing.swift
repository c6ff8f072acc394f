import AccessibilityModel
import Foundation

extension UITableView {
  /// Begins or ends that rows can be deleted, inserted and put in another order.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isBeingEdited = editing
    for cell in living.values { cell.setEditing(editing, animated: animated) }
    setNeedsLayout()
  }

  /// True while rows can be deleted, inserted and put in another order.
  public var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// What editing does with a row: nothing where it cannot be edited.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// What can be done with a row because it can be edited, beyond being pushed aside.
  ///
  /// - Source: Behaviour 1.7 A5
  func editingHandlers(of path: IndexPath) -> [ElementHandler] {
    guard isEditing, editingStyle(of: path) == .insert else { return [] }
    return [
      ElementHandler(name: SpokenText(String(system: .insert))) { [weak self] in
        self?.commit(.insert, path) ?? false
      }
    ]
  }

  /// The deletion that appears when a row is pushed aside, where the delegate says nothing else; none in most tables.
  ///
  /// - Source: Behaviour 1.7 A5
  func usualSwipes(of path: IndexPath) -> [UIContextualAction] {
    guard editingStyle(of: path) == .delete else { return [] }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? String(system: .delete)
    return [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        done(self?.commit(.delete, path) ?? false)
      }
    ]
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    guard let dataSource, contains(path) else { return false }
    dataSource.tableView(self, commit: style, forRowAt: path)
    return true
  }

  /// True where a row can be dragged to another place now.
  func canMove(_ path: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Moves a row to another place, as a finger that drags it does; true where it moved.
  func move(_ path: IndexPath, to proposed: IndexPath) -> Bool {
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      ?? proposed
    guard target != path, contains(target) else { return false }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
    layoutIfNeeded()
    return true
  }
}
