extension ModelContext {
  /// The models that a descriptor describes, in its order, else in the order in which they were made.
  ///
  /// - Throws: What the predicate throws.
  /// - Complexity: O(*n* log *n*) in the number of all models.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeInHeard()
    var models = all(T.self, includingPending: descriptor.includePendingChanges)
    if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let rest = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }

  /// How many models a descriptor describes.
  ///
  /// - Throws: What the predicate throws.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor describes.
  ///
  /// - Throws: What the predicate throws.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each model that a descriptor describes.
  ///
  /// - Parameters:
  ///   - fetch: Which models.
  ///   - batchSize: How many are fetched at a time; here all are in memory.
  ///   - allowEscapingMutations: True where models may be changed meanwhile.
  ///   - block: What is done with each.
  /// - Throws: What the predicate or the block throws.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model of an identifier; one that is not there stops the program.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = anyModel(for: persistentModelID) else {
      fatalError("No \(persistentModelID.entityName) has this identifier.")
    }
    return model
  }

  /// The model of an identifier where the context has it already.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID] as? T
  }

  /// The model of an identifier, made of its record where it is not here yet.
  func anyModel(for identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered[identifier] { return model }
    return container.store.record(identifier).map { make($0, identifier) }
  }

  /// Makes a model of its record.
  private func make(_ record: ModelRecord, _ identifier: PersistentIdentifier) -> any PersistentModel {
    let storage = ModelStorage(identifier, record, in: self)
    let model = record.type.init(modelStorage: storage)
    storage.model = model
    registered[identifier] = model
    return model
  }

  /// All models of a class and its subclasses, in the order in which they were made.
  private func all<T: PersistentModel>(_ type: T.Type, includingPending: Bool) -> [T] {
    let stored = container.store.identifiers { $0 is T.Type }
    var found = stored.filter { deleted[$0] == nil || !includingPending }
    if includingPending {
      found += inserted.filter { $0.value is T }.keys
      found.sort()
    }
    return found.compactMap { anyModel(for: $0) as? T }
  }
}
