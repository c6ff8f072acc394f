import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Presentation")
struct PresentationTests {
  @Test("A sheet keeps everything beneath it out of reach until it is closed")
  func sheet() {
    let screen = Screen { SheetOwner() }
    #expect(screen.labels == ["Closed 0", "Open"])
    screen.activate("Open")
    #expect(screen.labels == ["Inside", "Done", exit])
    screen.activate("Done")
    #expect(screen.labels == ["Closed 1", "Open"])
    screen.activate("Open")
    screen.activate(exit)
    #expect(screen.labels == ["Closed 2", "Open"])
  }

  @Test("The escape gesture closes a sheet")
  func escape() {
    let screen = Screen { SheetOwner() }
    screen.activate("Open")
    #expect(screen.request(.escape(screen.element("Inside")?.id)) != .declined)
    #expect(screen.labels == ["Closed 1", "Open"])
  }

  @Test("State of the presented view lasts while it is shown and begins anew the next time")
  func state() {
    let screen = Screen { SheetOwner() }
    screen.activate("Open")
    screen.activate("Inside")
    #expect(screen.labels == ["Inside pressed", "Done", exit])
    screen.activate("Done")
    screen.activate("Open")
    #expect(screen.labels == ["Inside", "Done", exit])
  }

  @Test("An alert has its title, its message and its buttons as stops; each button closes it")
  func alert() {
    let screen = Screen { AlertOwner() }
    screen.activate("Delete…")
    #expect(screen.labels == ["Delete the dog?", "This cannot be undone.", "Cancel", "Delete"])
    screen.activate("Delete")
    #expect(screen.labels == ["deleted", "Delete…"])
  }

  @Test("An item's sheet follows the item")
  func item() {
    let screen = Screen { ItemOwner() }
    screen.activate("Show b")
    #expect(screen.labels == ["Item b", exit])
  }

  @Test("A change of screen is told when something is presented")
  func notification() {
    let screen = Screen { SheetOwner() }
    _ = screen.host.takeEvents()
    guard let id = screen.element("Open")?.id else { return }
    screen.host.perform(Request(id: .init(rawValue: 7), version: screen.host.version, kind: .activate(id)))
    #expect(screen.host.takeEvents().contains(.notification(.screenChanged(.none))))
  }
}

private let exit = "Double tap to dismiss pop-up window"

private struct SheetOwner: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Text("Closed \(count)")
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: countClosing) { SheetContent() }
  }

  private func countClosing() { count += 1 }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPressed = false

  var body: some View {
    Button(isPressed ? "Inside pressed" : "Inside") { isPressed = true }
    Button("Done") { dismiss() }
  }
}

private struct AlertOwner: View {
  @State private var isAsking = false
  @State private var state = "there"

  var body: some View {
    Text(state)
    Button("Delete…", action: ask)
      .alert(
        "Delete the dog?", isPresented: $isAsking, actions: { buttons },
        message: { Text("This cannot be undone.") })
  }

  private func ask() { isAsking = true }

  @ViewBuilder private var buttons: some View {
    Button("Delete", role: .destructive) { state = "deleted" }
    Button("Cancel", role: .cancel) {}
  }
}

private struct Letter: Identifiable {
  let id: String
}

private struct ItemOwner: View {
  @State private var letter: Letter?

  var body: some View {
    ForEach(["a", "b"], id: \.self) { name in
      Button("Show \(name)") { letter = Letter(id: name) }
    }
    .sheet(item: $letter) { Text("Item \($0.id)") }
  }
}
