/// What the storage of a model holds for one property.
enum ModelSlot {
  /// A value that is no relationship.
  case value(Any)
  /// The models of a relationship.
  case models([any PersistentModel])
  /// The models of a relationship that were not asked for yet.
  case faults([PersistentIdentifier])

  init<Value>(_ value: Value) {
    self = RelationshipShape.of(Value.self).map { .models($0.models(in: value)) } ?? .value(value)
  }

  /// The same as a store keeps it, which names models and holds none.
  var stored: ModelSlot {
    guard case .models(let models) = self else { return self }
    return .faults(models.filter { !$0._$storage.isDeleted }.map(\.persistentModelID))
  }
}

/// What a store keeps of one model.
struct ModelRecord {
  let type: any PersistentModel.Type
  var slots: [String: ModelSlot]
}
