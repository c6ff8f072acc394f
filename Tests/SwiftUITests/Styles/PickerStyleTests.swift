import EarshotTesting
import SwiftUI
import Testing

/// Every kind of choice in every style.
///
/// - Source: Behaviour 3.4
@MainActor
@Suite("What is heard of pickers in each of their styles", .timeLimit(.minutes(10)))
struct PickerStyleTests {
  @Test("Pickers")
  func pickers() async throws {
    let pickers = VStack {
      picker("Automatic").pickerStyle(.automatic)
      picker("Menu").pickerStyle(.menu)
      picker("Segmented").pickerStyle(.segmented)
      picker("Wheel").pickerStyle(.wheel)
      picker("Inline").pickerStyle(.inline)
      picker("Palette").pickerStyle(.palette)
    }
    try await hosting(pickers) { try await $0.expectTranscript(named: "Pickers") }
  }

  @Test("Pickers in a form")
  func form() async throws {
    let form = NavigationStack {
      Form {
        picker("Automatic")
        picker("Inline").pickerStyle(.inline)
        picker("Pushed").pickerStyle(.navigationLink)
      }
    }
    try await hosting(form) { try await $0.expectTranscript(named: "PickersInForm") }
  }

  @Test("Dates in compact form and on wheels")
  func dates() async throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let dates = VStack {
      DatePicker("Automatic", selection: .constant(date)).datePickerStyle(.automatic)
      DatePicker("Compact", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.compact)
      DatePicker("Wheels", selection: .constant(date), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel)
      ColorPicker("Colour", selection: .constant(.red))
    }
    .environment(\.timeZone, .gmt)
    try await hosting(dates) { try await $0.expectTranscript(named: "Dates") }
  }

  @Test("A month of days")
  func calendar() async throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let calendar = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.graphical)
      .environment(\.timeZone, .gmt)
    try await hosting(calendar) { try await $0.expectTranscript(named: "Calendar") }
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: .constant("Beagle")) {
      ForEach(["Beagle", "Terrier"], id: \.self) { Text($0) }
    }
  }
}
