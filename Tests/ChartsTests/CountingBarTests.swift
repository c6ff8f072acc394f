import Charts
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Bars with one value", .timeLimit(.minutes(10)))
struct CountingBarTests {
  @Test("A bar that has a place and no length is heard by its place")
  func places() async throws {
    let chart = Chart {
      BarMark(x: .value("Day", "Monday"))
      BarMark(y: .value("Dog", "Bailey"))
    }
    try await hosting(chart) { screen in
      let labels = try await screen.tour().stops.map(\.utterance.text)
      #expect(labels == ["Day, Monday", "Dog, Bailey"])
    }
  }
}
