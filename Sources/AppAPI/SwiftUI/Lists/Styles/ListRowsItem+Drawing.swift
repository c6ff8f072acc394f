import AccessibilityModel
import Drawing
import UIKit

extension ListRowsItem {
  private var environment: EnvironmentValues { policy.environment }
  private var appearance: ListAppearance { environment.listAppearance }

  /// The colour of the background that the list lies on; `nil` where that of the screen is seen.
  var background: Color? {
    guard environment.scrollBackground != .hidden, appearance.background != .plain else {
      return nil
    }
    return Color(.systemGroupedBackground)
  }

  /// Adds the background, the fields that rows lie on, the rows and the lines between them.
  func drawList(into list: inout DisplayList) {
    let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    let availableSpace = enclosingScroll?.viewport ?? frame
    if let background { list.fill(Rect(bleeding(availableSpace)), with: .color(context.color(background))) }
    for section in sections {
      let shown = section.rows.clamped(to: realized).compactMap { index in
        realizedRow(index).map { (index: index, item: $0) }
      }
      guard !shown.isEmpty else { continue }
      if section.isWhole {
        for row in shown { draw(row.item, isHeading: true, context, into: &list) }
      } else {
        drawFields(shown, of: section.rows, context, into: &list)
        for row in shown {
          draw(row.item, isHeading: false, context, into: &list)
          if row.index + 1 < section.rows.upperBound { drawSeparator(below: row.item, context, into: &list) }
        }
      }
    }
  }

  /// Rows that lie on one field, and those that head and end them.
  var sections: [(rows: Range<Int>, isWhole: Bool)] {
    var sections: [(rows: Range<Int>, isWhole: Bool)] = []
    var (start, isOpen) = (0, false)
    for run in content?.runs ?? [] {
      let end = start + run.count
      if !run.isWhole, isOpen, let last = sections.indices.last {
        sections[last].rows = sections[last].rows.lowerBound..<end
      } else if run.count > 0 {
        sections.append((start..<end, run.isWhole))
      }
      isOpen = !run.isWhole && (isOpen || run.count > 0)
      start = end
    }
    return sections
  }

  /// How far fields lie from the sides of the list.
  private var margin: CGFloat { appearance.background == .insetGrouped ? 20 : 0 }

  /// What of a row's space lies on the field of its section.
  func field(_ rect: CGRect) -> CGRect { rect.insetBy(dx: margin, dy: 0) }

  private func drawFields(
    _ rows: [(index: Int, item: RowItem)], of section: Range<Int>, _ context: ShapeStyleContext,
    into list: inout DisplayList
  ) {
    guard let first = rows.first, let last = rows.last else { return }
    let radius: CGFloat = appearance.background == .insetGrouped ? 10 : 0
    var whole = field(first.item.body(in: self).union(last.item.body(in: self)))
    // What lies beyond the rows that were made goes on above and below them.
    if first.index > section.lowerBound { whole = whole.union(whole.offsetBy(dx: 0, dy: -radius * 2)) }
    if last.index + 1 < section.upperBound { whole = whole.union(whole.offsetBy(dx: 0, dy: radius * 2)) }
    let outline = Path(roundedRect: whole, cornerRadius: radius).outline(at: .zero)
    if appearance.background != .plain {
      list.fill(outline, with: .color(context.color(.secondarySystemGroupedBackground)))
    }
    list.group([.clip(outline, .winding)]) { list in
      for row in rows { drawBackground(of: row.item, context, into: &list) }
    }
  }

  private func drawBackground(of row: RowItem, _ context: ShapeStyleContext, into list: inout DisplayList) {
    if let background = row.source().lazy.compactMap({ $0.layoutValue(RowBackgroundKey.self) }).first,
      let content
    {
      graph.draw(background.view, in: field(row.body(in: self)), environment, under: content, into: &list)
    }
    if (row as? ListRowItem)?.isChosen == true {
      list.fill(Rect(field(row.body(in: self))), with: .color(context.color(.systemGray4)))
    }
  }

