import AccessibilityModel
import Foundation
import Testing
import TreeFormat

@testable import AppHost

@Suite("The person's language and region in an app", .serialized)
@MainActor
struct RegionTests {
  private func found<Value>(_ locale: String, _ read: () -> Value) -> Value {
    let app = RunningApp(environment: LaunchOptions(locale: locale))
    defer { app.clock.close() }
    return app.withApp(read)
  }

  @Test(
    "Prices, numbers, dates and weeks are as the person has set them",
    arguments: [
      ("en-US", "en_US", "$3.50", "1,234.5", 1), ("de-DE", "de_DE", "3,50\u{A0}$", "1.234,5", 2),
      ("en-GB", "en_GB", "US$3.50", "1,234.5", 2),
    ])
  func formats(tag: String, identifier: String, price: String, number: String, weekday: Int) {
    #expect(found(tag) { Locale.current.identifier } == identifier)
    #expect(found(tag) { Locale.autoupdatingCurrent.identifier } == identifier)
    #expect(found(tag) { 3.5.formatted(.currency(code: "USD")) } == price)
    #expect(found(tag) { 1234.5.formatted() } == number)
    #expect(found(tag) { Calendar.current.firstWeekday } == weekday)
    #expect(found(tag) { Calendar.current.locale?.identifier } == identifier)
    #expect(found(tag) { Locale.preferredLanguages } == [tag])
  }

  @Test("Formatters of the older kind follow too")
  func formatters() {
    let price = found("en-US") {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return formatter.string(from: 3.5)
    }
    #expect(price == "$3.50")
    let day = found("de-DE") {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      formatter.timeZone = .gmt
      return formatter.string(from: Date(timeIntervalSince1970: 0))
    }
    #expect(day == "01.01.1970")
  }

  @Test("A person who changes the language is followed, and code outside of an app is left alone")
  func change() {
    let outside = Locale.current.identifier
    let app = RunningApp()
    defer { app.clock.close() }
    #expect(app.withApp { Locale.current.identifier } == "en_US")
    app.environment.locale = "fr-FR"
    #expect(app.withApp { Locale.current.identifier } == "fr_FR")
    #expect(Locale.current.identifier == outside)
  }

  @Test("A thousand reads give a thousand values that can be kept")
  func memory() {
    let kept = found("sv-SE") { (0..<1_000).map { _ in (Locale.current, Calendar.current) } }
    #expect(kept.allSatisfy { $0.0.identifier == "sv_SE" && $0.1.firstWeekday == 2 })
  }
}
