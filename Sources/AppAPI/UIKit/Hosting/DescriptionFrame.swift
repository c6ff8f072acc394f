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
    /// What a table shows.
    case parts([Part])
  }

  /// Something to look at.
  enum Part {
    case view(UIView)
    case listed(Any)
    case row(IndexPath, UITableView)
  }

  /// What becomes of what was found.
  enum Outcome {
    /// It is handed over as it is.
    case nothing
    /// It is handed over, in a group where the object is one.
    case view(NSObject)
    /// It is what the object lists.
    case group(NSObject)
    /// It is what a table holds.
    case table(UITableView)
    /// It is the parts of a row, which are elements one by one.
    case row(UITableViewCell, Int?, isListed: Bool, outer: Describer.Row?)

    /// Whose contents are looked at.
    var object: NSObject? {
      switch self {
      case .nothing: nil
      case .view(let object), .group(let object): object
      case .table(let table): table
      case .row(let cell, _, _, _): cell
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
    case .parts(let parts): return place < parts.count ? parts[place] : nil
    }
  }

  /// Adds what was found in one of its contents.
  mutating func take(_ nodes: [AccessibilityNode]) {
    if found.isEmpty { found = nodes } else { found += nodes }
  }
}
