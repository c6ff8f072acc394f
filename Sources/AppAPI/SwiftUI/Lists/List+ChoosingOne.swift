/// Lists in which one row at most can be chosen.
extension List {
  /// Makes a list of the views of a closure, named by their tags; one row at most can be chosen.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map({ .one($0) }) ?? .none, content())
  }

  /// Makes a row for each identifiable element; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map({ .one($0) }) ?? .none, ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, identified by one of its properties; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map({ .one($0) }) ?? .none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for each number of a constant range; one row at most can be chosen.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map({ .one($0) }) ?? .none, ForEach(data, content: rowContent))
  }

  /// Makes a row for each element of a collection that people can change; one row at most can be chosen.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(
      selection.map({ .one($0) }) ?? .none, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a row for each element, opening where it has some of its own; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection.map({ .one($0) }) ?? .none, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a row for each element by an id, opening where it has others; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(
      selection.map({ .one($0) }) ?? .none,
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

/// Lists in which one row is always chosen.
extension List {
  /// Makes a list of the views of a closure, named by their tags; one row is always chosen.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.always(selection), content())
  }

  /// Makes a row for each identifiable element; one row is always chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.always(selection), ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, identified by one of its properties; one row is always chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.always(selection), ForEach(data, id: id, content: rowContent))
  }
}
