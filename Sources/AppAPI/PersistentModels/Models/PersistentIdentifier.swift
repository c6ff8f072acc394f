import Synchronization

/// What a model is known by, in whichever context it is met.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  private static let last = Atomic<Int>(0)

  /// The name of the model's class.
  public let entityName: String
  private let number: Int

  init(entityName: String) {
    self.entityName = entityName
    number = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// The place where the model is stored; all are in memory.
  public var storeIdentifier: String? { "memory" }

  /// Models that were made first come first.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.number < right.number
  }
}
