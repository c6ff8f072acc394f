import EarshotTesting
import EventKitUI
import SwiftUI
import Testing

@MainActor
@Suite("Dates of a person", .timeLimit(.minutes(10)))
struct CalendarTests {
  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  private final class Watcher: NSObject, EKEventEditViewDelegate, EKCalendarChooserDelegate {
    var told: [String] = []

    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      told.append("\(action): \(controller.event?.title ?? "")")
    }
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
      -> EKCalendar
    {
      let calendar = EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
      calendar.title = "Kennel"
      return calendar
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
      told.append("\(calendarChooser.selectedCalendars.count) calendars")
    }
  }

  @Test("A date is entered and added, without leave to use a person's days")
  func adding() async throws {
    let editor = EKEventEditViewController()
    let watcher = Watcher()
    editor.eventStore = EKEventStore()
    editor.editViewDelegate = watcher
    try await hosting(editor) { screen in
      try await screen.expectTranscript(named: "NewEvent")
      try await screen.activate("Title")
      try await screen.type("Walk")
      try await screen.activate("Add")
      #expect(watcher.told == ["saved: Walk"])
      #expect(EKEventStore.authorizationStatus(for: .event) != .fullAccess)
    }
  }

  @Test("A date keeps when a person is told of it and its time zone; no calendar can be stored")
  func details() throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    let alarm = EKAlarm(relativeOffset: -600)
    event.alarms = [alarm]
    event.timeZone = TimeZone(identifier: "Europe/Berlin")
    #expect(event.hasAlarms && event.timeZone?.identifier == "Europe/Berlin")
    event.removeAlarm(alarm)
    #expect(!event.hasAlarms)
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.source = store.sources.first
    #expect(calendar.source == nil)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.saveCalendar(calendar, commit: true) }
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.removeCalendar(calendar, commit: true) }
  }

  @Test("A date cannot be added before it has a title, and leaving tells the app")
  func leaving() async throws {
    let editor = EKEventEditViewController()
    let watcher = Watcher()
    editor.editViewDelegate = watcher
    try await hosting(editor) { screen in
      let heard1 = try await texts(screen)
      #expect(heard1.contains("Add, dimmed, button"))
      try await screen.activate("Cancel")
      #expect(watcher.told == ["canceled: "])
    }
  }

  @Test("A date is told with its place, time, calendar, page and note")
  func looking() async throws {
    let event = EKEvent(eventStore: EKEventStore())
    event.title = "Walk"
    event.structuredLocation = EKStructuredLocation(title: "Park")
    let morning = DateComponents(year: 2026, month: 6, day: 9, hour: 8)
    event.startDate = try #require(Calendar.current.date(from: morning))
    event.endDate = event.startDate.addingTimeInterval(5400)
    event.url = URL(string: "https://example.org")
    event.notes = "Take the ball."
    let viewer = EKEventViewController()
    viewer.event = event
    viewer.allowsEditing = true
    try await hosting(UINavigationController(rootViewController: viewer)) { screen in
      try await screen.expectTranscript(named: "EventDetails")
      try await screen.activate("Edit")
      let heard2 = try await texts(screen)
      #expect(heard2.contains("New Event, heading"))
      try await screen.activate("Cancel")
      let heard3 = try await texts(screen)
      #expect(heard3.contains("Event Details, heading"))
    }
  }

  @Test("There is no calendar to choose, in the person's language")
  func choosing() async throws {
    let chooser = EKCalendarChooser(
      selectionStyle: .multiple, displayStyle: .allCalendars, entityType: .event, eventStore: EKEventStore())
    chooser.showsDoneButton = true
    let watcher = Watcher()
    chooser.delegate = watcher
    let controller = UINavigationController(rootViewController: chooser)
    try await hosting(controller) { screen in
      let heard4 = try await texts(screen)
      #expect(heard4 == ["Calendars, heading", "Done, button", "No Calendars"])
      try await screen.activate("Done")
      #expect(watcher.told == ["0 calendars"])
    }
    try await hosting(
      UINavigationController(
        rootViewController: EKCalendarChooser(
          selectionStyle: .single, displayStyle: .allCalendars, eventStore: EKEventStore())),
      environment: LaunchOptions(locale: "de-DE")
    ) { screen in
      let heard5 = try await texts(screen)
      #expect(heard5.last == "Keine Kalender")
    }
  }
}
