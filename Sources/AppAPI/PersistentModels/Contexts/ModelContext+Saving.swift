extension ModelContext {
  /// Has the changes of this context be those of the container.
  ///
  /// - Throws: `SwiftDataError` where a container may not be changed, or a rule forbids a deletion.
  public func save() throws {
    takeInHeard()
    guard hasChanges else { return }
    guard container.allowsSave else { throw SwiftDataError.unknownSchema }
    for model in deleted.values { try checkDenied(model) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    takePlaces()
    var records: [PersistentIdentifier: ModelRecord] = [:]
    for model in Array(inserted.values) + changedModelsArray {
      let storage = model._$storage
      records[storage.identifier] = ModelRecord(type: storage.type, slots: storage.slots.mapValues(\.stored))
    }
    let told: [AnyHashable: Any] = [
      NotificationKey.insertedIdentifiers.rawValue: inserted.keys.sorted(),
      NotificationKey.updatedIdentifiers.rawValue: changed.sorted(),
      NotificationKey.deletedIdentifiers.rawValue: deleted.keys.sorted(),
    ]
    let gone = deleted
    clear()
    for (identifier, model) in gone {
      registered[identifier] = nil
      model._$storage.context = nil
    }
    container.store.save(records, deleting: Set(gone.keys), from: self)
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: told)
  }

  /// Does what the block does, then saves.
  ///
  /// - Throws: What the block or saving throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Has changes be told; here they are as soon as they are made.
  public func processPendingChanges() {
    takeInHeard()
  }

  /// Takes everything back that is not saved.
  public func rollback() {
    isMerging = true
    defer { isMerging = false }
    let (new, gone, edited) = (inserted, deleted, changed)
    clear()
    for (identifier, model) in new {
      registered[identifier] = nil
      model._$storage.isDeleted = true
      model._$storage.context = nil
      noteChange(of: model._$storage.type)
    }
    for (identifier, model) in gone {
      model._$storage.isDeleted = false
      registered[identifier] = model
      reload(identifier)
    }
    for identifier in edited { reload(identifier) }
    if let undoManager, MainActorAccess.isNow {
      let context = Unchecked(self)
      MainActor.assumeIsolated { undoManager.removeAllActions(withTarget: context.value) }
    }
  }

  /// Takes in what other contexts saved; what is changed here stays as it is.
  func merge(_ news: ReceivedChanges) {
    isMerging = true
    defer { isMerging = false }
    for identifier in news.deleted {
      guard let model = registered.removeValue(forKey: identifier) else { continue }
      changed.remove(identifier)
      deleted[identifier] = nil
      model._$storage.isDeleted = true
      model._$storage.context = nil
      noteChange(of: model._$storage.type)
    }
    for identifier in news.changed where !isPending(identifier) {
      if registered[identifier] != nil {
        reload(identifier)
      } else if let record = container.store.record(identifier) {
        noteChange(of: record.type)
      }
    }
  }

  /// Gives a model the values that the container has.
  private func reload(_ identifier: PersistentIdentifier) {
    guard let storage = registered[identifier]?._$storage, let record = container.store.record(identifier)
    else {
      return
    }
    for name in Set(storage.slots.keys).union(record.slots.keys) {
      storage.mutate(name) { storage.slots[name] = record.slots[name] }
    }
    noteChange(of: storage.type)
  }

  private func clear() {
    inserted = [:]
    changed = []
    deleted = [:]
  }

  /// Throws where a rule forbids to delete a model that others are still related to.
  private func checkDenied(_ model: any PersistentModel) throws {
    let storage = model._$storage
    for property in InverseTable.properties(of: storage.type).values where property.deleteRule == .deny {
      if !storage.models(property.name).isEmpty { throw SwiftDataError.deletionDenied }
    }
  }

  /// Has new models take the places of those that had the same unique values.
  private func takePlaces() {
    for (identifier, model) in inserted.sorted(by: { $0.key < $1.key }) {
      let storage = model._$storage
      for names in uniqueGroups(of: storage.type) {
        guard let other = place(of: storage, names) else { continue }
        inserted[identifier] = nil
        registered[identifier] = nil
        other.adopt(storage)
        model._$storage = other
        noteChange(of: storage.type)
        break
      }
    }
  }

  /// The groups of properties of which no two models have the same values.
  private func uniqueGroups(of type: any PersistentModel.Type) -> [[String]] {
    InverseTable.properties(of: type).values.filter(\.isUnique).map { [$0.name] }
      + type.schemaMetadata.flatMap(\.unique)
  }

  /// The storage of another model with the same values.
  private func place(of storage: ModelStorage, _ names: [String]) -> ModelStorage? {
    let wanted = names.compactMap { key(storage, $0) }
    guard wanted.count == names.count else { return nil }
    let kind = ObjectIdentifier(storage.type)
    let known =
      container.store.identifiers { ObjectIdentifier($0) == kind }
      + inserted.keys.filter { $0 < storage.identifier }
    return known.filter { deleted[$0] == nil }.compactMap { anyModel(for: $0)?._$storage }.first { other in
      other !== storage && ObjectIdentifier(other.type) == kind
        && names.compactMap { key(other, $0) } == wanted
    }
  }

  private func key(_ storage: ModelStorage, _ name: String) -> AnyHashable? {
    switch storage.slots[name] {
    case .value(let value): value as? AnyHashable
    case .models, .faults: storage.models(name).first.map { AnyHashable($0.persistentModelID) }
    case nil: nil
    }
  }
}

/// What went wrong with models.
public enum SwiftDataError: Error {
  /// The container may not be changed.
  case unknownSchema
  /// Other models are still related to one that was to be deleted.
  case deletionDenied
}
