import AccessibilityModel
import Foundation

/// Rows of values in columns with headers; where there is little space, a list of what the first column
/// shows.
///
///     Table(dogs, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
/// - Source: Behaviour 1.10.2, 3.4
public struct Table<Value: Identifiable, Sort: SortComparator> where Sort.Compared == Value {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeadersVisibility) private var headersVisibility
  @Environment(\.controlPolicy.tableHeaders) private var headers
  @State private var opened: Set<Value.ID> = []
  private let columns: [ColumnParts<Value, Sort>]
  private let lines: () -> [TableLines<Value>.Line]
  private let selection: SelectionStore<Value.ID>
  private let sortOrder: Binding<[Sort]>?

  nonisolated init(
    columns: TableColumns<Value, Sort>, rows: @escaping () -> TableLines<Value>,
    selection: SelectionStore<Value.ID>, sortOrder: Binding<[Sort]>?
  ) {
    self.columns = columns.columns
    lines = { rows().lines }
    self.selection = selection
    self.sortOrder = sortOrder
  }
}

extension Table: View {
  /// The headers and the rows, or a list.
  public var body: some View {
    let rows = TableRows.flat(lines(), opened: $opened)
    if sizeClass == .compact {
      list(rows, Array(columns.prefix(1)), names: [])
    } else {
      VStack(alignment: .leading, spacing: 0) {
        if headersVisibility != .hidden { header }
        list(rows, columns, names: headers == .heard ? columns.map(\.label) : [])
      }
      .modifier(
        TableContainer(size: TableSize(rows: rows.compactMap(\.index).count, columns: columns.count)))
    }
  }

  @MainActor
  private func list(
    _ rows: [TableLine<Value>], _ columns: [ColumnParts<Value, Sort>], names: [Text]
  ) -> some View {
    let cells = columns.map { column in
      TableCellMaker<Value>(content: column.content, alignment: column.alignment)
    }
    let widths = columns.map(\.width)
    let isTable = sizeClass != .compact
    return List(
      selection,
      ForEach(rows) { line in
        TableLineView(line: line, cells: cells, widths: widths, names: names, isTable: isTable)
      })
  }

  @MainActor
  private var header: some View {
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices, id: \.self) { index in
        HStack {
          if columns[index].comparator != nil, sortOrder != nil {
            Button {
              sort(by: index)
            } label: {
              columns[index].label
            }
          } else {
            columns[index].label
          }
        }
      }
    }
    .padding(.horizontal, 20)
  }

  /// Puts rows in order by a column; where it was that one already, the other way round.
  @MainActor
  private func sort(by index: Int) {
    guard let sortOrder, var comparator = columns[index].comparator else { return }
    var order = sortOrder.wrappedValue
    var plain = order.first
    plain?.order = comparator.order
    if let first = order.first, plain == comparator {
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    order.removeAll { former in
      var former = former
      former.order = comparator.order
      return former == comparator
    }
    sortOrder.wrappedValue = [comparator] + order
  }
}
