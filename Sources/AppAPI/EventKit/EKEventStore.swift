@_exported import Foundation
import Synchronization

/// What of a person's days an app may use.
public enum EKEntityType: UInt, Sendable {
  /// Dates, or things to do.
  case event, reminder
}

/// Whether an app may use a person's days.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody was asked, it is forbidden to ask, the person said no, yes, or yes to adding.
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of a yes.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Why a date could not be stored.
public struct EKError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// The person did not allow it.
    case eventStoreNotAuthorized = 29
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}

/// The days of a person, who does not allow that an app uses them.
open class EKEventStore: NSObject, @unchecked Sendable {
  private static let wasAsked = Mutex<Set<EKEntityType>>([])

  /// Opens the store.
  public override init() { super.init() }

  private static func ask(_ type: EKEntityType) { wasAsked.withLock { _ = $0.insert(type) } }

  /// Whether the person was asked, and said no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    wasAsked.withLock { $0.contains(entityType) } ? .denied : .notDetermined
  }

  /// What a person who is asked answers: no.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.ask(entityType)
    completion(false, nil)
  }

  /// What a person who is asked answers: no.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  /// What a person who is asked answers: no.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }

  /// What a person who is asked answers: no.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requestAccess(to: .reminder, completion: completion)
  }

  /// What a person who is asked answers: no.
  ///
  /// - Throws: Nothing.
  open func requestFullAccessToEvents() async throws -> Bool {
    Self.ask(.event)
    return false
  }

  /// What a person who is asked answers: no.
  ///
  /// - Throws: Nothing.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestFullAccessToEvents() }

  /// What a person who is asked answers: no.
  ///
  /// - Throws: Nothing.
  open func requestFullAccessToReminders() async throws -> Bool {
    Self.ask(.reminder)
    return false
  }

  /// The calendars of a kind: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Where new dates go: nowhere.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Where new things to do go: nowhere.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// Says which dates are wanted.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Says which things to do are wanted.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// The date of an identifier: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The calendar of an identifier: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The dates that fit: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Hands over the things to do that fit: none.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return predicate
  }

  /// Stores a date.
  ///
  /// - Throws: That it is not allowed.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Stores something to do.
  ///
  /// - Throws: That it is not allowed.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

  /// Stores a calendar.
  ///
  /// - Throws: That it is not allowed.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Takes a calendar away.
  ///
  /// - Throws: That it is not allowed.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// The accounts that calendars belong to: none.
  open var sources: [EKSource] { [] }

  /// Takes a date away.
  ///
  /// - Throws: That it is not allowed.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

/// Which of repeated dates is meant.
public enum EKSpan: Int, Sendable {
  /// This one, or this and those after it.
  case thisEvent, futureEvents
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The person's days changed; an app that may not use them is told of none.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
