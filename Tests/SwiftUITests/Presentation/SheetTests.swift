import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Sheets and popovers", .timeLimit(.minutes(10)))
struct SheetTests {
  private let exit = "Double tap to dismiss pop-up window"

  @Test("What is presented is met first, nothing beneath can be reached, and its end leads to the first stop")
  func focus() async throws {
    try await hosting(Helping()) { screen in
      try await screen.activate("Help")
      #expect(screen.lastHeard.last == "Feed the dogs")
      #expect(throws: ScreenError.self) { try screen.element(named: "Three dogs") }
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Double tap to dismiss pop-up window, button"])
      try await screen.escape()
      #expect(screen.lastHeard.last == "Three dogs")
    }
  }

  @Test("FK8: the ring of Full Keyboard Access enters a sheet at its beginning, wherever it was")
  func ring() async throws {
    try await hosting(Renaming()) { screen in
      try await screen.keyboard.press("shift-tab")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Rename")
      try await screen.keyboard.press("space")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Close")
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Bailey")
    }
  }

  @Test("Where the choice is made, the cursor returns to where it was")
  func returning() async throws {
    try await hosting(Helping(returns: true)) { screen in
      try await screen.activate("Help")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Help, button")
    }
  }

  @Test("The grabber tells the height of a card, and changes it")
  func grabber() async throws {
    try await hosting(Resizing()) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Card controller, half screen, button")
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "full screen")
      try await screen.focus("at large")
      #expect(screen.lastHeard == ["at large"])
    }
  }

  @Test("A card of one height has a grabber where it is wanted, and none where it is not")
  func indicator() {
    #expect(Screen { Card(indicator: .visible) }.labels == ["Card controller", "Words", exit])
    #expect(Screen { Card(indicator: .automatic) }.labels == ["Words", exit])
    let half = Screen { Card(indicator: .visible, detents: [.fraction(0.25), .custom(Third.self)]) }
    #expect(half.element("Card controller")?.value?.string == "25 percent of screen")
    half.activate("Card controller")
    #expect(half.element("Card controller")?.value?.string == "33 percent of screen")
    #expect(Screen { Card(indicator: .hidden, detents: [.medium, .large]) }.labels == ["Words", exit])
  }

  @Test("A card that leaves what is beneath usable leaves it in reach")
  func interaction() {
    let screen = Screen { Undimmed() }
    #expect(screen.labels.sorted() == ["Beneath", "Card controller", "Words"])
    screen.activate("Card controller")
    #expect(screen.labels == ["Card controller", "Words", exit])
  }

  @Test("What is held is not left by the escape gesture, and has no way out beside it")
  func held() async throws {
    try await hosting(Holding()) { screen in
      try await screen.activate("Open")
      #expect(try screen.element(named: "Draft").label == "Draft")
      #expect(throws: ScreenError.self) { try screen.element(named: exit) }
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      try await screen.activate("Save")
      #expect(try screen.element(named: "presented: false").label == "presented: false")
    }
  }

  @Test("A cover has no way out beside it, and the escape gesture leaves it")
  func cover() {
    let screen = Screen { Covering() }
    screen.activate("Open")
    #expect(screen.labels == ["Inside"])
    screen.request(.escape(screen.element("Inside")?.id))
    #expect(screen.labels == ["Open", "closed"])
  }

  @Test("A bubble is a card on a telephone, unless it is wanted as it is")
  func popover() throws {
    let card = Screen { Bubble(adaptation: .automatic) }
    card.activate("Open")
    #expect(card.labels == ["In the bubble", exit])
    #expect(try #require(card.element(exit)).frame.size.height > 700)
    let bubble = Screen { Bubble(adaptation: .popover) }
    let button = try #require(bubble.element("Open")).frame
    bubble.activate("Open")
    #expect(bubble.labels == ["In the bubble", exit])
    let words = try #require(bubble.element("In the bubble")).frame
    #expect(words.minY >= button.maxY && words.minY < button.maxY + 60)
    bubble.activate(exit)
    #expect(bubble.labels == ["Open"])
  }

  @Test("An inspector is a column where there is room, else a card")
  func inspector() throws {
    let narrow = Screen { Inspecting() }
    narrow.activate("Inspect")
    #expect(narrow.labels == ["Details", exit])
    let pad = try #require(Device(named: "iPad Pro 11-inch"))
    let wide = Screen(LaunchOptions(device: pad, orientation: .landscapeLeft)) { Inspecting() }
    wide.activate("Inspect")
    #expect(wide.labels == ["Inspect", "Details"])
  }

  @Test("A stack in a sheet goes back before the sheet is left")
  func stack() async throws {
    try await hosting(StackInSheet()) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Settings, heading")
      try await screen.activate("Sounds")
      #expect(screen.lastHeard.last == "Loud")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Settings, heading")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Open, button")
    }
  }
}

private enum Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Helping: View {
  var returns = false
  @State private var isOpen = false

  var body: some View {
    var policy = ControlPolicy.standard
    policy.focusAfterDismissal = returns ? .returned : .first
    return VStack {
      Text("Three dogs")
      Button("Help") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Text("Feed the dogs") }
    .environment(\.controlPolicy, policy)
  }
}

private struct Resizing: View {
  @State private var isOpen = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text(detent == .medium ? "at medium" : "at large")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationCornerRadius(20)
      }
  }
}

private struct Renaming: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Feed") {}
      Spacer()
      Button("Rename") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Button("Close") { isOpen = false }
        Button("Bailey") {}
        Spacer()
        Button("Layla") {}
      }
    }
  }
}

private struct Card: View {
  let indicator: Visibility
  var detents: Set<PresentationDetent> = [.height(300)]

  var body: some View {
    Text("Beneath").sheet(isPresented: .constant(true)) {
      Text("Words").presentationDetents(detents).presentationDragIndicator(indicator)
    }
  }
}

private struct Undimmed: View {
  var body: some View {
    Text("Beneath").sheet(isPresented: .constant(true)) {
      Text("Words")
        .presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
  }
}

private struct Holding: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Presence()
    }
    .sheet(isPresented: $isOpen) { HeldDraft() }
  }
}

private struct Presence: View {
  @Environment(\.presentationMode) private var mode

  var body: some View { Text("presented: \(mode.wrappedValue.isPresented ? "true" : "false")") }
}

private struct HeldDraft: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Text("Draft")
      Presence()
      Button("Save") { mode.wrappedValue.dismiss() }
    }
    .interactiveDismissDisabled()
  }
}

private struct Covering: View {
  @State private var isOpen = false
  @State private var state = "never opened"

  var body: some View {
    Button("Open") { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) {
        state = "closed"
      } content: {
        Text("Inside")
      }
    Text(state)
  }
}

private struct Bubble: View {
  let adaptation: PresentationAdaptation
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .popover(isPresented: $isOpen, arrowEdge: .top) {
        Text("In the bubble").presentationCompactAdaptation(adaptation)
      }
  }
}

private struct Inspecting: View {
  @State private var isOpen = false

  var body: some View {
    Button("Inspect") { isOpen = true }.inspector(isPresented: $isOpen) { Text("Details") }
  }
}

private struct StackInSheet: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        NavigationStack {
          NavigationLink("Sounds") { Text("Loud").navigationTitle("Sounds") }
            .navigationTitle("Settings")
        }
      }
  }
}
