/// Rows one below the other that scroll, made when they come near the screen.
///
///     List(dogs, selection: $chosen) { Text($0.name) }
/// - Source: Behaviour 3.4
public struct List<SelectionValue: Hashable, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @Environment(\.editMode) private var editMode
  @State private var links = LinkSelection()
  let content: Content
  let selection: SelectionStore<SelectionValue>

  nonisolated init(_ selection: SelectionStore<SelectionValue>, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The rows in a scrolling view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    ScrollView { ListRows(rows: content, isEditing: isEditing, selection: selection.rows, links: links) }
      .modifier(SectionIndexModifier())
      .environment(\.linkSelection, links)
      .environment(\.isInRow, true)
      .environment(\.isInList, true)
  }
}

/// The rows of a list, set as lists set them.
struct ListRows<Rows: View> {
  let rows: Rows
  let isEditing: Bool
  let selection: RowSelection?
  let links: LinkSelection
}

extension ListRows: View {
  typealias Body = Never
}

extension ListRows: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LazyRowsNode(self, inputs) }
}

extension ListRows: RowArranging {
  func style(_ environment: EnvironmentValues) -> LazyRowsItem.Style {
    let side = environment.listAppearance.isInset ? 36.0 : 20
    return LazyRowsItem.Style(
      spacing: environment.listRowSpacing ?? 0, alignment: Alignment(horizontal: .leading, vertical: .center),
      insets: EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side),
      leastHeight: environment.defaultMinListRowHeight,
      isMirrored: environment.layoutDirection == .rightToLeft)
  }

  func makeItem(_ graph: ViewGraph, _ style: LazyRowsItem.Style) -> ListRowsItem {
    ListRowsItem(graph, style)
  }

  func update(_ item: ListRowsItem, _ environment: EnvironmentValues) {
    item.policy = ListPolicy(isEditing: isEditing, selection: selection, environment: environment)
    links.policy = item.policy
  }
}

private enum InListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True inside the rows of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}
