/// Rows one below the other that scroll, made when they come near the screen.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List: View {
  /// The rows in a scrolling view.
  public var body: some View {
    ScrollView { ListRows(rows: content) }.environment(\.isInRow, true)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a row for each identifiable element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a row for each element, identified by one of its properties.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// The rows of a list, set as lists set them.
struct ListRows<Rows: View> {
  let rows: Rows
}

extension ListRows: View {
  typealias Body = Never
}

extension ListRows: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension ListRows: RowArranging {
  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    LazyRowsItem.Style(
      spacing: 0, alignment: .leading,
      insets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), leastHeight: 44,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }
}
