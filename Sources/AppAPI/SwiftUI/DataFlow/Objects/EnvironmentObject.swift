import AccessibilityModel
import AppHost

/// Observes an object that a view around has put into the environment.
///
///     @EnvironmentObject private var kennel: Kennel
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for the object by its type.
  public init() {}

  /// The object; one has to be there.
  public var wrappedValue: ObjectType {
    guard let object else { missing() }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  private func missing() -> Never {
    fatalError(
      "No \(ObjectType.self) in the environment. Add .environmentObject(…) with one around the view.")
  }
}

extension EnvironmentObject: EnvironmentReading {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    object = node.environment[object: ObjectType.self]
    if let object { _ = slot.subscription(to: object, node) }
  }

  static func isUnchanged(_ slot: PropertySlot, in environment: EnvironmentValues) -> Bool {
    (slot.content as? ObjectSubscription<ObjectType>)?.object === environment[object: ObjectType.self]
  }
}

/// Puts an object into the environment, to be found by its type.
struct EnvironmentObjectModifier<Object: ObservableObject>: EnvironmentModifier {
  typealias Body = Never
  nonisolated(unsafe) let object: Object

  func apply(to environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

extension View {
  /// Puts an object where this view and all inside it can find it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
