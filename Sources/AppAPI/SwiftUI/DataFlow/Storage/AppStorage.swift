import AppHost

/// A value that is stored by name for the whole app; here it lasts as long as the app runs.
///
///     @AppStorage("sortsByAge") private var sortsByAge = false
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let name: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private let initial: Value
  private var location: AnyLocation<Value>?

  init(_ name: String, _ store: UserDefaults?, _ form: StoredForm<Value>, _ initial: Value) {
    self.name = name
    self.store = store
    self.form = form
    self.initial = initial
  }

  /// The value; the one it was declared with where nothing is stored.
  public var wrappedValue: Value {
    get { place?.value ?? initial }
    nonmutating set { place?.value = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    place.map(Binding.init(location:)) ?? .constant(initial)
  }

  private var place: AnyLocation<Value>? {
    if let location { return location }
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var found: AnyLocation<Value>?
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { found = storage.lookUp() }
    return found
  }

  @MainActor
  private func lookUp(in around: UserDefaults? = nil) -> AnyLocation<Value> {
    let place = RunningApp.current[StoredSettings.self].location(name, in: store ?? around)
    return StoredLocation(place, form, initial: initial)
  }
}

extension AppStorage: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let known = slot.content as? AnyLocation<Value> ?? lookUp(in: node.environment.defaultAppStorage)
    slot.content = known
    location = known
  }
}
