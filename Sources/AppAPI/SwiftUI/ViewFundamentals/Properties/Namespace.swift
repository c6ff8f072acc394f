/// A name that only the views of one identity share.
///
///     @Namespace private var animation
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from every other.
  public struct ID: Hashable, Sendable {
    private let object: ObjectIdentifier

    init(_ holder: AnyObject) {
      object = ObjectIdentifier(holder)
    }
  }

  private var holder = NamespaceHolder()

  /// Makes a namespace.
  public init() {}

  /// What tells the namespace from every other.
  public var wrappedValue: ID { ID(holder) }
}

/// Lives as long as a namespace.
final class NamespaceHolder: Sendable {}

extension Namespace: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    holder = slot.content as? NamespaceHolder ?? holder
    slot.content = holder
  }
}
