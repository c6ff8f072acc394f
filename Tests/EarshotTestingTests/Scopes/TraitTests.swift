import EarshotTesting
import SwiftUI
import Testing

@Suite(
  "Traits of tests", .accessibility(rules: ["switch.order": "state, role"]), .timeLimit(.minutes(10)))
@MainActor
struct TraitTests {
  @Test(
    "A suite's choices hold in its tests, and what the test itself says comes on top",
    .accessibility(dialect: .macOS))
  func nested() async throws {
    try await hosting(Button("Pay") {}) { screen in
      try await screen.advance(by: .seconds(3))
      #expect(screen.heard.last?.contains("Control-Option-Space") == true)
    }
    #expect(AccessibilityScope.current.rules.byName == ["switch.order": "state, role"])
  }

  @Test("A call's own choice counts more than the trait's")
  func call() async throws {
    try await hosting(Toggle("Airplane", isOn: .constant(true))) { screen in
      #expect(screen.heard == ["Airplane, on, switch button"])
    }
    try await hosting(Toggle("Airplane", isOn: .constant(true)), rules: [:]) { screen in
      #expect(screen.heard == ["Airplane, switch button, on"])
    }
  }

  @Test(
    "A device is named in one expression with all that the person set", .accessibility(environment: .tablet))
  func environment() async throws {
    try await hosting(Settings()) { screen in
      #expect(screen.heard.first == "dark, accessibility3, rightToLeft")
      #expect(screen.tree.order.direction == .rightToLeft)
    }
    #expect(throws: ScreenError.self) { try LaunchOptions.device("iFone") }
    do throws(ScreenError) {
      _ = try LaunchOptions.device("iFone 16")
    } catch {
      #expect(error.message.hasPrefix("No device iFone 16. Nearest: iPhone 16"))
    }
    let german = try LaunchOptions.device(language: "de")
    #expect(german.locale == "de" && german.speechLanguage == "de")
    let lying = try LaunchOptions.device(isLandscape: true)
    #expect(lying.screenSize.width > lying.screenSize.height)
  }

  @Test("Every text size, language and technology is an argument", arguments: Screen.TextSize.allCases)
  func sizes(size: Screen.TextSize) async throws {
    try await hosting(Settings(), environment: .device(textSize: size)) { screen in
      #expect(screen.heard.first == "light, \(size.rawValue), leftToRight")
    }
  }

  @Test("A test's trait decides whether a transcript is written anew", .transcripts(record: false))
  func compares() async throws {
    try await withKnownIssue {
      try await hosting(Counter()) { try await $0.expectTranscript("Counter: nothing") }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("What is heard differs from the transcript here") }
    }
  }

  @Test("Recording by a trait writes the transcript and fails the test", .transcripts(record: true))
  func records() async throws {
    let file = try TemporaryTest()
    try await withKnownIssue {
      try await hosting(Counter()) { screen in
        try await screen.expectTranscript(named: "Counter", filePath: file.path)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded ") }
    }
    #expect(try file.stored("Counter").hasPrefix("Counter: 2 stops"))
  }
}

extension LaunchOptions {
  /// A tablet of somebody who reads from right to left, in the dark.
  fileprivate static var tablet: LaunchOptions {
    let options = try? LaunchOptions.device(
      "iPad", textSize: .accessibility3, direction: .rightToLeft, appearance: .dark,
      settings: [.boldText: true])
    return options ?? LaunchOptions()
  }
}

/// Tells what it finds in its environment.
private struct Settings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: "\(scheme), \(size), \(direction)")
  }
}
