import AccessibilityModel

/// An object as clients of the accessibility bus find it; a value, made when somebody asks.
public struct ProvidedObject: Hashable, Sendable {
  /// Its identity.
  public var id: ProvidedID
  /// What it is.
  public var role: ProvidedRole
  /// The words by which people know it.
  public var name: String
  /// What is said of it beyond name and role.
  public var description: String = ""
  /// What happens when it is used.
  public var help: String = ""
  /// The name by which tests find it.
  public var identifier: String = ""
  /// BCP 47 tag of its language; empty where it is that of the application.
  public var locale: String = ""
  /// In which states it is.
  public var states: ProvidedStates = []
  /// What no interface tells, by the names that clients know.
  public var attributes: [String: String] = [:]
  /// What a client can have it do.
  public var actions: [ProvidedAction] = []
  /// The number it shows.
  public var value: ProvidedValue?
  /// Its words.
  public var text: ProvidedText?
  /// How large it is as a table.
  public var tableSize: TableSize?
  /// Where it stands in a table.
  public var tablePlace: TablePlace?
  /// Rectangle in the window, in points.
  public var frame: Rect = .zero
  /// What it belongs together with.
  public var relations: [ProvidedRelation: [ProvidedID]] = [:]

  /// The interfaces it answers.
  public var interfaces: [ProvidedInterface] {
    guard id != .application else { return [.accessible, .application] }
    var result: [ProvidedInterface] = [.accessible, .component]
    if !actions.isEmpty { result.append(.action) }
    if value != nil { result.append(.value) }
    if text != nil { result.append(.text) }
    if text?.isEditable == true { result.append(.editableText) }
    if tableSize != nil { result.append(.table) }
    if tablePlace != nil { result.append(.tableCell) }
    return result
  }
}
