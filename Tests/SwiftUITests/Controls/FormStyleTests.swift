import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Forms and labelled content in every style")
struct FormStyleTests {
  @Test("A form sounds alike in every style", arguments: ["automatic", "grouped", "columns"])
  func forms(_ style: String) throws {
    try HeardScreen.showing {
      styled(style)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Dog, heading", "Name, Bailey", "Vaccinated, switch button, on. Double tap to toggle setting.",
          "Phone, Call, button", "All dogs bark",
        ])
    }
  }

  @ViewBuilder
  private func styled(_ style: String) -> some View {
    switch style {
    case "grouped": form.formStyle(.grouped)
    case "columns": form.formStyle(.columns)
    default: form.formStyle(.automatic)
    }
  }

  private var form: some View {
    Form {
      Section {
        LabeledContent("Name", value: "Bailey")
        Toggle("Vaccinated", isOn: .constant(true))
        LabeledContent("Phone") { Button("Call") {} }
      } header: {
        Text("Dog")
      } footer: {
        Text("All dogs bark")
      }
    }
  }

  @Test("A control group sounds as its style has it")
  func controlGroups() throws {
    try HeardScreen.showing {
      group.controlGroupStyle(.automatic)
      group.controlGroupStyle(.navigation)
      group.controlGroupStyle(.palette)
      group.controlGroupStyle(.menu)
      group.controlGroupStyle(.compactMenu)
    } _: { screen in
      #expect(
        screen.heard().map { String($0.prefix { $0 != "." }) } == [
          "Back, button", "Forward, button", "Back, button", "Forward, button", "Back, button",
          "Forward, button", "Moves, pop up button", "Back, button", "Forward, button",
        ])
    }
  }

  private var group: some View {
    ControlGroup("Moves") {
      Button("Back") {}
      Button("Forward") {}
    }
  }

  @Test("Group boxes and disclosure groups sound as their parts do in the automatic style")
  func boxes() throws {
    try HeardScreen.showing {
      GroupBox("Kennel") { Text("Bailey") }.groupBoxStyle(.automatic)
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Molly") }.disclosureGroupStyle(.automatic)
      LabeledContent("Age", value: "Three").labeledContentStyle(.automatic)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Kennel", "Bailey", "More, button, expanded. Double tap to collapse.", "Molly", "Age, Three",
        ])
    }
  }
}
