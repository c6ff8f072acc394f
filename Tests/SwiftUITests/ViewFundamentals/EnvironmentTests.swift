import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  @Test("A value of the environment reaches views inside and no others")
  func reaches() {
    let screen = Screen {
      Reading().environment(\.depth, 3)
      Reading()
    }
    #expect(screen.labels == ["Depth 3", "Depth 0"])
  }

  @Test("A changed value evaluates the views that read the environment, and keeps their state")
  func changes() {
    let screen = Screen { Deepening() }
    #expect(screen.labels == ["Depth 1", "Deeper"])
    screen.activate("Deeper")
    #expect(screen.labels == ["Depth 2", "Deeper"])
  }

  @Test("A value that traits of UIKit tell is read from them, where no view around set one")
  func bridgedTraits() {
    let screen = Screen {
      PhoneReading()
      PhoneReading().environment(\.phone, "set")
    }
    #expect(screen.labels == ["phone", "set"])
  }

  @Test("A transformation sees what the views around have set")
  func transforms() {
    let screen = Screen {
      Reading().transformEnvironment(\.depth) { $0 += 1 }.environment(\.depth, 4)
    }
    #expect(screen.labels == ["Depth 5"])
  }

  @Test("Accessibility settings are in the environment as UIKit tells them, and their change is taken in")
  func accessibilitySettings() {
    let screen = Screen { Needs() }
    #expect(screen.labels == ["VoiceOver"])
    for setting in [AccessibilitySetting.reduceMotion, .buttonShapes, .darkerSystemColors, .boldText] {
      screen.host.turn(setting, on: true)
    }
    screen.host.settle()
    #expect(screen.labels == ["VoiceOver, still, shapes, contrast, bold"])
    screen.host.turn(.voiceOver, on: false)
    screen.host.turn(.reduceMotion, on: false)
    screen.host.settle()
    #expect(screen.labels == ["shapes, contrast, bold"])
  }

  @Test("The person's settings are in the environment, and their change is taken in")
  func device() {
    let screen = Screen(LaunchOptions(textSize: "accessibility2", colorScheme: .dark)) { Settings() }
    #expect(screen.labels == ["accessibility2 dark leftToRight"])
    screen.host.environment.layoutDirection = .rightToLeft
    screen.host.settle()
    #expect(screen.labels == ["accessibility2 dark rightToLeft"])
  }

  @Test("A modifier of the app's own keeps state and wraps its content")
  func customModifier() {
    let screen = Screen { Text("Inside").modifier(Tagged()) }
    #expect(screen.labels == ["Inside", "Tag 0"])
    screen.activate("Tag 0")
    #expect(screen.labels == ["Inside", "Tag 1"])
  }
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Reading: View {
  @Environment(\.depth) private var depth

  var body: some View { Text("Depth \(depth)") }
}

private struct Deepening: View {
  @State private var depth = 1

  var body: some View {
    Reading().environment(\.depth, depth)
    Button("Deeper") { depth += 1 }
  }
}

private struct Settings: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text("\("\(size)") \("\(scheme)") \("\(direction)")") }
}

private struct Tagged: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("Tag \(count)") { count += 1 }
  }
}

private struct Needs: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isHeard
  @Environment(\.accessibilityReduceMotion) private var isStill
  @Environment(\.accessibilityShowButtonShapes) private var hasShapes
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    let needs: [(Bool, String)] = [
      (isHeard, "VoiceOver"), (isStill, "still"), (hasShapes, "shapes"), (contrast == .increased, "contrast"),
      (weight == .bold, "bold"),
    ]
    Text(verbatim: needs.filter(\.0).map(\.1).joined(separator: ", "))
  }
}

private struct Phone: UITraitBridgedEnvironmentKey {
  static let defaultValue = "default"

  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection.userInterfaceIdiom == .phone ? "phone" : "other"
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {}
}

extension EnvironmentValues {
  fileprivate var phone: String {
    get { self[Phone.self] }
    set { self[Phone.self] = newValue }
  }
}

private struct PhoneReading: View {
  @Environment(\.phone) private var phone
  var body: some View { Text(phone) }
}
