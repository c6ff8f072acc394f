import Foundation

/// Tables whose rows keep their order.
extension Table where Sort == NoTableOrder<Value> {
  /// Makes a row for each element.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .none, sortOrder: nil
    )
  }

  /// Makes a table of rows that a closure makes.
  public nonisolated init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .none, sortOrder: nil)
  }

  /// Makes a row for each element; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .one(selection),
      sortOrder: nil)
  }

  /// Makes a table of rows that a closure makes; one row at most can be chosen.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .one(selection), sortOrder: nil)
  }

  /// Makes a row for each element; several rows can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .several(selection),
      sortOrder: nil)
  }

  /// Makes a table of rows that a closure makes; several rows can be chosen.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, NoTableOrder<Value>> columns: () -> TableColumns<Value, NoTableOrder<Value>>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .several(selection), sortOrder: nil)
  }
}

/// Tables whose rows can be put in order by their columns.
extension Table {
  /// Makes a row for each element.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .none,
      sortOrder: sortOrder)
  }

  /// Makes a table of rows that a closure makes.
  public nonisolated init(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .none, sortOrder: sortOrder)
  }

  /// Makes a row for each element; one row at most can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .one(selection),
      sortOrder: sortOrder)
  }

  /// Makes a table of rows that a closure makes; one row at most can be chosen.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .one(selection), sortOrder: sortOrder)
  }

  /// Makes a row for each element; several rows can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Data.Element == Value {
    self.init(
      columns: columns(), rows: { TableLines(lines: data.map { .row($0) }) }, selection: .several(selection),
      sortOrder: sortOrder)
  }

  /// Makes a table of rows that a closure makes; several rows can be chosen.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>,
    @TableRowBuilder<Value> rows: @escaping () -> TableLines<Value>
  ) {
    self.init(
      columns: columns(), rows: rows, selection: .several(selection), sortOrder: sortOrder)
  }
}
