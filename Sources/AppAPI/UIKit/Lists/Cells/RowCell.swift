import AccessibilityModel
import Foundation

/// A cell that is one element, named by the texts inside it, unless several of its parts can be used.
///
/// - Source: Behaviour 1.5.3
@MainActor
protocol RowCell: UIView {
  /// True where the row is chosen.
  var isSelected: Bool { get }
  /// The views that hold what people hear of the cell.
  var contentRoots: [UIView] { get }
  /// The labels that every such cell has ready, in the order in which they are heard wherever they lie.
  var standardWords: [UIView] { get }
  /// What the cell was found to hold at a look at the screen.
  var knownContents: (pass: Int, contents: CellContents)? { get set }
  /// What appears when the row is pushed aside, at its start and at its end.
  var swipeActions: [UIContextualAction] { get }
  /// What the signs at the edge of the row do.
  var accessoryHandlers: [ElementHandler] { get }
}

extension RowCell {
  var standardWords: [UIView] { listWords }

  /// The labels of what a list's configuration shows, in the order in which they are heard.
  var listWords: [UIView] {
    contentRoots.flatMap(\.subviews).compactMap { $0 as? UIListContentView }.first?.words ?? []
  }

  /// What the cell holds, found out once for each look at the screen.
  var contents: CellContents {
    guard let pass = DescriptionPass.current else { return CellContents(contentRoots, words: standardWords) }
    if let known = knownContents, known.pass == pass { return known.contents }
    let contents = rememberedContents ?? remember(CellContents(contentRoots, words: standardWords))
    knownContents = (pass, contents)
    return contents
  }
}

extension UITableViewCell: RowCell {
  var standardWords: [UIView] { [parts.text, parts.detail].compactMap { $0 } + listWords }
  var contentRoots: [UIView] { [contentView, shownAccessoryView].compactMap { $0 } }

  var swipeActions: [UIContextualAction] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    guard let delegate = table.delegate else { return table.usualSwipes(of: path) }
    let leading = delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing =
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions
      ?? delegate.tableView(table, editActionsForRowAt: path)?.map { $0.contextual(at: path) }
      ?? table.usualSwipes(of: path)
    return (leading?.actions ?? []) + trailing
  }

  var accessoryHandlers: [ElementHandler] { editingHandlers + detailHandlers }

  private var editingHandlers: [ElementHandler] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    return table.editingHandlers(of: path)
  }

  private var detailHandlers: [ElementHandler] {
    guard [.detailButton, .detailDisclosureButton].contains(shownAccessoryType) else { return [] }
    return [
      ElementHandler(name: SpokenText(String(system: .moreInfo))) { [weak self] in
        guard let self, let table = self.table, let path = table.indexPath(for: self) else { return false }
        described.openDetails?()
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        return table.delegate != nil
      }
    ]
  }
}
