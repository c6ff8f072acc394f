import Synchronization

/// Holds the models of an app, and the context that its views use.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// Where the models are stored.
  public let configurations: Set<ModelConfiguration>
  /// How older models become newer ones; none are ever found.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: ModelStore
  let allowsSave: Bool
  @MainActor private var main: ModelContext?

  /// Makes a container for a schema.
  ///
  /// - Parameters:
  ///   - schema: The classes of the models.
  ///   - migrationPlan: How older models become newer ones; none are ever found.
  ///   - configurations: Where the models are stored.
  /// - Throws: Nothing, as nothing is read.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let used = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(used)
    store = used[0].isStoredInMemoryOnly ? ModelStore() : ModelStore.at(used[0].url)
    allowsSave = used[0].allowsSave
  }

  /// Makes a container for a schema.
  ///
  /// - Throws: Nothing, as nothing is read.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for classes.
  ///
  /// - Throws: Nothing, as nothing is read.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context that views use; it saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    main = made
    return made
  }

  /// Forgets all models.
  public func deleteAllData() {
    store.removeAll()
  }

  /// Forgets all models.
  ///
  /// - Throws: Nothing, as nothing is written.
  public func erase() throws {
    store.removeAll()
  }

  /// A container is the same as itself alone.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool {
    left === right
  }
}
