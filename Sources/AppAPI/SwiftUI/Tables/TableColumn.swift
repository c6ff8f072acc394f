import Foundation

/// A column of a table: what heads it, and what it shows of each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { dog in Text("\(dog.age) years") }
public struct TableColumn<RowValue, Sort: SortComparator, Content: View, Label: View>
where RowValue: Identifiable, Sort.Compared == RowValue {
  var parts: ColumnParts<RowValue, Sort>
}

/// What a table needs of a column.
struct ColumnParts<RowValue, Sort> {
  /// What heads the column.
  var label: Text
  /// What it shows of a row.
  var content: (RowValue) -> any View
  /// By what a tap on the header puts the rows in order.
  var comparator: Sort?
  var width = ColumnWidth()
  var alignment = HorizontalAlignment.leading
}

/// How wide a column is, in points; what is `nil` is shared out.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// Stands for the order of rows that no header changes.
public struct NoTableOrder<Compared>: SortComparator, Sendable {
  /// Which way rows are put; they stay as they are.
  public var order = SortOrder.forward

  /// Puts no row before another.
  public func compare(_ left: Compared, _ right: Compared) -> ComparisonResult { .orderedSame }
}

extension TableColumn where Label == Text, Sort == NoTableOrder<RowValue> {
  /// Makes a column headed by words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(titleKey), content: content)
  }

  /// Makes a column headed by a text.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    parts = ColumnParts(label: text, content: content)
  }

  /// Makes a column headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(title), content: content)
  }
}

extension TableColumn where Content == Text, Label == Text, Sort == NoTableOrder<RowValue> {
  /// Makes a column of words, headed by words from the app's own language files.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    parts = ColumnParts(label: Text(titleKey), content: { Text($0[keyPath: value]) })
  }

  /// Makes a column of words, headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    parts = ColumnParts(label: Text(title), content: { Text($0[keyPath: value]) })
  }
}

extension TableColumn where Label == Text, Sort == NoTableOrder<RowValue> {
  /// Makes a column for a value whose rows keep their order.
  @_disfavoredOverload
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(titleKey), content: content)
  }
}

extension TableColumn where Content == Text, Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column of words that rows can be put in order by.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
  ) {
    parts = ColumnParts(
      label: Text(titleKey), content: { Text($0[keyPath: value]) },
      comparator: KeyPathComparator(value))
  }

  /// Makes a column of words that rows can be put in order by, headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String> & Sendable
  ) {
    parts = ColumnParts(
      label: Text(title), content: { Text($0[keyPath: value]) },
      comparator: KeyPathComparator(value))
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Makes a column that rows can be put in order by.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(titleKey), content: content, comparator: KeyPathComparator(value))
  }

  /// Makes a column that rows can be put in order by, headed by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(title), content: content, comparator: KeyPathComparator(value))
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that rows can be put in order by as a comparator says.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    parts = ColumnParts(label: Text(titleKey), content: content, comparator: comparator)
  }
}

extension TableColumn {
  /// The column with one width, in points; `nil` shares the space.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// The column with limits of its width, in points.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.parts.width = ColumnWidth(least: min, ideal: ideal, most: max)
    return column
  }

  /// The column with its cells at one edge, or in the middle.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.parts.alignment = alignment.edge
    return column
  }
}

/// Where the cells of a column lie across it.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// Where lines begin.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// Where lines end.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// As the place has it: where lines begin.
  public static let automatic = TableColumnAlignment(name: "automatic")

  var edge: HorizontalAlignment { self == .center ? .center : self == .trailing ? .trailing : .leading }
}
