import AccessibilityModel
import Foundation

/// What a row was found to be that is one element and shows nothing but words.
///
/// It is kept with what the cell was found to hold, which is forgotten as soon as the cell or a view in it changes.
@MainActor
struct RowCache {
  private let element: AccessibilityElement
  private let identity: ScopedIdentity
  private let position: Int
  private let surroundings: RowSurroundings

  /// Remembers a row; `nil` where it could be described otherwise without a word from anything in it.
  init?(
    _ node: AccessibilityNode, of cell: UITableViewCell, _ identity: ScopedIdentity, at position: Int,
    in surroundings: RowSurroundings
  ) {
    let element = node.element
    guard node.children.isEmpty, element.actions.isEmpty, element.activationPoint == nil,
      element.label?.isBlank == false, cell.isDescribedByItsViews
    else { return nil }
    self.element = element
    self.identity = identity
    self.position = position
    self.surroundings = surroundings
  }

  /// The row where it lies now; `nil` where it has to be described anew.
  func element(
    of cell: UITableViewCell, _ identity: ScopedIdentity, at position: Int, in surroundings: RowSurroundings
  ) -> AccessibilityElement? {
    guard self.identity === identity, self.position == position, self.surroundings === surroundings else {
      return nil
    }
    let frame = cell.convert(CGRect(origin: cell.boundsOrigin, size: cell.size), to: nil)
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return nil }
    var element = element
    element.frame = Rect(frame)
    return element
  }
}

/// What a cell was found to hold, and the element that its row was found to be with these contents.
@MainActor
final class RowContentsCache: ContentsCache {
  /// The row, where it can be described by what is kept of it.
  var row: RowCache?
}

extension UITableViewCell {
  /// What the cell was found to hold before, whether or not that still holds.
  var rowContents: RowContentsCache? { contentsCache as? RowContentsCache }

  /// True where the cell answers what follows from what was set on it and from what lies in it.
  fileprivate var isDescribedByItsViews: Bool {
    guard CellClasses.answersAlike(type(of: self)), OptionalConformances.kinds(of: self) == .rowCell,
      controller == nil, subtree == nil, largeContent == nil, ownInteractions.isEmpty, partsBeside.isEmpty
    else { return false }
    if let stored = storedProperties {
      guard stored.elements == nil, stored.blocks == nil, stored.more == nil, stored.frame == nil,
        stored.path == nil, stored.activationPoint == nil
      else { return false }
    }
    return parent === table && subviews.allSatisfy(\.isRememberedThroughout)
  }
}
