import EarshotTesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Scenes and commands that are put together", .timeLimit(.minutes(10)))
struct CommandTests {
  @Test("FK9: commands stand before, behind and in place of the system's, and some are there on a condition")
  func builder() async throws {
    try await hosting(Conditional(isExpert: true)) { screen in
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(
        shortcuts == [
          "Open: Command O", "Close: Command W", "Help: Command H", "Trace: Command T", "Simple: Command S",
        ])
    }
    try await hosting(Conditional(isExpert: false)) { screen in
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(
        shortcuts == [
          "Open: Command O", "Close: Command W", "Help: Command H", "Basic: Command B",
        ])
    }
  }

  @Test("FK9: the commands of a scene are taken away")
  func removed() async throws {
    try await hosting(Bare()) { screen in
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(shortcuts == [])
    }
  }

  @Test("Scenes that a function puts together are shown from the first with a window")
  func scenes() {
    let screen = Screen { AppView(app: Several(isRich: true)) }
    #expect(screen.labels == ["First"])
    let other = Screen { AppView(app: Several(isRich: false)) }
    #expect(other.labels == ["Second"])
  }

  @Test("Closing the only window, and asking to be rated, is told", arguments: WindowRequest.Kind.allCases)
  func told(kind: WindowRequest.Kind) async throws {
    try await hosting(WindowRequest(kind: kind)) { screen in
      try await screen.activate("Go")
      #expect(await screen.takeDiagnostics().map(\.message) == [kind.message])
    }
  }
}

struct WindowRequest: View {
  enum Kind: CaseIterable, Sendable {
    case window, named, opening, review

    var message: String {
      switch self {
      case .window: "The app closes its only window, which stays."
      case .named: "The app closes the window notes, which is not open."
      case .opening:
        "The app opens the window for Rex. A device that is held shows one window; nothing opens."
      case .review: "The app asks to be rated. There is no shop here; nothing is shown."
      }
    }
  }

  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @Environment(\.requestReview) private var requestReview: RequestReviewAction
  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  var body: some View {
    Button("Go") {
      switch kind {
      case .window: dismissWindow()
      case .named: dismissWindow(id: "notes")
      case .opening: openWindow(value: "Rex")
      case .review: requestReview()
      }
    }
  }
}

private struct Conditional: App {
  let isExpert: Bool

  init() { self.init(isExpert: false) }
  init(isExpert: Bool) { self.isExpert = isExpert }

  @CommandsBuilder private var menus: some Commands {
    EmptyCommands()
    CommandGroup(before: CommandGroupPlacement.newItem) { Button("Open") {}.keyboardShortcut("o") }
    CommandGroup(after: .saveItem) { Button("Close") {}.keyboardShortcut("w") }
    CommandGroup(replacing: .help) { Button("Help") {}.keyboardShortcut("h") }
    if isExpert {
      CommandMenu("Expert") { Button("Trace") {}.keyboardShortcut("t") }
    } else {
      CommandMenu("Basic") { Button("Basic") {}.keyboardShortcut("b") }
    }
    if isExpert { CommandMenu("More") { Button("Simple") {}.keyboardShortcut("s") } }
  }

  var body: some Scene {
    WindowGroup { Text("Dogs") }.commands { menus }
  }
}

private struct Bare: App {
  var body: some Scene {
    WindowGroup { Text("Dogs") }
      .commands { CommandMenu("Files") { Button("Import") {}.keyboardShortcut("i") } }
      .commandsRemoved()
  }
}

private struct Several: App {
  let isRich: Bool

  init() { self.init(isRich: false) }
  init(isRich: Bool) { self.isRich = isRich }

  var body: some Scene { windows }

  @SceneBuilder private var windows: some Scene {
    if isRich { WindowGroup { Text("First") } }
    Window("Second", id: "second") { Text("Second") }
  }
}
