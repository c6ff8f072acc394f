/// An object that a view owns: made once, kept as long as the view's identity, observed.
///
///     @StateObject private var kennel = Kennel()
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view first comes onto the screen.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view is on a screen, a fresh one at each reading.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let known = slot.content as? ObjectSubscription<ObjectType>
    object = (known ?? slot.subscription(to: make(), node)).object
  }
}
