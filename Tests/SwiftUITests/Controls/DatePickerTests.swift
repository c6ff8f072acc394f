import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Date pickers and their styles")
struct DatePickerTests {
  private static let adjust = "Swipe up or down with one finger to adjust the value."

  @Test("A compact picker is its label and buttons that say the date and the time")
  func compact() throws {
    try HeardScreen.showing {
      Birthday()
    } _: { screen in
      #expect(
        screen.heard().map { $0.replacing("\u{202F}", with: " ") }
          == [
            "Birthday", "Nov 21, 2026, button, collapsed. Double tap to expand.",
            "9:41 AM, button, collapsed. Double tap to expand.",
          ])
    }
  }

  @Test("3.4, U8: the buttons of a compact picker without a label say what they are, and if they are open")
  func alone() throws {
    let screen = Screen { Birthday().labelsHidden() }
    #expect(screen.labels == ["Date Picker", "Time Picker"])
    #expect(screen.element("Date Picker")?.expanded == false)
    #expect(Screen { Birthday().accessibilityLabel("Born") }.labels.last == "Born")
  }

  @Test("3.4: minutes on a wheel have two digits")
  func minutes() throws {
    let date = try moment(2026, 11, 21, 6, 6)
    let screen = Screen {
      DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
    }
    #expect(screen.values.prefix(2) == ["6 o’clock", "06 minutes"])
    #expect(group("Time", screen) != nil)
  }

  @Test("3.4: the year picker of a graphical picker is wheels for the month and the year")
  func years() throws {
    let date = try moment(2026, 12, 31)
    let screen = Screen {
      DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
    }
    screen.activate("Show year picker")
    #expect(screen.labels == ["Hide year picker", "Previous month", "Next month", "", ""])
    #expect(screen.values == ["December 2026", "December", "2026"])
    let year = try #require(Array(screen.host.tree.stops).last)
    screen.request(.increment(year))
    screen.activate("Hide year picker")
    #expect(screen.values == ["December 2027"])
  }

  @Test("A compact picker opens a month, and a day of it sets the date and keeps the time")
  func opening() throws {
    let screen = Screen { Birthday() }
    let date = try #require(screen.host.tree.stops.compactMap { screen.host.tree[$0] }.dropFirst().first)
    screen.request(.activate(date.id))
    #expect(screen.labels.prefix(3) == ["Show year picker", "Previous month", "Next month"])
    #expect(screen.values == ["November 2026"])
    #expect(screen.element("Saturday, November 21")?.traits.contains(.selected) == true)
    #expect(screen.labels.count == 34)
    screen.activate("Sunday, November 22")
    #expect(screen.element("Sunday, November 22")?.traits.contains(.selected) == true)
    screen.activate("Dismiss popup")
    let values = screen.host.tree.stops.compactMap { screen.host.tree[$0]?.value?.string }
    #expect(values.map { $0.replacing("\u{202F}", with: " ") } == ["Nov 22, 2026", "9:41 AM"])
  }

  @Test("A graphical picker is a month of buttons; days outside its limits are dimmed")
  func graphical() throws {
    let start = try moment(2026, 11, 10)
    let end = try moment(2026, 11, 25)
    let screen = Screen {
      DatePicker("Day", selection: .constant(start), in: start...end, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(screen.labels.prefix(3) == ["Show year picker", "Previous month", "Next month"])
    #expect(group("Day", screen)?.containerType == .semanticGroup)
    #expect(screen.element("Monday, November 9")?.traits.contains(.notEnabled) == true)
    #expect(screen.element("Tuesday, November 10")?.traits.contains(.notEnabled) == false)
    #expect(screen.element("Thursday, November 26")?.traits.contains(.notEnabled) == true)
    screen.activate("Next month")
    #expect(screen.values == ["December 2026"])
  }

  @Test("A picker of wheels is its label and an adjustable element for each part")
  func wheel() throws {
    try HeardScreen.showing {
      Birthday().datePickerStyle(.wheel)
    } _: { screen in
      #expect(
        screen.heard()
          == [
            "Birthday", "Birthday, November, picker item, adjustable. \(Self.adjust)",
            "21, picker item, adjustable. \(Self.adjust)", "2,026, picker item, adjustable. \(Self.adjust)",
            "9 o’clock, picker item, adjustable. \(Self.adjust)",
            "41 minutes, picker item, adjustable. \(Self.adjust)",
            "AM, picker item, adjustable. \(Self.adjust)",
          ].map { $0.replacing("2,026", with: "2026") })
      screen.ask(.increment(screen.stops[1].id))
      #expect(screen.stops[1].value == "December")
      screen.ask(.increment(screen.stops[6].id))
      #expect(screen.stops[6].value == "PM")
    }
  }

  @Test("A picker of many dates is a month whose days are down while they are chosen")
  func many() throws {
    let screen = Screen { Holidays() }
    #expect(screen.labels.prefix(2) == ["Holidays", "Show year picker"])
    #expect(screen.element("Saturday, November 21")?.traits.contains(.selected) == true)
    screen.activate("Sunday, November 22")
    screen.activate("Saturday, November 21")
    #expect(screen.element("Sunday, November 22")?.traits.contains(.selected) == true)
    #expect(screen.element("Saturday, November 21")?.traits.contains(.selected) == false)
  }
}

/// What holds others under a label.
@MainActor
private func group(_ label: String, _ screen: Screen) -> AccessibilityElement? {
  let tree = screen.host.tree
  guard let root = tree.root else { return nil }
  return tree.subtree(of: root).compactMap { tree[$0] }.first { $0.label?.string == label && !$0.isStop }
}

private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41) throws -> Date
{
  let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  return try #require(Calendar(identifier: .gregorian).date(from: parts))
}

private struct Birthday: View {
  @State private var date =
    Calendar(identifier: .gregorian).date(
      from: DateComponents(year: 2026, month: 11, day: 21, hour: 9, minute: 41)) ?? Date()

  var body: some View { DatePicker("Birthday", selection: $date) }
}

private struct Holidays: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 21)]

  var body: some View { MultiDatePicker("Holidays", selection: $days) }
}
