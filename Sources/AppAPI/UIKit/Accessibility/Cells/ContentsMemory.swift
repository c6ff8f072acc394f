import AccessibilityModel
import AppHost
import Foundation

/// What a cell was found to hold that shows nothing but words, and what that depends on beside its views.
///
/// Such a cell holds the same wherever it is scrolled to, and is looked into again only once a view in it changes.
@MainActor
final class ContentsMemory {
  let contents: CellContents
  /// The element that the row was found to be with these contents.
  var row: RowMemory?
  private let locale: String
  private let size: CGSize

  init(_ contents: CellContents, of cell: UIView) {
    self.contents = contents
    locale = RunningApp.current.environment.locale
    size = cell.bounds.size
  }

  /// True where the cell is as large as it was.
  func fits(_ cell: UIView) -> Bool { size == cell.size }

  /// True where nothing else has changed either.
  func holds(for cell: UIView) -> Bool {
    size == cell.bounds.size && locale == RunningApp.current.environment.locale
      && contents.policy == RunningApp.current[ViewPolicy.self]
  }
}

extension RowCell {
  /// What the cell was found to hold before; `nil` where that may have changed.
  var rememberedContents: CellContents? {
    guard let memory = contentsMemory, memory.holds(for: self) else { return nil }
    return memory.contents
  }

  /// Remembers what the cell holds, where no view in it could answer anything else without a word.
  func remember(_ contents: CellContents) -> CellContents {
    contentsMemory = nil
    guard !contents.hasControls, contentRoots.allSatisfy(\.isRememberedThroughout), !isInsideClipping else {
      return contents
    }
    contentsMemory = ContentsMemory(contents, of: self)
    return contents
  }
}

extension UIView {
  /// True where neither the view nor one inside it answers anything anew that an app could change without a word.
  var isRememberedThroughout: Bool {
    isRemembered && subviews.allSatisfy(\.isRememberedThroughout)
  }

  /// True where something around it, other than what scrolls, shows only a part of it.
  fileprivate var isInsideClipping: Bool {
    var view = superview
    while let current = view {
      if current.clipsToBounds, !(current is UIScrollView) { return true }
      view = current.superview
    }
    return false
  }
}
