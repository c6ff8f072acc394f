import Foundation
import Synchronization

/// What a managed object is known by, in whichever context it is met.
public final class NSManagedObjectID: NSObject, Sendable {
  private static let last = Atomic<Int>(0)

  private let number: Int
  private let entityName: String
  private let isSaved = Atomic<Bool>(false)
  /// The kind of the object.
  public nonisolated(unsafe) let entity: NSEntityDescription

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    entityName = entity.name ?? ""
    number = Self.last.add(1, ordering: .relaxed).newValue
    super.init()
  }

  func settle() { isSaved.store(true, ordering: .relaxed) }

  /// True until the object is saved.
  public var isTemporaryID: Bool { !isSaved.load(ordering: .relaxed) }

  /// The identifier as an address.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entityName)/p\(number)") ?? URL(filePath: "/\(number)")
  }

  static func < (left: NSManagedObjectID, right: NSManagedObjectID) -> Bool { left.number < right.number }
}
