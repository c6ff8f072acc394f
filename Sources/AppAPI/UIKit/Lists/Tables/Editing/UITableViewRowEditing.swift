import Foundation

/// A data source that says how its rows are deleted, so that people can delete them by pushing them aside.
///
/// The platform looks whether there is a method for it; a method with a default answer cannot be looked for
/// here.
/// The scan of the sources finds it and adds the protocol. In a package, say it, or answer `canEditRowAt`.
public protocol UITableViewRowEditing {}

/// What a table asked, and nobody but the table's own default answered.
struct DefaultAnswers: OptionSet {
  let rawValue: UInt8

  /// Whether a row can be edited.
  static let canEdit = DefaultAnswers(rawValue: 1 << 0)
  /// What editing does with a row.
  static let editingStyle = DefaultAnswers(rawValue: 1 << 1)
  /// What deleting is called.
  static let deleteTitle = DefaultAnswers(rawValue: 1 << 2)
}

extension UITableView {
  /// Asks something, and tells whether the app answered.
  func answer<Answer>(_ question: DefaultAnswers, _ ask: () -> Answer?) -> (Answer?, isTheApps: Bool) {
    unanswered.remove(question)
    let answer = ask()
    return (answer, answer != nil && !unanswered.contains(question))
  }

  /// True where a row can be edited: as the data source says, else where it is seen to delete rows.
  ///
  /// - Source: Behaviour 1.7 A5
  func canEdit(_ path: IndexPath) -> Bool {
    let (can, isSaid) = answer(.canEdit) { dataSource?.tableView(self, canEditRowAt: path) }
    if isSaid || can == true { return can ?? false }
    guard let dataSource else { return false }
    if dataSource is any UITableViewRowEditing { return true }
    // Who says what deleting is called, or what editing does, deletes.
    let (style, isStyleSaid) = answer(.editingStyle) {
      delegate?.tableView(self, editingStyleForRowAt: path)
    }
    if isStyleSaid { return style == .delete }
    return answer(.deleteTitle) {
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }.isTheApps
  }
}
