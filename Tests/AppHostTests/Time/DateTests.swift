import AccessibilityModel
import Foundation
import Testing
import TreeFormat

@testable import AppHost

@Suite("The date at which an app begins", .serialized)
@MainActor
struct DateTests {
  private func found<Value>(_ options: LaunchOptions, _ read: () -> Value) -> Value {
    let app = RunningApp(environment: options)
    defer { app.clock.close() }
    return app.withApp(read)
  }

  @Test("An app begins at the same date on every machine, at 9:41 in its own time zone")
  func usual() {
    let parts = found(LaunchOptions()) {
      Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: Date())
    }
    #expect(parts.year == 2026 && parts.month == 6 && parts.day == 9 && parts.weekday == 3)
    #expect(parts.hour == 9 && parts.minute == 41 && parts.second == 0)
  }

  @Test("Dates, calendars and formats of an app begin at the date that was chosen, and go on from there")
  func chosen() throws {
    let app = RunningApp(environment: LaunchOptions(date: "2026-12-24T18:00"))
    defer { app.clock.close() }
    #expect(
      app.withApp { Date.now.formatted(date: .abbreviated, time: .shortened) }
        == "Dec 24, 2026 at 6:00\u{202F}PM")
    let christmas = try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 12, day: 24)))
    #expect(app.withApp { Calendar.current.isDateInToday(christmas) })
    _ = app.clock.run(until: .start.advanced(by: .seconds(6 * 3600)))
    #expect(app.withApp { Date.now.formatted(date: .abbreviated, time: .omitted) } == "Dec 25, 2026")
  }

  @Test("A date with an offset is the same instant in every time zone")
  func offsets() {
    let noon = Date(timeIntervalSince1970: 1_798_135_200)
    for text in ["2026-12-24T18:00Z", "2026-12-24T20:00+02:00", "2026-12-24 13:00:00-0500"] {
      #expect(found(LaunchOptions(date: text)) { Date() } == noon, "\(text)")
    }
  }

  @Test("The real time is there for those who ask for it")
  func present() {
    let begin = Date()
    #expect(found(LaunchOptions(date: "now")) { Date() }.timeIntervalSince(begin).magnitude < 60)
  }

  @Test(
    "What is no date is told from one",
    arguments: [
      "", "tomorrow", "2026-02-30", "2026-13-01", "2026-12-24T25:00", "2026-12-24T18:61", "1600-01-01",
      "2026-12-24T18", "2026-12-24Z", "24.12.2026", "2026-12-24T18:00+99:00", "９９９９-12-24",
    ])
  func wrong(text: String) {
    #expect(LaunchOptions.nanoseconds(of: text) == nil)
    #expect(!LaunchOptions(date: text).hasDate)
  }

  @Test("A message that launches an app carries the date")
  func message() throws {
    let sent = SessionMessage.launch(previewIndex: 0, LaunchOptions(date: "2026-12-24T18:00Z"))
    var decoder = SessionMessageDecoder()
    decoder.append(sent.encoded())
    #expect(try decoder.next() == sent)
    let document = EncodedSessionV1([], options: LaunchOptions(date: "now"))
    #expect(try EncodedSessionV1(document.text).options() == LaunchOptions(date: "now"))
  }
}
