/// An actor with a context of its own; `@ModelActor` writes what it asks for.
public protocol ModelActor: Actor {
  /// The container whose models the actor uses.
  nonisolated var modelContainer: ModelContainer { get }
  /// What holds the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier, in the actor's context.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.anyModel(for: id) as? T
  }
}

/// Holds the context that an actor uses.
public protocol ModelExecutor: AnyObject, Sendable {
  /// Where models are fetched and inserted, by this actor alone.
  var modelContext: ModelContext { get }
}

/// Holds the context that one actor uses alone.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  /// Where models are fetched and inserted.
  public let modelContext: ModelContext

  /// Holds a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}
