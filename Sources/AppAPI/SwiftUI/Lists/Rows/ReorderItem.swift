import AccessibilityModel
import AppHost
import AppResources
import Drawing
import UIKit

/// The handle at the edge of a row by which it is dragged to another place.
///
/// - Source: Behaviour 1.5.1 U10, 1.16 DnD3
final class ReorderItem: LayoutItem {
  static let width: CGFloat = 44
  static let height: CGFloat = 22
  private weak var row: ListRowItem?

  init(_ row: ListRowItem) {
    self.row = row
    super.init(row.graph)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func draw(into list: inout DisplayList) {
    guard let environment = row?.policy.environment else { return }
    var drawing = ControlDrawing(
      ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing))
    for line in -1...1 {
      let y = frame.midY + CGFloat(line) * 5
      drawing.line(
        [CGPoint(x: frame.midX - 2, y: y), CGPoint(x: frame.midX + 18, y: y)], Color(.tertiaryLabel), width: 2
      )
    }
    list.append(drawing.list)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var described = DescribedElement(identity, AccessibilityElement(frame: Rect(frame)))
    described.element.label = SpokenText(String(system: .reorder, ["name": row?.words.string ?? ""]))
    described.element.hint = SpokenText(String(system: .draggable))
    described.element.traits = .button
    return [described]
  }
}

/// The row that a finger drags by its handle.
@MainActor
final class RowDrag {
  private weak var rows: ListRowsItem?
  private var index = 0

  /// Follows a finger; true where it has a row by its handle.
  func follow(_ phase: Request.TouchPhase, _ point: CGPoint, in root: LayoutItem) -> Bool {
    if phase == .began {
      guard let row = root.movableRow(at: point) else { return false }
      rows = row.container as? ListRowsItem
      index = row.index
      return rows != nil
    }
    guard let rows else { return false }
    if phase == .moved {
      move(to: point, in: rows)
    } else {
      self.rows = nil
    }
    return true
  }

  /// Moves the row to where the finger is, and says whose neighbour it is now.
  private func move(to point: CGPoint, in rows: ListRowsItem) {
    guard let edits = rows.listRow(index)?.edits, let move = edits.move, let target = rows.row(at: point),
      target != index, let neighbour = rows.listRow(target)?.words
    else { return }
    let first = index - edits.index
    guard (first..<first + edits.count).contains(target) else { return }
    let moved: SystemPhrase = target < index ? .movedAbove : .movedBelow
    move(target - first)
    index = target
    rows.graph.layoutNow()
    UIAccessibility.post(
      notification: .announcement, argument: String(system: moved, ["name": neighbour.string]))
  }
}

extension LayoutItem {
  /// The row whose handle lies at a point of the screen.
  fileprivate func movableRow(at point: CGPoint) -> ListRowItem? {
    if let row = self as? ListRowItem, row.canBeMoved, row.handle.frame.contains(point) { return row }
    if let scroll = self as? ScrollItem, !scroll.viewport.contains(point) { return nil }
    for item in contents.reversed() {
      if let row = item.movableRow(at: point) { return row }
    }
    return nil
  }
}

private enum RowDragKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> RowDrag { RowDrag() }
}

extension ViewGraph {
  /// The row that a finger drags by its handle.
  var rowDrag: RowDrag { self[RowDragKey.self] }
}
