@_exported import CoreGraphics
@_exported import CoreLocation
import Foundation

/// A group of dates or of things to do.
open class EKCalendar: NSObject {
  /// What it is called.
  public var title = ""
  /// Its colour; nobody has given it one.
  public var cgColor = CGColor(gray: 0.5, alpha: 1)
  /// True where dates can be added to it.
  public var allowsContentModifications: Bool { true }
  /// What tells it from others.
  public let calendarIdentifier: String
  /// The account that it belongs to; `nil` until it is given one.
  open var source: EKSource?

  /// Makes one for a store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    calendarIdentifier = UUID().uuidString
  }
}

/// An account that calendars belong to; there is none here.
open class EKSource: NSObject {
  /// What it is called.
  open var title: String { "" }
  /// What tells it from others.
  public let sourceIdentifier = UUID().uuidString
  /// The calendars of a kind that belong to it: none.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A date or something to do.
open class EKCalendarItem: NSObject {
  /// What it is.
  open var title = ""
  /// Where it is.
  open var location: String?
  /// A note about it.
  open var notes: String?
  /// A page about it.
  open var url: URL?
  /// The group that it is in.
  open var calendar: EKCalendar
  /// When a person is told of it.
  open var alarms: [EKAlarm]?
  /// The time zone in which its times are meant; that of the device where nothing was said.
  open var timeZone: TimeZone?
  /// What tells it from others.
  public let calendarItemIdentifier = UUID().uuidString

  init(_ type: EKEntityType, _ store: EKEventStore) {
    calendar = EKCalendar(for: type, eventStore: store)
    super.init()
  }

  /// False: it is there once.
  open var hasRecurrenceRules: Bool { false }
  /// True where there is a note about it.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Has a person told of it no longer.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Has a person told of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// True where a person is told of it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
}

/// A date.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate = Date.now
  /// When it ends.
  open var endDate = Date.now.addingTimeInterval(3600)
  /// True where it takes whole days.
  open var isAllDay = false
  /// Where it is, also on the map; its name is what `location` says.
  open var structuredLocation: EKStructuredLocation? {
    didSet { location = structuredLocation?.title }
  }

  /// What tells it from others.
  open var eventIdentifier: String { calendarItemIdentifier }

  /// Makes a date that begins now and takes an hour.
  public init(eventStore: EKEventStore) { super.init(.event, eventStore) }

  /// Whether it begins before or after another one.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

/// A place of a date, by its name and on the map.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  // Checked by hand: an app uses it on one thread at a time.

  /// What it is called.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?
  /// How far around it one is there, in meters; 0 where nothing was said.
  open var radius = 0.0

  /// Makes a place of a name.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  /// When it has to be done.
  open var dueDateComponents: DateComponents?
  /// True where it is done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// How much it matters, from 1 for most to 9; 0 where nothing was said.
  open var priority = 0

  /// Makes something to do.
  public init(eventStore: EKEventStore) { super.init(.reminder, eventStore) }
}

/// When a person is told of something.
open class EKAlarm: NSObject {
  /// At a time.
  public let absoluteDate: Date?
  /// So many seconds from the beginning.
  public let relativeOffset: TimeInterval

  /// Tells at a time.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    relativeOffset = 0
  }

  /// Tells so many seconds from the beginning.
  public init(relativeOffset offset: TimeInterval) {
    absoluteDate = nil
    relativeOffset = offset
  }
}
