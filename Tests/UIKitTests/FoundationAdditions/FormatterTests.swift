import Foundation
import Testing
import UIKit

@Suite("Formatters of times, amounts and lists")
struct FormatterTests {
  @Test(
    "A distance in time is told in its largest unit",
    arguments: [
      (-10.0, "10 seconds ago", "10 seconds ago"), (-90, "1 minute ago", "1 minute ago"),
      (7200, "in 2 hours", "in 2 hours"), (-90000, "1 day ago", "yesterday"),
      (90000, "in 1 day", "tomorrow"), (0, "in 0 seconds", "now"), (-1_300_000, "2 weeks ago", "2 weeks ago"),
    ])
  func relative(seconds: Double, numeric: String, named: String) {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == named)
  }

  @Test("A distance in time is written in the style and language that are asked for")
  func relativeStyles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: -3)) == "3 mo. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "two hours ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(year: -2)) == "vor 2 Jahren")
  }

  @Test(
    "How long something takes is written in each style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.full, "1 hour, 2 minutes, 5 seconds"),
      (.spellOut, "one hour, two minutes, five seconds"), (.short, "1 hr, 2 min, 5 sec"),
      (.brief, "1hr 2min 5sec"), (.abbreviated, "1h 2m 5s"), (.positional, "1:02:05"),
    ])
  func components(style: DateComponentsFormatter.UnitsStyle, words: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3725) == words)
  }

  @Test("Units of which there are none are left out, shown or filled up as the app asks")
  func zeros() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 90) == "1:30")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 90) == "00:01:30")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3600) == "1 hour")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3725) == "About 1 hour remaining")
  }

  @Test("Months and years are counted by the calendar")
  func calendar() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: 86400 * 9) == "1 week, 2 days")
  }

  @Test("A measurement is written in the region's unit, or in its own")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    formatter.unitOptions = .providedUnit
    let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "5.25 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.unitStyle = .medium
    formatter.unitOptions = []
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 100, unit: UnitTemperature.celsius)) == "212°F")
    #expect(formatter.string(from: UnitLength.meters) == "m")
  }

  @Test("Things are listed as in a sentence")
  func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["Bailey", "Rex", "Luna"]) == "Bailey, Rex, and Luna")
    let formatter = ListFormatter()
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
  }
}
