import AccessibilityModel
import AppHost
import Foundation

/// What a cell was found to hold that shows nothing but words, and what that depends on beside its views.
///
/// Such a cell holds the same wherever it is scrolled to, and is looked into again only once a view in it changes.
@MainActor
class ContentsCache {
  let contents: CellContents
  private let locale: String
  private let size: CGSize

  init(_ contents: CellContents, of cell: UIView) {
    self.contents = contents
    locale = RunningApp.current.environment.locale
    size = cell.bounds.size
  }

  /// True where the cell is as large as it was.
  final func fits(_ cell: UIView) -> Bool { size == cell.size }

  /// True where nothing else has changed either.
  final func holds(for cell: UIView) -> Bool {
    size == cell.bounds.size && locale == RunningApp.current.environment.locale
      && contents.policy == RunningApp.current[ViewPolicy.self]
  }
}
