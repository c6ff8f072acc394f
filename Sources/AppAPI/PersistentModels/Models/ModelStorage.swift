/// Holds the values of one model, and tells its context and its watchers of changes.
public final class ModelStorage {
  /// What the model is known by.
  public internal(set) var identifier: PersistentIdentifier
  let type: any PersistentModel.Type
  let registrar = ObservationRegistrar()
  weak var model: (any PersistentModel)?
  weak var context: ModelContext?
  var isDeleted = false
  var slots: [String: ModelSlot] = [:]

  /// Makes storage for a new model.
  public init(_ type: any PersistentModel.Type) {
    self.type = type
    identifier = PersistentIdentifier(entityName: "\(type)")
  }

  /// Makes storage for a model that a store has.
  init(_ identifier: PersistentIdentifier, _ record: ModelRecord, in context: ModelContext) {
    self.identifier = identifier
    type = record.type
    self.context = context
    slots = record.slots
  }

  /// Takes the value that a property begins with.
  public func begin<Value>(_ name: String, with value: Value) {
    slots[name] = ModelSlot(value)
  }

  /// The value of a property, for its watchers to hear of the next one.
  public func value<Model: PersistentModel, Value>(
    of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
  ) -> Value {
    registrar.access(model, keyPath: keyPath)
    if let value: Value = read(name) { return value }
    fatalError("\(type).\(name) has no value. Make it optional, or give it one.")
  }

  /// Sets the value of a property, and the other side of a relationship with it.
  public func set<Model: PersistentModel, Value>(
    _ value: Value, of model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
  ) {
    self.model = model
    let slot = ModelSlot(value)
    context?.willChange(self, name)
    registrar.withMutation(of: model, keyPath: keyPath) {
      replace(name, with: slot)
    }
    context?.didChange(self)
  }

  /// The value of a property as its type has it; `nil` where there is none.
  func read<Value>(_ name: String) -> Value? {
    switch slots[name] {
    case .value(let value): value as? Value
    case .models, .faults: RelationshipShape.of(Value.self)?.value(of: models(name))
    case nil: RelationshipShape.of(Value.self)?.value(of: []) ?? (Value.self as? any EmptyValue.Type)?.empty()
    }
  }

  /// The models that a relationship leads to; those that were deleted are left out.
  func models(_ name: String) -> [any PersistentModel] {
    switch slots[name] {
    case .models(let models): return models.filter { !$0._$storage.isDeleted }
    case .faults(let identifiers):
      guard let context else { return [] }
      let models = identifiers.compactMap { context.anyModel(for: $0) }
      slots[name] = .models(models)
      return models.filter { !$0._$storage.isDeleted }
    case .value, nil: return []
    }
  }

  /// Puts a value where another was, and follows relationships on their other side.
  private func replace(_ name: String, with slot: ModelSlot) {
    guard case .models(let models) = slot else {
      slots[name] = slot
      return
    }
    let former = self.models(name)
    slots[name] = slot
    guard let model else { return }
    let inverse = InverseTable.inverse(of: name, in: type)
    for other in former where !models.contains(where: { $0 === other }) {
      if let inverse { other._$storage.remove(model, from: inverse) }
    }
    for other in models where !former.contains(where: { $0 === other }) {
      connect(other, inverse)
    }
  }

  /// Has a related model know of this one, in the same context.
  private func connect(_ other: any PersistentModel, _ inverse: String?) {
    guard let model else { return }
    other._$storage.model = other
    if let context, other.modelContext == nil { context.insert(any: other) }
    if context == nil, let theirs = other.modelContext { theirs.insert(any: model) }
    if let inverse { other._$storage.add(model, to: inverse) }
  }

  /// Follows all relationships on their other side, as a model is inserted with those it began with.
  func connectAll() {
    for (name, slot) in slots.sorted(by: { $0.key < $1.key }) {
      guard case .models(let models) = slot else { continue }
      let inverse = InverseTable.inverse(of: name, in: type)
      for other in models { connect(other, inverse) }
    }
  }

  /// Adds a model to a relationship whose other side was set.
  private func add(_ other: any PersistentModel, to name: String) {
    let former = models(name)
    guard !former.contains(where: { $0 === other }) else { return }
    if isToMany(name) {
      change(name, to: .models(former + [other]))
      return
    }
    change(name, to: .models([other]))
    // One place is taken by one model: the former one loses it.
    if let model, let inverse = InverseTable.inverse(of: name, in: type) {
      for lost in former { lost._$storage.remove(model, from: inverse) }
    }
  }

  /// Takes a model out of a relationship whose other side was set.
  func remove(_ other: any PersistentModel, from name: String) {
    let former = models(name)
    guard former.contains(where: { $0 === other }) else { return }
    change(name, to: .models(former.filter { $0 !== other }))
  }

  /// Changes a property as if its setter had been used, without following the other side.
  func change(_ name: String, to slot: ModelSlot?) {
    context?.willChange(self, name)
    mutate(name) { slots[name] = slot }
    context?.didChange(self)
  }

  /// Has the watchers of a relationship look again, as a model of it goes or comes back.
  func touch(_ name: String) {
    mutate(name) {}
    context?.didChange(self)
  }

  /// Takes over the values of a model whose place this one is.
  func adopt(_ other: ModelStorage) {
    for (name, slot) in other.slots.sorted(by: { $0.key < $1.key }) {
      context?.willChange(self, name)
      mutate(name) { replace(name, with: slot) }
      context?.didChange(self)
    }
  }

  /// Changes a property and tells its watchers.
  func mutate(_ name: String, _ body: () -> Void) {
    guard let model, let property = InverseTable.property(name, of: type) else { return body() }
    property.mutation(model, registrar, body)
  }

  private func isToMany(_ name: String) -> Bool {
    InverseTable.property(name, of: type)?.shape?.isToMany ?? false
  }
}

/// Stands in a model's declaration for a property whose value its storage holds.
public struct StoredElsewhere {
  /// Makes one.
  public init() {}
}
