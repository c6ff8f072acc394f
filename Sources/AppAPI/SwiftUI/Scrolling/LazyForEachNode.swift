/// Keeps nodes for those elements of a collection that a lazy container has asked for.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>, RowSource
{
  private var rows: [Int: (id: ID, node: ViewNode)] = [:]

  override var children: [ViewNode] { rows.sorted { $0.key < $1.key }.map(\.value.node) }

  var rowCount: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  /// The view of one element; what it reads brings all rows up to date.
  private func content(of element: Data.Element) -> Content {
    graph.tracking(self) { view.content(element) }
  }

  override func evaluate() {
    guard isMounted else { return }
    var inputs = childInputs
    inputs.isLazy = false
    for (index, row) in rows where index < view.data.count {
      rows[index]?.node = row.node.reconciled(with: content(of: element(at: index)), inputs)
    }
  }

  func rowItems(at index: Int) -> [LayoutItem] {
    if let row = rows[index] { return row.node.items }
    let element = element(at: index)
    var inputs = childInputs
    inputs.isLazy = false
    let row = (id: view.id(element), node: mount(content(of: element), inputs))
    if let twin = rows.first(where: { $0.value.id == row.id }) {
      graph.report(
        "ForEach has the id \(row.id) at \(twin.key) and \(index); state may get mixed up. Make the ids distinct."
      )
    }
    rows[index] = row
    return row.node.items
  }

  func rowKey(at index: Int) -> RowKey {
    RowKey(path: [], id: AnyHashable(view.id(element(at: index))))
  }

  func releaseRows(outside kept: Range<Int>) {
    for (index, row) in rows where !kept.contains(index) {
      row.node.unmount()
      rows[index] = nil
    }
  }

  /// Rows whose element is still at its place are brought up to date there; others are looked for.
  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let former = rows
    rows = [:]
    var moved: [ID: ViewNode] = [:]
    var inputs = childInputs
    inputs.isLazy = false
    for (index, row) in former {
      if index < view.data.count, view.id(element(at: index)) == row.id {
        rows[index] = (row.id, row.node.reconciled(with: content(of: element(at: index)), inputs))
      } else {
        moved[row.id] = row.node
      }
    }
    if !moved.isEmpty {
      for index in former.keys where index < view.data.count && rows[index] == nil {
        let element = element(at: index)
        guard let node = moved.removeValue(forKey: view.id(element)) else { continue }
        rows[index] = (view.id(element), node.reconciled(with: content(of: element), inputs))
      }
      for node in moved.values { node.unmount() }
    }
    if old.data.count != view.data.count || former.count != rows.count || !moved.isEmpty {
      invalidateItems()
    }
  }
}
