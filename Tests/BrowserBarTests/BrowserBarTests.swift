import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@testable import BrowserBar

@Suite("Bars that stay small, with very large text", .timeLimit(.minutes(10)))
@MainActor
struct BrowserBarTests {
  private static let large = LaunchOptions(textSize: "accessibility3")

  @Test("L2: a standard bar shows each tab while a finger goes along it, and lifting selects the last")
  func tabs() async throws {
    let phone = PhoneTabs()
    try await hosting(phone, environment: Self.large) { screen in
      try await screen.drive(
        """
        press 40 800 0.6s
        expect large "Favorites"
        drag to 120 800
        expect large "Recents"
        drag to 200 800
        expect large "person.crop.circle"
        lift
        expect large nothing
        """)
      #expect(phone.selectedIndex == 2)
    }
  }

  @Test("L4: a bar of the app's own with the system's controls needs only be told so")
  func controls() async throws {
    let browser = BrowserController()
    try await hosting(browser, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "chevron.backward")
      #expect(screen.largeContentViewer.overlay?.picture?.sharpness == .sharp)
      try await screen.largeContentViewer.drag(onto: "weather.example")
      #expect(screen.largeContentViewer.overlay?.title == "weather.example")
      #expect(screen.largeContentViewer.overlay?.picture == nil)
      try await screen.largeContentViewer.drag(onto: "Share")
      #expect(screen.largeContentViewer.overlay?.title == "Share")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Share Weather" })
    }
  }

  @Test("L4: buttons of the app's own say what is shown, and its delegate does what lifting means")
  func buttons() async throws {
    try await hosting(RadioController(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Concerts", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Concerts")
      try await screen.largeContentViewer.drag(onto: "Weather")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "cloud")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Playing Weather" })
      try await screen.largeContentViewer.press(on: "Talk", for: .seconds(0.2))
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Playing Talk" })
    }
  }

  @Test("L6: lifting early or while Back is shown goes back; holding longer opens the history")
  func history() async throws {
    let browser = BrowserController()
    try await hosting(browser, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.3))
      try await screen.largeContentViewer.lift()
      #expect(browser.pages == ["Home", "News"])
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(1))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.largeContentViewer.lift()
      #expect(browser.pages == ["Home"])
    }
    let longer = BrowserController()
    try await hosting(longer, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(1))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.advance(by: .seconds(1))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "History" })
      #expect(longer.pages == ["Home", "News", "Weather"])
      try await screen.activate("Home")
      #expect(longer.pages == ["Home"])
    }
  }

  @Test("L6: how long Back is held for the history follows the text size when it changes")
  func durations() async throws {
    let browser = BrowserController()
    try await hosting(browser) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay == nil)
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "History" })
      try await screen.largeContentViewer.lift()
      try await screen.activate("News")
      #expect(browser.pages == ["Home", "News"])
      RunningApp.current.environment.textSize = "accessibility2"
      try await screen.advance(by: .zero)
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      #expect(!screen.tree.stops.contains { screen.tree[$0]?.label?.string == "History" })
      try await screen.largeContentViewer.lift()
      #expect(browser.pages == ["Home"])
    }
  }
}
