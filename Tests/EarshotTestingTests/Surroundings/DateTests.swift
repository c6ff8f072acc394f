import EarshotTesting
import Foundation
import SwiftUI
import Testing
import VoiceOverEngine

/// Today's date, and what is left of a day.
private struct Today: View {
  @State private var chosen = Date.now

  var body: some View {
    VStack {
      Text(Date.now, format: .dateTime.weekday(.wide).day().month(.wide))
      TimelineView(.periodic(from: .now, by: 60)) { context in
        Text(context.date, format: .dateTime.hour().minute())
      }
      DatePicker("Pick-up", selection: $chosen, displayedComponents: .date)
    }
  }
}

@Suite("The date of an app in a test", .timeLimit(.minutes(10)))
@MainActor
struct DateTests {
  @Test("Dates, timelines and date pickers begin at the same instant on every machine, and go on")
  func usual() async throws {
    try await hosting(Today()) { screen in
      let shown = screen.tree.stops.compactMap { screen.tree[$0] }
      let words = shown.flatMap { [$0.label, $0.value] }.compactMap { $0?.string }.joined(separator: "; ")
      #expect(words.contains("Tuesday, June 9"), "\(words)")
      #expect(words.contains("9:41"), "\(words)")
      #expect(words.contains("Jun 9, 2026"), "\(words)")
      try await screen.advance(by: .seconds(60))
      let times = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(times.contains { $0.hasPrefix("9:42") }, "\(times)")
    }
  }

  @Test("A test chooses the date, and the language writes it")
  func chosen() async throws {
    var device = LaunchOptions(language: "de")
    device.date = "2026-12-24T18:00"
    try await hosting(Today(), environment: device) { screen in
      let words = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(words.contains("Donnerstag, 24. Dezember"), "\(words)")
      try await screen.voiceOver.send(.touch(at: Point(x: 40, y: 20)))
      #expect(screen.lastHeard == ["18:00, Element der Statusleiste"])
    }
  }

  @Test("What is no date is refused in one line")
  func wrong() async {
    let error = await #expect(throws: ScreenError.self) {
      try await hosting(Today(), environment: LaunchOptions(date: "Christmas")) { _ in }
    }
    #expect(
      error?.message
        == #"Christmas is no date from 1900 to 2199. Write LaunchOptions(date: "2026-12-24T18:00"), or "now"."#
    )
  }
}
