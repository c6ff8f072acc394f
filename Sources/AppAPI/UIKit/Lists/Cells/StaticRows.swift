import Foundation

/// The rows of a table that an interface file describes one by one.
@MainActor
final class StaticRows {
  /// A section of them.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
  }

  let sections: [Section]
  /// Heights that the file gives rows.
  private let heights: [ObjectIdentifier: CGFloat]

  init(_ sections: [Section], heights: [ObjectIdentifier: CGFloat]) {
    self.sections = sections
    self.heights = heights
  }

  /// A section; `nil` where the app counts more of them than the file has.
  subscript(_ section: Int) -> Section? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// The cell of a row; `nil` for a row that the file does not have.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let cells = self[path.section]?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }

  /// The height of a row; `nil` where the file gives none.
  func height(at path: IndexPath) -> CGFloat? {
    cell(at: path).flatMap { heights[ObjectIdentifier($0)] }
  }
}

/// What an interface file says happens when a row or an item is tapped.
struct DescribedRow {
  /// Leads where choosing it leads.
  var select: (@MainActor () -> Void)?
  /// Leads where the button at its far edge leads.
  var openDetails: (@MainActor () -> Void)?
}

extension UITableViewCell.CellStyle {
  /// The style with the name that interface files use.
  init(described name: String?) {
    self =
      switch name {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
  }
}
