import EarshotTesting
import SwiftUI
import Testing

/// Everything that is shown in front of a screen.
///
/// - Source: Behaviour 3.4
@MainActor
@Suite("What is heard of what is shown in front", .timeLimit(.minutes(10)))
struct PresentationStyleTests {
  @Test("An alert")
  func alert() async throws {
    let view = Text("Behind").alert("Delete Bailey?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    try await hosting(view) { try await $0.expectTranscript(named: "Alert") }
  }

  @Test("A confirmation dialog")
  func dialog() async throws {
    let view = Text("Behind").confirmationDialog(
      "Delete Bailey?", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {}
      Button("Keep") {}
    } message: {
      Text("This cannot be undone.")
    }
    try await hosting(view) { try await $0.expectTranscript(named: "Dialog") }
  }

  @Test("A sheet of two heights")
  func sheet() async throws {
    let view = Text("Behind").sheet(isPresented: .constant(true)) {
      Text("In the sheet").presentationDetents([.medium, .large])
    }
    try await hosting(view) { try await $0.expectTranscript(named: "Sheet") }
  }

  @Test("A cover of the whole screen")
  func cover() async throws {
    let view = Text("Behind").fullScreenCover(isPresented: .constant(true)) { Text("In the cover") }
    try await hosting(view) { try await $0.expectTranscript(named: "Cover") }
  }

  @Test("A popover")
  func popover() async throws {
    let view = Text("Behind").popover(isPresented: .constant(true)) { Text("In the popover") }
    try await hosting(view) { try await $0.expectTranscript(named: "Popover") }
  }
}
