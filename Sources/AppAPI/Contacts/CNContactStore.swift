@_exported import Foundation
import Synchronization

/// What of a person an app may use.
public enum CNEntityType: Int, Sendable {
  /// Their contacts.
  case contacts = 0
}

/// Whether an app may use the contacts of a person.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked, it is forbidden to ask, the person said no, yes, or yes to some.
  case notDetermined, restricted, denied, authorized, limited
}

/// Why contacts could not be had.
public struct CNError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// The store failed, the person said no, or there is no such contact.
    case communicationError = 1
    /// The person said no.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person said no.
  public static var authorizationDenied: Code { .authorizationDenied }
}

/// The contacts of a person, who does not allow that an app uses them.
open class CNContactStore: NSObject, @unchecked Sendable {
  private static let wasAsked = Mutex(false)

  /// Opens the store.
  public override init() { super.init() }

  /// Whether the person was asked, and said no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    wasAsked.withLock { $0 } ? .denied : .notDetermined
  }

  /// What a person who is asked answers: no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.wasAsked.withLock { $0 = true }
    completionHandler(false, CNError(.authorizationDenied))
  }

  /// What a person who is asked answers: no.
  ///
  /// - Throws: That it is not allowed.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Self.wasAsked.withLock { $0 = true }
    throw CNError(.authorizationDenied)
  }

  /// Calls a closure for each contact.
  ///
  /// - Throws: That it is not allowed.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  /// The contacts that fit.
  ///
  /// - Throws: That it is not allowed.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }

  /// Stores changes.
  ///
  /// - Throws: That it is not allowed.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Names a part of a contact.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// Which contacts are wanted, and which parts of them.
open class CNContactFetchRequest: NSObject {
  /// The parts.
  public let keysToFetch: [any CNKeyDescriptor]
  /// In which order they come.
  public var sortOrder = CNContactSortOrder.none

  /// Asks for parts of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// None, the person's own, by first or by last names.
  case none, userDefault, givenName, familyName
}

/// Changes of contacts that are to be stored.
open class CNSaveRequest: NSObject {
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {}
  /// Takes a contact away.
  open func delete(_ contact: CNMutableContact) {}
}
