/// What the dynamic properties of one node keep between evaluations.
@MainActor
struct PropertyStorage {
  private let layout: FieldLayout
  private var slots: [PropertySlot]
  private let readsEnvironment: Bool

  init(type: Any.Type) {
    layout = FieldLayout.of(type)
    slots = layout.fields.map { _ in PropertySlot() }
    readsEnvironment = layout.fields.contains { PropertyStorage.readsEnvironment($0.type) }
  }

  private static func readsEnvironment(_ type: any DynamicProperty.Type) -> Bool {
    if type is any EnvironmentReading.Type { return true }
    return FieldLayout.of(type).fields.contains { readsEnvironment($0.type) }
  }

  /// Connects every dynamic property of a value to what it keeps, then lets each update itself.
  func connect<Value>(_ value: inout Value, of node: ViewNode) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (field, slot) in zip(layout.fields, slots) {
        connectProperty(field.type, at: base + field.offset, slot, node)
      }
    }
  }

  /// True where no property reads anything else in an environment than at the last evaluation.
  func isUnchanged(in environment: EnvironmentValues) -> Bool {
    guard readsEnvironment else { return true }
    for (field, slot) in zip(layout.fields, slots) {
      if let type = field.type as? any EnvironmentReading.Type {
        guard type.isUnchanged(slot, in: environment) else { return false }
      } else if let nested = slot.nested, !nested.isUnchanged(in: environment) {
        return false
      }
    }
    return true
  }

  /// Lets go of what the properties keep.
  func disconnect() {
    for slot in slots {
      slot.content = nil
      slot.nested?.disconnect()
    }
  }
}

/// Holds what one dynamic property keeps.
@MainActor
final class PropertySlot {
  var content: AnyObject?
  var nested: PropertyStorage?
}

/// A dynamic property that the graph connects itself.
protocol GraphProperty: DynamicProperty {
  /// Connects the property to what the slot keeps for it.
  @MainActor mutating func connect(_ slot: PropertySlot, _ node: ViewNode)
}

/// A dynamic property whose value comes from the environment.
protocol EnvironmentReading: GraphProperty {
  /// True where an environment has what the property last read.
  @MainActor static func isUnchanged(_ slot: PropertySlot, in environment: EnvironmentValues) -> Bool
}

@MainActor
private func connectProperty<Property: DynamicProperty>(
  _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ slot: PropertySlot, _ node: ViewNode
) {
  let property = pointer.assumingMemoryBound(to: Property.self)
  if type is any GraphProperty.Type {
    connectGraphProperty(pointer, type, slot, node)
  } else {
    if slot.nested == nil { slot.nested = PropertyStorage(type: type) }
    slot.nested?.connect(&property.pointee, of: node)
  }
  property.pointee.update()
}

@MainActor
private func connectGraphProperty<Property>(
  _ pointer: UnsafeMutableRawPointer, _ type: Property.Type, _ slot: PropertySlot, _ node: ViewNode
) {
  guard let type = type as? any GraphProperty.Type else { return }
  func connect<Connected: GraphProperty>(_ type: Connected.Type) {
    pointer.assumingMemoryBound(to: Connected.self).pointee.connect(slot, node)
  }
  connect(type)
}

/// A stored property of a view that is kept up to date by the framework.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing unless a property says otherwise.
  public mutating func update() {}
}
