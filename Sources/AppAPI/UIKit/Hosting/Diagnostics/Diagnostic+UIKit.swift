import AccessibilityModel
import AppHost
import Foundation

/// Notes something wrong in the app, once.
@MainActor
func report(_ diagnostic: Diagnostic) {
  RunningApp.current.report(diagnostic)
}

private func name(_ object: Any) -> String { String(describing: type(of: object)) }

private func name(_ path: IndexPath) -> String {
  path.count == 2 ? "row \(path.row) of section \(path.section)" : "\(path)"
}

private func rows(_ section: Int?, _ count: Int) -> String {
  let things = section == nil ? "section" : "row"
  let place = section.map { " in section \($0)" } ?? ""
  return "\(count) \(things)\(count == 1 ? "" : "s")\(place)"
}

// What is wrong with views.
extension Diagnostic {
  static func viewInsideItself(_ view: UIView, adding inner: UIView) -> Diagnostic {
    Diagnostic("\(name(inner)) was added to \(name(view)), which lies inside it. Add views outside in.")
  }

  static func senselessFrame(of view: UIView) -> Diagnostic {
    Diagnostic("A place of \(name(view)) that is infinite or no number was ignored. Give it finite numbers.")
  }

  static func endlessLayout(of view: UIView) -> Diagnostic {
    Diagnostic(
      "Laying out \(name(view)) asks for layout again without end. Do not call setNeedsLayout, or change sizes "
        + "back and forth, in layoutSubviews.")
  }

  static func noView(of controller: UIViewController) -> Diagnostic {
    Diagnostic("loadView of \(name(controller)) set no view. Set `view` in it, or leave it out.")
  }

  static func unfitTarget(of sender: Any) -> Diagnostic {
    Diagnostic(
      "An action of \(name(sender)) was not performed: its target or sender is not what the method takes. "
        + "Name the method of the target's own class.")
  }

  static func notAnElement(_ value: Any) -> Diagnostic {
    Diagnostic(
      "\(name(value)) among accessibilityElements is no object that can be described. Use views, "
        + "UIAccessibilityElement or other NSObjects.")
  }

  static func senselessAccessibilityFrame(of object: NSObject) -> Diagnostic {
    Diagnostic(
      "accessibilityFrame of \(name(object)) is infinite or no number and was ignored. Give it finite numbers."
    )
  }

  static func elementInsideItself(_ object: NSObject) -> Diagnostic {
    Diagnostic(
      "\(name(object)) is listed among the accessibility elements inside it, and was left out there. List what "
        + "it contains, and make it no element of its own.")
  }

  static func negativeElementCount(_ count: Int, in container: NSObject) -> Diagnostic {
    Diagnostic(
      "\(name(container)) counts \(count) accessibility elements, which is taken for 0. Return how many there are."
    )
  }

  static func missingElement(at index: Int, of count: Int, in container: NSObject) -> Diagnostic {
    Diagnostic(
      "\(name(container)) counts \(count) accessibility elements and answers none at index \(index). "
        + "Return how many there are.")
  }

  static func lostElement(at index: Int, found: Int, in container: NSObject) -> Diagnostic {
    let answer = found == NSNotFound ? "NSNotFound" : "\(found)"
    return Diagnostic(
      "index(ofAccessibilityElement:) of \(name(container)) answers \(answer) for the element that it answers at "
        + "index \(index). Keep the elements, and return the place of each.")
  }

  static func blankLabel(of object: NSObject) -> Diagnostic {
    Diagnostic(
      "accessibilityLabel of \(name(object)) is blank, so that nothing is heard of it. Name it, or make it no "
        + "element.")
  }

  static func listedTooOften(_ limit: Int) -> Diagnostic {
    Diagnostic(
      "Lists of accessibility elements name \(limit) elements and more; the rest was left out. List each once."
    )
  }

  static func wrongThread(_ object: NSObject) -> Diagnostic {
    Diagnostic(
      "\(name(object)) was changed from another thread than the main one; the change waited for its turn. Change "
        + "it on the main actor.")
  }

  static func endlessLines(of page: any UIAccessibilityReadingContent) -> Diagnostic {
    Diagnostic(
      "\(name(page)) has words for 10,000 lines and more, and the rest was left out. Answer nil behind the last line."
    )
  }

