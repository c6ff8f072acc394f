/// Names a fact about a view, so that it can be replaced or taken away further out.
///
///     extension AccessibilityCustomContentKey {
///       static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age") }
///     }
/// - Source: Behaviour 3.3.2
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// Makes a key with a label of its own.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with a label from the app's language files.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes a key whose label names it too.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.key)
  }

  /// True where both name the same fact.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
