import AppHost

/// A value that is stored by name for one window; here it lasts as long as the app runs.
///
///     @SceneStorage("selectedTab") private var tab = 0
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let name: String
  private let form: StoredForm<Value>
  private let initial: Value
  private var location: AnyLocation<Value>?

  init(_ name: String, _ form: StoredForm<Value>, _ initial: Value) {
    self.name = name
    self.form = form
    self.initial = initial
  }

  /// The value; before the view is on a screen, the one it was declared with.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial)
  }
}

extension SceneStorage: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let place = RunningApp.current[WindowSettings.self].location(name)
    let known = slot.content as? AnyLocation<Value> ?? StoredLocation(place, form, initial: initial)
    slot.content = known
    location = known
  }
}