  static func tooManyElements(_ count: Int, in container: NSObject) -> Diagnostic {
    Diagnostic(
      "\(name(container)) counts \(count) accessibility elements; the first 100,000 are used. "
        + "Return how many there are, or NSNotFound.")
  }
}

// What is wrong with tables.
extension Diagnostic {
  static func negativeCount(_ count: Int, in source: AnyObject) -> Diagnostic {
    Diagnostic("\(name(source)) counts \(count) rows or sections, which is taken for 0. Return 0 or more.")
  }

  static func countChanged(
    in source: AnyObject, of section: Int?, from old: Int, to new: Int
  ) -> Diagnostic {
    Diagnostic(
      "\(name(source)) counted \(rows(section, old)) and now counts \(new), though the table was not told; "
        + "it was read anew. Call reloadData, or insert and delete what changes.")
  }

  static func inconsistentChange(
    in source: AnyObject, of section: Int?, expected: Int, found: Int
  ) -> Diagnostic {
    Diagnostic(
      "After the changes the table was told of there should be \(rows(section, expected)), but \(name(source)) "
        + "counts \(found); the table was read anew. Change the data and tell the table the same.")
  }

  static func dataSourceGone(from table: UIView) -> Diagnostic {
    Diagnostic(
      "The data source of \(name(table)) was freed while its rows are shown; the table is empty now. "
        + "Keep the data source: the table does not.")
  }

  @MainActor
  static func sharedCell(
    _ cell: UITableViewCell, _ first: IndexPath, _ second: IndexPath, in table: UITableView
  ) -> Diagnostic {
    let source = table.dataSource.map { name($0) } ?? "The data source"
    return Diagnostic(
      "\(source) returned one \(name(cell)) for two rows, \(name(first)) and \(name(second)); the second stays "
        + "empty. Dequeue a cell for each row.")
  }

  @MainActor
  static func sharedCell(
    _ cell: UICollectionViewCell, _ first: IndexPath, _ second: IndexPath, in collection: UICollectionView
  ) -> Diagnostic {
    let source = collection.dataSource.map { name($0) } ?? "The data source"
    return Diagnostic(
      "\(source) returned one \(name(cell)) for two rows, \(name(first)) and \(name(second)); the second stays "
        + "empty. Dequeue a cell for each row.")
  }

  static func unregistered(_ identifier: String, in collection: UICollectionView) -> Diagnostic {
    Diagnostic(
      "No class is registered in \(name(collection)) under “\(identifier)”; a plain view was made. "
        + "Call register(_:forCellWithReuseIdentifier:) or register(_:forSupplementaryViewOfKind:"
        + "withReuseIdentifier:) first.")
  }

  static func unregistered(_ identifier: String, in table: UITableView) -> Diagnostic {
    Diagnostic(
      "No cell class is registered in \(name(table)) under “\(identifier)”; a plain cell was made. "
        + "Call register(_:forCellReuseIdentifier:) first.")
  }

  static func noSuchRow(_ path: IndexPath, in table: UIView) -> Diagnostic {
    Diagnostic("\(name(table)) was asked for \(name(path)), which is not there. Ask for rows it counts.")
  }

  static func noSuchSection(_ section: Int, in table: UIView) -> Diagnostic {
    Diagnostic(
      "\(name(table)) was asked for section \(section), which is not there. Ask for those it counts.")
  }

  static func focusedCellGone(_ cell: String) -> Diagnostic {
    Diagnostic(
      "The \(cell) under the cursor was freed. Keep its table while it is shown, or post screenChanged with "
        + "where to go.")
  }

  static func equalIdentifiers(_ identifier: String, in table: UIView) -> Diagnostic {
    Diagnostic(
      "Two rows of \(name(table)) have the accessibilityIdentifier “\(identifier)”, so that a test cannot tell "
        + "them apart. Give each row its own.")
  }

  static func removedCell(_ cell: UIView, _ path: IndexPath) -> Diagnostic {
    Diagnostic(
      "\(name(cell)) was taken out of its table while it serves \(name(path)); it was put back. "
        + "Delete rows from the data and tell the table.")
  }
}
