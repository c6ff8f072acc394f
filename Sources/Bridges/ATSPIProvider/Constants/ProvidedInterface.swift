/// An interface that an object answers on the bus.
public enum ProvidedInterface: String, Hashable, Sendable, CaseIterable {
  /// What every object answers.
  case accessible = "Accessible"
  /// What the application answers.
  case application = "Application"
  /// Where it lies.
  case component = "Component"
  /// What it does.
  case action = "Action"
  /// A number it shows.
  case value = "Value"
  /// Its words, character by character.
  case text = "Text"
  /// Its words, to be changed.
  case editableText = "EditableText"
  /// Rows and columns.
  case table = "Table"
  /// A place in a table.
  case tableCell = "TableCell"

  /// The name on the bus, such as `org.a11y.atspi.Text`.
  public var name: String { "org.a11y.atspi.\(rawValue)" }

  /// The interface of a name on the bus; `nil` for any other name.
  public init?(name: String) {
    let prefix = "org.a11y.atspi."
    guard name.hasPrefix(prefix) else { return nil }
    self.init(rawValue: String(name.dropFirst(prefix.count)))
  }
}
