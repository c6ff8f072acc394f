import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("A magnified screen in a test", .timeLimit(.minutes(10)))
struct MagnifyingTests {
  private struct Rows: View {
    var body: some View {
      List(0..<50, id: \.self) { row in Text(verbatim: "Row \(row)") }
    }
  }

  @Test("Z19: panning shows other parts of the screen and never scrolls the app")
  func panning() async throws {
    try await hosting(Rows()) { screen in
      let before = try screen.element(named: "Row 3").frame
      try await screen.zoom.send(.toggle)
      #expect(await screen.zoom.magnification?.level == 2)
      for distance in [-300.0, 900, -2_000] { try await screen.zoom.send(.pan(x: 0, y: distance)) }
      #expect(try screen.element(named: "Row 3").frame == before)
      #expect(await screen.zoom.magnification?.visible.maxY == 852)
    }
  }

  @Test("Z19: what is seen follows the cursor, unless that is turned off")
  func following() async throws {
    try await hosting(Rows()) { screen in
      try await screen.zoom.send(.toggle)
      try await screen.voiceOver.flickRight(times: 12)
      let row = try screen.element(named: "Row 12").frame
      let seen = try #require(await screen.zoom.magnification?.visible)
      #expect(row.minY >= seen.minY && row.maxY <= seen.maxY)
    }
    try await hosting(Rows()) { screen in
      var settings = ZoomSettings()
      settings.followsFocus = false
      try await screen.zoom.turnOn(settings)
      try await screen.zoom.send(.toggle)
      let before = await screen.zoom.magnification
      try await screen.voiceOver.flickRight(times: 14)
      #expect(await screen.zoom.magnification == before)
    }
  }
}
