/// Rows for elements that have elements of their own, which open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  /// A row for each element; one that has elements of its own opens and closes.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(data: inner, id: id, children: children, row: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

/// Stands for the rows within a row of an outline.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View {
  /// The rows.
  public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes rows for identifiable elements.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, DataElement: Identifiable {
    self.init(data: data, id: \.id, children: children, row: content)
  }

  /// Makes rows for elements that are identified by one of their properties.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, id: id, children: children, row: content)
  }
}
