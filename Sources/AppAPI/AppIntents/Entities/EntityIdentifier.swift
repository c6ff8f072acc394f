import Foundation

/// What tells an entity from others of its type, as text and back.
public protocol EntityIdentifierConvertible {
  /// The text of it.
  var entityIdentifierString: String { get }
  /// What a text stands for; `nil` where it is the text of none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// Itself.
  public var entityIdentifierString: String { self }
  /// The text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// Its figures.
  public var entityIdentifierString: String { String(self) }
  /// The number that figures are; `nil` for other text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// Its figures and letters.
  public var entityIdentifierString: String { uuidString }
  /// What figures and letters stand for; `nil` for other text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// Which entity of an app something is about: its type, and what tells it from others of it.
///
///     EntityIdentifier(for: DogEntity.self, identifier: dog.id)
public struct EntityIdentifier: Hashable, Sendable {
  /// What tells it from others of its type, as text.
  public let identifier: String
  private let type: String

  /// Says which entity of a type it is.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.identifier =
      (identifier as? any EntityIdentifierConvertible)?.entityIdentifierString ?? "\(identifier)"
    type = String(reflecting: entityType)
  }

  /// Says that it is an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}
