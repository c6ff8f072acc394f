import Foundation

extension RowCell {
  /// What the cell was found to hold before; `nil` where that may have changed.
  var rememberedContents: CellContents? {
    guard let memory = contentsCache, memory.holds(for: self) else { return nil }
    return memory.contents
  }

  /// Remembers what the cell holds, where no view in it could answer anything else without a word.
  func remember(_ contents: CellContents) -> CellContents {
    contentsCache = nil
    guard !contents.hasControls, contentRoots.allSatisfy(\.isRememberedThroughout), !isInsideClipping else {
      return contents
    }
    contentsCache = RowContentsCache(contents, of: self)
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
