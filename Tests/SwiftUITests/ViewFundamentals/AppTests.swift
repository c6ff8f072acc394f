import Testing

@testable import SwiftUI

@MainActor
@Suite("Apps")
struct AppTests {
  @Test("An app shows its first window, and its state lasts")
  func window() {
    let screen = Screen { AppView(app: CountingApp()) }
    #expect(screen.labels == ["Count 0"])
    screen.activate("Count 0")
    #expect(screen.labels == ["Count 1"])
  }
}

private struct CountingApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Button("Count \(count)") { count += 1 }
    }
  }
}
