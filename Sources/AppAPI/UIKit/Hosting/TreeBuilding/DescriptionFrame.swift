import AccessibilityModel
import Foundation

/// A view, a list or a table while what it contains is being described.
@MainActor
struct DescriptionFrame {
  /// What is still to be looked at, one by one.
  enum Contents {
    /// Views inside a view.
    case views([UIView])
    /// What an object lists as its elements.
    case listed([Any])
    /// What a view with rows shows.
    case parts([RowPart])
  }

  /// Something to look at.
  enum Part {
    case view(UIView)
    case listed(Any)
    case row(UIView, ScopedIdentity, Int)
    case rows(UIView, [RowPart])
  }

  /// What becomes of what was found.
  enum Outcome {
    /// It is handed over as it is.
    case nothing
    /// It is handed over, in a group where the object is one.
    case view(NSObject)
    /// It is what the object lists.
    case group(NSObject)
    /// It is what a view with rows holds; with what the rows depend on, where they may be remembered.
    case rows(any RowContainer, RowSurroundings?)
    /// It is the parts of a row, which are elements one by one.
    case row(UIView, Int, isListed: Bool, outer: TreeBuilder.Row?)
    /// It belongs to a row that is one element.
    case besideRow(UIView, Int, outer: TreeBuilder.Row?)

    /// Whose contents are looked at.
    var object: NSObject? {
      switch self {
      case .nothing: nil
      case .view(let object), .group(let object): object
      case .rows(let container, _): container
      case .row(let cell, _, _, _): cell
      case .besideRow(let cell, _, _): cell
      }
    }
  }

  let contents: Contents
  let outcome: Outcome
  /// The table with headers around it, if any.
  let table: (any UIAccessibilityContainerDataTable)?
  private(set) var found: [AccessibilityNode] = []
  private var place = 0

  init(_ contents: Contents, _ outcome: Outcome, table: (any UIAccessibilityContainerDataTable)?) {
    self.contents = contents
    self.outcome = outcome
    self.table = table
  }

  /// What is to be looked at next.
  mutating func next() -> Part? {
    defer { place += 1 }
    switch contents {
    case .views(let views): return place < views.count ? .view(views[place]) : nil
    case .listed(let values): return place < values.count ? .listed(values[place]) : nil
    case .parts(let parts): return place < parts.count ? Part(parts[place]) : nil
    }
  }

  /// Adds what was found in one of its contents.
  mutating func take(_ nodes: [AccessibilityNode]) {
    if found.isEmpty { found = nodes } else { found += nodes }
  }
}

extension DescriptionFrame.Part {
  /// What a view with rows shows, as something to look at.
  @MainActor
  fileprivate init(_ part: RowPart) {
    switch part {
    case .view(let view): self = .view(view)
    case .row(let cell, let identity, let position): self = .row(cell, identity, position)
    case .group(let view, let rows): self = .rows(view, rows)
    }
  }
}
