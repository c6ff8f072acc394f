/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// The rows, in their order.
  var tableLines: TableLines<TableRowValue> { get }
}

/// Rows of a table as values.
public struct TableLines<Value: Identifiable> {
  /// A row, or what heads several.
  indirect enum Line {
    case row(Value)
    case disclosure(Value, isExpanded: Binding<Bool>?, inside: [Line])
    case header(any View)
  }

  var lines: [Line]
}

/// Shows one value in the columns of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Makes a row that shows a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The row itself.
  public var tableLines: TableLines<Value> { TableLines(lines: [.row(value)]) }
}

/// A row of a table with rows inside that it shows and hides.
public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  let value: Value
  let isExpanded: Binding<Bool>?
  let inside: TableLines<Value>

  /// Makes a row that keeps by itself whether it is open.
  public init(_ value: Value, @TableRowBuilder<Value> content: () -> TableLines<Value>) {
    self.value = value
    isExpanded = nil
    inside = content()
  }

  /// Makes a row that is open while a value is true.
  public init(
    _ value: Value, isExpanded: Binding<Bool>, @TableRowBuilder<Value> content: () -> TableLines<Value>
  ) {
    self.value = value
    self.isExpanded = isExpanded
    inside = content()
  }

  /// The row and those inside.
  public var tableLines: TableLines<Value> {
    TableLines(lines: [.disclosure(value, isExpanded: isExpanded, inside: inside.lines)])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Makes rows for each identifiable element.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> TableLines<V>
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableLines<V> {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// A row for each element that is itself what the row shows.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }

  /// The rows of all elements.
  public var tableLines: TableLines<Content.TableRowValue> {
    TableLines(lines: data.flatMap { content($0).tableLines.lines })
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Makes rows headed by words.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> TableLines<V>
  ) where Parent == Text, Content == TableLines<V> {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Makes rows headed by words of the app's data.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> TableLines<V>
  ) where Parent == Text, Content == TableLines<V> {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// Makes rows headed by a view.
  public init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> TableLines<V>, @ViewBuilder header: () -> Parent
  ) where Content == TableLines<V> {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Makes rows that belong together.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> TableLines<V>)
  where Parent == EmptyView, Content == TableLines<V> {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }

  /// The header, if there is one, and the rows.
  public var tableLines: TableLines<Content.TableRowValue> {
    let headers: [TableLines<Content.TableRowValue>.Line] = header is EmptyView ? [] : [.header(header)]
    return TableLines(lines: headers + content.tableLines.lines)
  }
}

extension TableLines: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// The rows themselves.
  public var tableLines: TableLines<Value> { self }
}

/// Puts the rows of a table together, in their order.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows as they stand in the closure.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> TableLines<Value>
  where Content.TableRowValue == Value { content.tableLines }

  /// All rows.
  public static func buildBlock(_ parts: TableLines<Value>...) -> TableLines<Value> {
    TableLines(lines: parts.flatMap(\.lines))
  }

  /// The rows of an `if` without `else`.
  public static func buildOptional(_ part: TableLines<Value>?) -> TableLines<Value> {
    part ?? TableLines(lines: [])
  }

  /// The rows of the first branch.
  public static func buildEither(first: TableLines<Value>) -> TableLines<Value> { first }

  /// The rows of the second branch.
  public static func buildEither(second: TableLines<Value>) -> TableLines<Value> { second }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Groups the rows of a closure.
  @_disfavoredOverload
  public nonisolated init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Content == TableLines<V> {
    self.init(content: content())
  }

  /// The rows, in their order.
  public var tableLines: TableLines<Content.TableRowValue> { content.tableLines }
}
