import AccessibilityModel

/// What stands on one line of a table.
struct TableLine<Value: Identifiable>: Identifiable {
  /// Tells lines apart, rows by the ids of their values.
  enum ID: Hashable {
    case row(AnyHashable)
    case header(Int)
  }

  var id: ID
  /// What the row shows; `nil` for a header.
  var value: Value?
  var header: (any View)?
  /// Which row of the table it is.
  var index: Int?
  /// Whether the rows inside are shown, where there are any.
  var isExpanded: Binding<Bool>?
}

/// Finds out which lines of a table are shown.
enum TableRows {
  /// The lines one after the other, without those inside rows that are closed.
  static func flat<Value: Identifiable>(
    _ lines: [TableLines<Value>.Line], opened: Binding<Set<Value.ID>>
  ) -> [TableLine<Value>] {
    var result: [TableLine<Value>] = []
    var row = 0
    func add(_ lines: [TableLines<Value>.Line]) {
      for line in lines {
        switch line {
        case .header(let view): result.append(TableLine(id: .header(result.count), header: view))
        case .row(let value):
          result.append(TableLine(id: .row(AnyHashable(value.id)), value: value, index: row))
          row += 1
        case .disclosure(let value, let isExpanded, let inside):
          let id = value.id
          let isOpen =
            isExpanded
            ?? Binding(
              reading: { opened.wrappedValue.contains(id) },
              writing: { isOpen in
                if isOpen { opened.wrappedValue.insert(id) } else { opened.wrappedValue.remove(id) }
              })
          result.append(
            TableLine(id: .row(AnyHashable(id)), value: value, index: row, isExpanded: isOpen))
          row += 1
          if isOpen.wrappedValue { add(inside) }
        }
      }
    }
    add(lines)
    return result
  }
}

/// Makes the cells of one column.
struct TableCellMaker<Value> {
  let content: (Value) -> any View
  let alignment: HorizontalAlignment
}

/// One line of a table.
struct TableLineView<Value: Identifiable> {
  let line: TableLine<Value>
  let cells: [TableCellMaker<Value>]
  let widths: [ColumnWidth]
  let names: [Text]
  let isTable: Bool
}

extension TableLineView: View {
  var body: some View {
    if let value = line.value {
      row(value).tag(value.id)
    } else if let header = line.header {
      ErasedPart(header).font(.headline).accessibilityAddTraits(.isHeader)
    }
  }

  @ViewBuilder
  private func row(_ value: Value) -> some View {
    if isTable {
      TableRowLayout(widths: widths) {
        ForEach(cells.indices, id: \.self) { column in
          cell(value, column)
            .modifier(
              TableCellModifier(
                row: line.index ?? 0, column: column,
                name: names.indices.contains(column) ? names[column] : nil))
        }
      }
    } else {
      cell(value, 0)
    }
  }

  @ViewBuilder
  private func cell(_ value: Value, _ column: Int) -> some View {
    if column == 0, let isExpanded = line.isExpanded {
      DisclosureButton(isExpanded: isExpanded, label: ErasedPart(cells[column].content(value)))
    } else if cells[column].alignment == .leading {
      HStack { ErasedPart(cells[column].content(value)) }
    } else {
      HStack { ErasedPart(cells[column].content(value)) }
        .frame(
          maxWidth: .infinity,
          alignment: Alignment(horizontal: cells[column].alignment, vertical: .center))
    }
  }
}

/// Sets the cells of a row side by side, each as wide as its column.
struct TableRowLayout: Layout {
  let widths: [ColumnWidth]

  private func extents(in width: CGFloat) -> [CGFloat] {
    let gaps = StackLayout.defaultSpacing * CGFloat(max(0, widths.count - 1))
    var availableSpace = width - gaps
    var extents = [CGFloat?](repeating: nil, count: widths.count)
    for (index, own) in widths.enumerated() {
      guard let fixed = own.least, fixed == own.most else { continue }
      extents[index] = fixed
      availableSpace -= fixed
    }
    var open = CGFloat(extents.filter { $0 == nil }.count)
    for (index, own) in widths.enumerated() where extents[index] == nil {
      let share = max(0, availableSpace / max(1, open))
      let extent = min(max(share, own.least ?? 0), own.most ?? .infinity)
      extents[index] = extent
      availableSpace -= extent
      open -= 1
    }
    return extents.map { $0 ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 600
    let heights = zip(subviews, extents(in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, extent) in zip(subviews, extents(in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: extent, height: nil))
      x += extent + StackLayout.defaultSpacing
    }
  }
}

/// Says in which row and column of a table the elements of a view stand.
struct TableCellModifier: ItemModifier {
  typealias Body = Never
  let row: Int
  let column: Int
  let name: Text?

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> TableCellItem {
    let item = TableCellItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: TableCellItem, in node: ViewNode) {
    let header = name.map { $0.resolved(in: node.environment).heard }
    item.place = TablePlace(
      rows: row..<row + 1, columns: column..<column + 1, columnHeaders: header.map { [$0] } ?? [])
    item.rule = node.environment.controlPolicy.tableHeaders.rule
  }
}

/// An item that is a cell of a table.
final class TableCellItem: WrapperItem {
  var place: TablePlace? {
    didSet { if place != oldValue { invalidateDescription() } }
  }
  var rule: UncertainRule?

  override func makeDescribedElements() -> [DescribedElement] {
    inner.describedElements.map { described in
      var described = described
      described.changeStops { cell in
        cell.element.tablePlace = place
        if let rule { cell.note([rule]) }
      }
      return described
    }
  }
}

/// Makes a table with headers of what a view shows.
struct TableContainer: ItemModifier {
  typealias Body = Never
  let size: TableSize

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> TableItem {
    let item = TableItem(around: inner)
    item.size = size
    return item
  }

  func update(_ item: TableItem, in node: ViewNode) { item.size = size }
}

/// An item that is a table with headers.
final class TableItem: WrapperItem {
  var size = TableSize(rows: 0, columns: 0) {
    didSet { if size != oldValue { invalidateDescription() } }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var table = DescribedElement.container(identity, frame: frame)
    table.element.containerType = .dataTable
    table.element.tableSize = size
    table.children = inner.describedElements
    return [table]
  }
}
