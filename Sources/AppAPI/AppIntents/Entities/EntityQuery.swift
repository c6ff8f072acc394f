/// Offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of what is offered.
  associatedtype Result
  /// The type of one value on offer.
  associatedtype DefaultValue

  /// What is offered.
  ///
  /// - Throws: Why nothing can be.
  func results() async throws -> Result
  /// The value to begin with.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  /// None.
  public func defaultResult() async -> Never? { nil }
}

/// Finds the entities of a type.
public protocol EntityQuery: DynamicOptionsProvider where Result == [Entity], DefaultValue == Entity {
  /// The type of what it finds.
  associatedtype Entity: AppEntity

  /// Makes one.
  init()
  /// The entities of some identifiers.
  ///
  /// - Throws: Why they cannot be had.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered first.
  ///
  /// - Throws: Why they cannot be had.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Those that are offered first.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
  /// The type of what it finds, which follows from what is written below.
  associatedtype Entity
  /// The entities that words fit.
  ///
  /// - Throws: Why they cannot be had.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of what it finds, which follows from what is written below.
  associatedtype Entity
  /// All of them.
  ///
  /// - Throws: Why they cannot be had.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  /// Those of all that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
