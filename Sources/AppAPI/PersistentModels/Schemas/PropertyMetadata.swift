extension Schema {
  /// What is kept of one property of a model.
  public struct PropertyMetadata: @unchecked Sendable {
    /// The name of the property.
    public let name: String
    let shape: RelationshipShape?
    let deleteRule: Relationship.DeleteRule
    let inverse: String?
    let isUnique: Bool
    /// The groups of properties of which no two models have the same values.
    let unique: [[String]]
    /// Makes a change that the watchers of a model's property hear of.
    let mutation: (any PersistentModel, ObservationRegistrar, () -> Void) -> Void

    private init<Model: PersistentModel, Value>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, deleteRule: Relationship.DeleteRule, inverse: String?,
      isUnique: Bool
    ) {
      self.name = name
      self.inverse = inverse
      self.isUnique = isUnique
      self.deleteRule = deleteRule
      shape = RelationshipShape.of(Value.self)
      unique = []
      mutation = { model, registrar, change in
        guard let model = model as? Model else { return change() }
        registrar.withMutation(of: model, keyPath: keyPath, change)
      }
    }

    /// A value, or models that are related to this one.
    public init<Model: PersistentModel, Value>(_ name: String, _ keyPath: KeyPath<Model, Value>) {
      self.init(name, keyPath, deleteRule: .nullify, inverse: nil, isUnique: false)
    }

    /// A value that is kept in a way of its own.
    public init<Model: PersistentModel, Value>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, _ attribute: Attribute
    ) {
      let isUnique = attribute.options.contains(.unique)
      self.init(name, keyPath, deleteRule: .nullify, inverse: nil, isUnique: isUnique)
    }

    /// Models that are related to this one by rules.
    public init<Model: PersistentModel, Value>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, _ relationship: Relationship, inverse: String? = nil
    ) {
      self.init(name, keyPath, deleteRule: relationship.deleteRule, inverse: inverse, isUnique: false)
    }

    /// Groups of properties of which no two models have the same values.
    public init(unique: [[String]]) {
      self.unique = unique
      (name, shape, inverse, isUnique, deleteRule) = ("", nil, nil, false, .nullify)
      mutation = { _, _, change in change() }
    }
  }
}
