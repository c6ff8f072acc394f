/// The classes of models of one version of an app.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// What tells it from older and newer ones.
  static var versionIdentifier: Schema.Version { get }
}

/// How what one version of an app stored becomes what the next one stores; nothing older is ever found here.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// One step from what a version of an app stored to what the next one stores.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code of the app, which runs where older models are found.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
