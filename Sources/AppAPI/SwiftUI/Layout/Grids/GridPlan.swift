/// One view of a grid's row and the columns that it covers.
struct GridCell {
  let item: LayoutItem
  let column: Int
  let span: Int
}

/// The columns of a grid for one offer.
@MainActor
final class GridPlan {
  let spacing: CGFloat
  let isMirrored: Bool
  private let alignment: Alignment
  private(set) var widths: [CGFloat] = []
  private(set) var offsets: [CGFloat] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ rows: [LayoutItem], alignment: Alignment, spacing: CGFloat, isMirrored: Bool, width: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
    self.isMirrored = isMirrored
    let cells = rows.compactMap(\.gridRow).flatMap(Self.cells)
    let count = cells.map { $0.column + $0.span }.max() ?? 0
    widths = Array(repeating: 0, count: count)
    fit(cells, into: width)
    var offset: CGFloat = 0
    for own in widths {
      offsets.append(offset)
      offset += own + spacing
    }
    for cell in cells {
      if let own = cell.item.layoutValue(GridColumnAlignmentKey.self) { columnAlignments[cell.column] = own }
    }
  }

  var width: CGFloat { widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1)) }

  /// The views of a row, each in the column after those before it.
  static func cells(of row: GridRowItem) -> [GridCell] {
    var column = 0
    return row.contents.map { item in
      let span = max(1, item.layoutValue(GridSpanKey.self))
      defer { column += span }
      return GridCell(item: item, column: column, span: span)
    }
  }

  /// Shares the space: columns that can change least are served first, as in a stack.
  private func fit(_ cells: [GridCell], into width: CGFloat?) {
    func widest(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 && !$0.item.isUnsized(.horizontal) }
        .map { $0.item.size(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
    }
    let columns = widths.indices
    guard let width, width != .infinity else {
      for column in columns { widths[column] = widest(column, width) }
      return widen(for: cells)
    }
    let play = columns.map { widest($0, .infinity) - widest($0, 0) }
    var availableSpace = width - spacing * CGFloat(max(0, columns.count - 1))
    let order = columns.sorted { play[$0] == play[$1] ? $0 < $1 : play[$0] < play[$1] }
    for (taken, column) in order.enumerated() {
      widths[column] = widest(column, max(0, availableSpace / CGFloat(order.count - taken)))
      availableSpace -= widths[column]
    }
    widen(for: cells, within: max(0, availableSpace))
  }

  /// Makes the last column of views that cover several wide enough for them.
  private func widen(for cells: [GridCell], within availableSpace: CGFloat = .infinity) {
    for cell in cells where cell.span > 1 && !cell.item.isUnsized(.horizontal) {
      let own = widths[cell.column..<cell.column + cell.span].reduce(0, +) + spacing * CGFloat(cell.span - 1)
      let missing = min(cell.item.size(.unspecified).width - own, availableSpace)
      if missing > 0 { widths[cell.column + cell.span - 1] += missing }
    }
  }

  /// How wide the columns of a view are together.
  func length(_ cell: GridCell) -> CGFloat {
    widths[cell.column..<cell.column + cell.span].reduce(0, +) + spacing * CGFloat(cell.span - 1)
  }

  func height(of row: GridRowItem) -> CGFloat {
    Self.cells(of: row).filter { !$0.item.isUnsized(.vertical) }
      .map { $0.item.size(ProposedViewSize(width: length($0), height: nil)).height }.max() ?? 0
  }

  func alignment(of cell: GridCell, in row: GridRowItem) -> Alignment {
    if let anchor = cell.item.layoutValue(GridAnchorKey.self) { return anchor.alignment }
    return Alignment(
      horizontal: columnAlignments[cell.column] ?? alignment.horizontal,
      vertical: row.alignment ?? alignment.vertical)
  }
}

/// Arranges the rows of a grid.
final class GridBox: LayoutBox {
  private let alignment: Alignment
  private let across: CGFloat
  private let down: CGFloat
  private let isMirrored: Bool

  init(alignment: Alignment, across: CGFloat, down: CGFloat, isMirrored: Bool) {
    self.alignment = alignment
    self.across = across
    self.down = down
    self.isMirrored = isMirrored
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .vertical, spacing: down,
      alignment: Alignment(horizontal: alignment.horizontal, vertical: .top), isMirrored: isMirrored)
  }

  private func solve(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> StackLayout.Result {
    let plan = GridPlan(
      items, alignment: alignment, spacing: across, isMirrored: isMirrored, width: proposal.width)
    for item in items {
      guard let row = item.gridRow else { continue }
      row.plan = plan
      item.forgetSizes()
    }
    let width = items.contains { $0.gridRow == nil && $0.stretches } ? proposal.width : plan.width
    return stack.solve(items, ProposedViewSize(width: max(width ?? plan.width, plan.width), height: nil))
  }

  override func size(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    solve(items, proposal).size
  }

  override func place(_ items: [LayoutItem], in bounds: CGRect, _ proposal: ProposedViewSize) {
    stack.place(items, in: bounds, solve(items, proposal))
  }
}

extension LayoutItem {
  /// The row of a grid that this item is or wraps without a change of space.
  fileprivate var gridRow: GridRowItem? {
    if let row = self as? GridRowItem { return row }
    return (self as? WrapperItem)?.inner.gridRow
  }

  /// True where the view would take more space than its ideal size.
  fileprivate var stretches: Bool { size(ProposedViewSize(width: .infinity, height: nil)).width == .infinity }

  fileprivate func isUnsized(_ axis: Axis.Set) -> Bool { layoutValue(GridUnsizedKey.self).contains(axis) }
}

enum GridSpanKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridUnsizedKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension UnitPoint {
  /// The alignment nearest to the place.
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: x < 0.34 ? .leading : x > 0.66 ? .trailing : .center,
      vertical: y < 0.34 ? .top : y > 0.66 ? .bottom : .center)
  }
}

extension View {
  /// Has the view cover several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridSpanKey.self, value: count)
  }

  /// Sets where the view lies in its place of a grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets where all views of the column lie in their places of a grid.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Keeps the view from making its column or row of a grid larger.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedKey.self, value: axes)
  }
}
