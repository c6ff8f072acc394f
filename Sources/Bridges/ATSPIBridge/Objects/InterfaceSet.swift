/// The interfaces of AT-SPI that an object has.
public struct InterfaceSet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Does things by number.
  public static let action = InterfaceSet(rawValue: 1 << 0)
  /// Has a place.
  public static let component = InterfaceSet(rawValue: 1 << 1)
  /// Has words that can be changed.
  public static let editableText = InterfaceSet(rawValue: 1 << 2)
  /// Has children that can be chosen.
  public static let selection = InterfaceSet(rawValue: 1 << 3)
  /// Has rows and columns.
  public static let table = InterfaceSet(rawValue: 1 << 4)
  /// Stands in a row and a column.
  public static let tableCell = InterfaceSet(rawValue: 1 << 5)
  /// Has words.
  public static let text = InterfaceSet(rawValue: 1 << 6)
  /// Has a number.
  public static let value = InterfaceSet(rawValue: 1 << 7)

  /// The interface of a name on the bus; empty for one that nothing depends on.
  init(named bytes: some Collection<UInt8>) {
    let prefix = "org.a11y.atspi."
    self = Self.names[String(decoding: bytes.dropFirst(prefix.utf8.count), as: UTF8.self)] ?? []
  }

  private static let names: [String: InterfaceSet] = [
    "Action": .action, "Component": .component, "EditableText": .editableText, "Selection": .selection,
    "Table": .table, "TableCell": .tableCell, "Text": .text, "Value": .value,
  ]
}
