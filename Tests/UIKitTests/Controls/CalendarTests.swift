import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Months of days", .timeLimit(.minutes(10)))
struct CalendarTests {
  private final class Diary: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    var chosen: [Int?] = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 2 ? .image(UIImage(systemName: "star")) : nil
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 3 }
  }

  @Test("A month says its name, and each of its days its own, what stands at it and whether it is chosen")
  func month() async throws {
    let diary = Diary()
    let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 320))
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    let choice = UICalendarSelectionSingleDate(delegate: diary)
    view.delegate = diary
    view.selectionBehavior = choice
    try await hosting(view) { screen in
      #expect(screen.heard.first == "Show year picker, June 2026, button")
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.lastHeard.last == "Monday, June 1, button")
      try await screen.voiceOver.flickRight(times: 2)
      let days = ["Tuesday, June 2, Favorite, button", "Wednesday, June 3, dimmed, button"]
      #expect(screen.heard.suffix(2) == days[...])
      try await screen.voiceOver.flickLeft()
      try await screen.voiceOver.doubleTap()
      #expect(diary.chosen == [2])
      #expect(choice.selectedDate?.day == 2)
      #expect(try screen.element(named: "Tuesday, June 2, Favorite").traits.contains(.selected))
      try await screen.activate("Next month")
      #expect(try screen.element(named: "Show year picker").value == "July 2026")
      #expect(view.visibleDateComponents.month == 7)
    }
  }

  @Test("3.4: the name of the month opens wheels for the month and the year, in place of the days")
  func years() async throws {
    let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 320))
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    try await hosting(view) { screen in
      try await screen.activate("Show year picker")
      let stops = screen.tree.stops.compactMap { screen.tree[$0] }
      let labels = ["Hide year picker", "Previous month", "Next month"]
      #expect(stops.map { $0.label?.string ?? $0.value?.string } == labels + ["June", "2026"])
      try await screen.voiceOver.send(.lastElement)
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["2027"])
      #expect(view.visibleDateComponents.year == 2027)
      try await screen.activate("Hide year picker")
      #expect(Array(screen.tree.stops).count == 33)
    }
  }

  @Test("Where no day can be chosen the days are only read")
  func reading() async throws {
    let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 320))
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    try await hosting(view) { screen in
      let days = screen.tree.stops.compactMap { screen.tree[$0] }.filter { $0.traits == .staticText }
      #expect(days.count == 30)
    }
  }
}
