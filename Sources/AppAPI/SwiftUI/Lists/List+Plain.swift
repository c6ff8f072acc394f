extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(.none, content())
  }

  /// Makes a row for each identifiable element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, identified by one of its properties.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, which the row can change; the elements are identified by a property.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent> {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each identifiable element, and lets people change the collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(.none, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a row for each element, identified by a property, and lets people change the collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent> {
    self.init(.none, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Makes a row for each identifiable element; one that has elements of its own opens and closes.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a row for each element by an id; one that has elements of its own opens and closes.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(.none, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// The rows of a list whose elements have elements of their own.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
  Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>