  private func drawSeparator(below row: RowItem, _ context: ShapeStyleContext, into list: inout DisplayList) {
    guard style.spacing == 0, row.source().allSatisfy({ $0.layoutValue(RowSeparatorKey.self) != .hidden })
    else { return }
    let outer = field(row.frame)
    let start = row.insets.leading
    let length = outer.maxX - row.frame.minX - start
    let x = style.isMirrored ? outer.minX : row.frame.minX + start
    let line = CGRect(x: x, y: row.frame.maxY - 0.25, width: length, height: 0.5)
    list.fill(Rect(line), with: .color(context.color(.separator)))
  }

  private func draw(
    _ row: RowItem, isHeading: Bool, _ context: ShapeStyleContext, into list: inout DisplayList
  ) {
    withDrawingState { state in
      state.row = field(row.body(in: self)).insetBy(dx: margin > 0 ? 12 : 8, dy: 0)
      state.foregroundStyles = isHeading && appearance.background != .plain ? Color.secondary : nil
      state.chooser = state.foregroundStyles == nil ? .app : .system
    } _: {
      row.draw(into: &list)
      var drawing = ControlDrawing(
        ShapeStyleContext(environment: environment, rect: row.body(in: self), state: graph.drawing))
      if row.leadsOn, let availableSpace = graph.drawing.row { drawing.leadOn(in: availableSpace) }
      list.append(drawing.list)
    }
  }
}

extension RowItem {
  /// Where the row itself lies, without the space to the section before.
  fileprivate func body(in list: ListRowsItem) -> CGRect { (self as? ListRowItem)?.body ?? frame }
}

extension ListRowItem {
  /// Draws the mark before a row that takes it away.
  func drawDeletion(into list: inout DisplayList) {
    var drawing = ControlDrawing(
      ShapeStyleContext(environment: policy.environment, rect: body, state: graph.drawing))
    let x = drawing.isMirrored ? body.maxX - 16 - 22 : body.minX + insets.leading
    let disc = CGRect(x: x, y: body.midY - 11, width: 22, height: 22)
    drawing.fill(disc, radius: 11, Color.red)
    drawing.line(
      [CGPoint(x: disc.minX + 6, y: disc.midY), CGPoint(x: disc.maxX - 6, y: disc.midY)], Color.white,
      width: 2)
    list.append(drawing.list)
  }
}

extension ControlDrawing {
  /// Draws the mark of a row that leads to another screen.
  fileprivate mutating func leadOn(in row: CGRect) {
    let x = isMirrored ? row.minX : row.maxX - 8
    symbol(
      isMirrored ? "chevron.left" : "chevron.right",
      in: CGRect(x: x, y: row.midY - 6.5, width: 8, height: 13), Color(.tertiaryLabel), weight: .semibold)
  }
}

extension LayoutItem {
  /// True where the first control in it leads to another screen.
  var leadsOn: Bool { firstControl.map { $0.owner?.control.leadsOn ?? false } ?? false }

  private var firstControl: ControlItem? {
    if let control = self as? ControlItem { return control }
    return contents.lazy.compactMap(\.firstControl).first
  }
}

extension ViewGraph {
  /// Draws a view that is there only for the picture, in a space of the screen.
  func draw(
    _ view: any View, in availableSpace: CGRect, _ environment: EnvironmentValues, under parent: ViewNode,
    into list: inout DisplayList
  ) {
    let node = AccessibilityContentNode(
      ErasedPart(view), NodeInputs(graph: self, parent: parent, environment: environment))
    let layout = LayerLayout(alignment: .center, isMirrored: environment.layoutDirection == .rightToLeft)
    for item in node.parts.contents {
      layout.placeOne(item, in: availableSpace, ProposedViewSize(availableSpace.size))
      item.draw(into: &list)
    }
    node.unmount()
  }
}
