import AccessibilityModel
import EarshotTesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Apps and their windows", .timeLimit(.minutes(10)))
struct SceneTests {
  @Test("The first scene with a window is shown; settings and menus are not heard")
  func scenes() async throws {
    try await hosting(KennelApp()) { screen in
      #expect(screen.heard == ["Three dogs, active, en_GB"])
    }
  }

  @Test("The phase of the scene follows the app to the background and back")
  func phases() async throws {
    struct Timer: View {
      @Environment(\.scenePhase) private var phase
      @State private var phases: [String] = []

      var body: some View {
        Text(phases.joined(separator: " ") + (phase == .active ? "." : "…"))
          .onChange(of: phase) { old, new in phases.append("\(old)-\(new)") }
      }
    }
    try await hosting(Timer()) { screen in
      #expect(screen.heard == ["."])
      try await screen.device.enterBackgroundAndReturn()
      let label = screen.focused?.label?.string
      #expect(label == "active-inactive inactive-background background-inactive inactive-active.")
    }
  }

  @Test("8.3 1.3.4: a screen that is turned keeps what can be met, and the cursor")
  func turned() async throws {
    let page = NavigationStack {
      List {
        Text("Bailey")
        Button("Adopt") {}
      }
      .navigationTitle("Dogs")
    }
    try await hosting(page) { screen in
      let upright = try await screen.tour().stops.map(\.utterance.text)
      try await screen.focus("Adopt")
      let followed = try await screen.device.rotate(to: .landscapeLeft)
      #expect(followed)
      #expect(screen.focused?.label == "Adopt")
      #expect(screen.tree.screenSize?.width ?? 0 > screen.tree.screenSize?.height ?? 0)
      let lying = try await screen.tour().stops.map(\.utterance.text)
      #expect(lying == upright)
      #expect(lying.contains("Bailey") && lying.contains("Adopt, button"))
    }
  }

  @Test("A window for a value begins without one and keeps what is chosen")
  func value() {
    let screen = Screen { AppView(app: ValueApp()) }
    #expect(screen.labels == ["none"])
    screen.activate("none")
    #expect(screen.labels == ["Rex"])
  }

  @Test("The delegate of the app is made once, hears that the app started, and is the application's")
  func delegate() async throws {
    try await hosting(DelegateApp()) { screen in
      #expect(screen.heard == ["started 1, same true, button"])
      try await screen.voiceOver.doubleTap()
      #expect(try screen.element(named: "started 1, same true").label != nil)
    }
  }

  @Test("Opening a window on a device that has one is told")
  func windows() async throws {
    try await hosting(Opening()) { screen in
      try await screen.activate("Notes")
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "The app opens the window notes. A device that is held shows one window; nothing opens."
        ])
    }
  }
}

private struct KennelApp: App {
  @State private var count = 3

  var body: some Scene {
    Settings { Text("Settings") }
    WindowGroup("Kennel") { Kennel() }
      .commands {
        CommandMenu("Dogs") { Button("Feed") {} }
        CommandGroup(replacing: .help) { Button("Help") {} }
      }
      .defaultSize(width: 400, height: 300)
      .environment(\.locale, Locale(identifier: "en_GB"))
    WindowGroup(id: "second") { Text("Second") }
  }
}

private struct Kennel: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.locale) private var locale

  var body: some View {
    Text("Three dogs, \(phase == .active ? "active" : "away"), \(locale.identifier)")
      .keyboardShortcut(.defaultAction)
      .ignoresSafeArea()
      .statusBarHidden()
      .sensoryFeedback(.impact(weight: .heavy), trigger: 1)
  }
}

private struct ValueApp: App {
  var body: some Scene {
    WindowGroup(for: String.self) { $name in
      Button(name ?? "none") { name = "Rex" }
    }
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  var starts = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    starts += 1
    return true
  }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      let isSame = UIApplication.shared.delegate === delegate
      Button("started \(delegate.starts), same \(isSame ? "true" : "false")") {}
    }
  }
}

private struct Opening: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Notes") { openWindow(id: "notes") }
  }
}

extension AccessibilityTree {
  /// The size of the whole screen.
  fileprivate var screenSize: Size? { root.flatMap { self[$0]?.frame.size } }
}
