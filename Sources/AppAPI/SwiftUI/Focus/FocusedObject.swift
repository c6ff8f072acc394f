/// Observes an object that the focused part of the screen hands out.
///
///     @FocusedObject private var document: Document?
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var current: ObjectType?

  /// Looks for the object by its type.
  public init() {}

  /// The object; `nil` where the focused part of the screen has none.
  public var wrappedValue: ObjectType? { current }

  /// Bindings to the properties of the object, where there is one.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { current.map { .init(object: $0) } }
}

extension FocusedObject: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let keyboard = node.graph.keyboard
    current = keyboard.values.read(by: node, in: keyboard)[FocusedObjectKey<ObjectType>.self]
    if let current { _ = slot.subscription(to: current, node) }
  }
}

/// Names an object by its type.
private enum FocusedObjectKey<Value>: FocusedValueKey {}

extension FocusedValues {
  /// The object of a type.
  fileprivate subscript<Object: ObservableObject>(object _: FocusedObjectName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}

/// Stands for the type of an object in a key path.
private struct FocusedObjectName<Object>: Hashable {}

extension View {
  /// Hands out an object while the view is focused.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: FocusedObjectName<T>()], object)
  }

  /// Hands out an object while the view's window is in use.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: FocusedObjectName<T>()], object)
  }
}
