import Foundation

/// A group of dates or of things to do.
open class EKCalendar: NSObject {
  /// What it is called.
  public var title = ""
  /// What tells it from others.
  public let calendarIdentifier: String

  /// Makes one for a store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    calendarIdentifier = UUID().uuidString
  }
}

/// A date or something to do.
open class EKCalendarItem: NSObject {
  /// What it is.
  open var title: String?
  /// Where it is.
  open var location: String?
  /// A note about it.
  open var notes: String?
  /// A page about it.
  open var url: URL?
  /// The group that it is in.
  open var calendar: EKCalendar?
  /// When a person is told of it.
  public private(set) var alarms: [EKAlarm]?
  /// What tells it from others.
  public let calendarItemIdentifier = UUID().uuidString

  init(_ store: EKEventStore) { super.init() }

  /// Has a person told of it.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// True where a person is told of it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
}

/// A date.
open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// True where it takes whole days.
  open var isAllDay = false

  /// Makes a date.
  public init(eventStore: EKEventStore) { super.init(eventStore) }
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
  public init(eventStore: EKEventStore) { super.init(eventStore) }
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
