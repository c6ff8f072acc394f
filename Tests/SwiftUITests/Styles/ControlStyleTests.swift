import EarshotTesting
import SwiftUI
import Testing

/// Every stock control in every style, one screen a control.
///
/// - Source: Behaviour 3.4
@MainActor
@Suite("What is heard of controls in each of their styles", .timeLimit(.minutes(10)))
struct ControlStyleTests {
  @Test("Buttons")
  func buttons() async throws {
    let buttons = VStack {
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Glass") {}.buttonStyle(.glass)
      Button("Prominent glass") {}.buttonStyle(.glassProminent)
      Button("Delete", role: .destructive) {}
      Button("Dimmed") {}.disabled(true)
      Link("Link", destination: URL(filePath: "/"))
    }
    try await hosting(buttons) { try await $0.expectTranscript(named: "Buttons") }
  }

  @Test("Toggles")
  func toggles() async throws {
    let toggles = VStack {
      Toggle("Automatic", isOn: .constant(true)).toggleStyle(.automatic)
      Toggle("Switch", isOn: .constant(false)).toggleStyle(.switch)
      Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      Toggle("Dimmed", isOn: .constant(true)).disabled(true)
    }
    try await hosting(toggles) { try await $0.expectTranscript(named: "Toggles") }
  }

  @Test("Labels and labelled content")
  func labels() async throws {
    let labels = VStack {
      Label("Automatic", systemImage: "star").labelStyle(.automatic)
      Label("Title and icon", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title alone", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon alone", systemImage: "star").labelStyle(.iconOnly)
      LabeledContent("Weight", value: "25 pounds").labeledContentStyle(.automatic)
    }
    try await hosting(labels) { try await $0.expectTranscript(named: "Labels") }
  }

  @Test("Fields of text")
  func fields() async throws {
    let fields = VStack {
      TextField("Automatic", text: .constant("")).textFieldStyle(.automatic)
      TextField("Plain", text: .constant("Bailey")).textFieldStyle(.plain)
      TextField("Rounded", text: .constant("Bailey")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret"))
      TextEditor(text: .constant("A good dog")).textEditorStyle(.automatic).accessibilityLabel("Notes")
      TextEditor(text: .constant("A good dog")).textEditorStyle(.plain).accessibilityLabel("Plain notes")
    }
    try await hosting(fields) { try await $0.expectTranscript(named: "Fields") }
  }

  @Test("Sliders and steppers")
  func values() async throws {
    let values = VStack {
      Slider(value: .constant(0.25)) { Text("Volume") }
      Slider(value: .constant(4), in: 0...10, step: 2) { Text("Speed") }
      Stepper("Dogs", value: .constant(3))
      Stepper("Dogs: 3", onIncrement: {}, onDecrement: {})
    }
    try await hosting(values) { try await $0.expectTranscript(named: "Values") }
  }

  @Test("Progress and gauges")
  func indicators() async throws {
    let indicators = VStack {
      ProgressView("Automatic", value: 0.4).progressViewStyle(.automatic)
      ProgressView("Linear", value: 0.4).progressViewStyle(.linear)
      ProgressView("Circular", value: 0.4).progressViewStyle(.circular)
      ProgressView("Loading")
      ProgressView()
      Gauge(value: 0.3) { Text("Automatic") }.gaugeStyle(.automatic)
      Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(.linearCapacity)
      Gauge(value: 0.3) { Text("Small linear") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.3) { Text("Small linear bar") }.gaugeStyle(.accessoryLinearCapacity)
      Gauge(value: 0.3) { Text("Circular") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.3) { Text("Circular bar") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 30, in: 0...100) {
        Text("Named")
      } currentValueLabel: {
        Text("Thirty")
      }
    }
    try await hosting(indicators) { try await $0.expectTranscript(named: "Indicators") }
  }

  @Test("Menus and groups of controls")
  func menus() async throws {
    let menus = VStack {
      Menu("Automatic") { Button("Copy") {} }.menuStyle(.automatic)
      Menu("Button") { Button("Copy") {} }.menuStyle(.button)
      Menu("Borderless") { Button("Copy") {} }.menuStyle(.borderlessButton)
      ControlGroup("Automatic group") { tools }.controlGroupStyle(.automatic)
      ControlGroup("Navigation group") { tools }.controlGroupStyle(.navigation)
      ControlGroup("Palette group") { tools }.controlGroupStyle(.palette)
      ControlGroup("Menu group") { tools }.controlGroupStyle(.menu)
      ControlGroup("Compact group") { tools }.controlGroupStyle(.compactMenu)
    }
    try await hosting(menus) { try await $0.expectTranscript(named: "Menus") }
  }

  @Test("Boxes and groups that open")
  func groups() async throws {
    let groups = VStack {
      DisclosureGroup("Closed") { Text("Unseen") }.disclosureGroupStyle(.automatic)
      DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Seen") }
      GroupBox("Box") { Text("Inside") }.groupBoxStyle(.automatic)
      GroupBox { Text("Inside another") }
    }
    try await hosting(groups) { try await $0.expectTranscript(named: "Groups") }
  }

  @Test("Texts, pictures and what only divides")
  func leaves() async throws {
    let leaves = VStack {
      Text("Text")
      Text("See [the rules](https://example.com)")
      Image("bailey")
      Image(decorative: "bailey")
      Image(systemName: "star.fill")
      Image("photo", label: Text("A beagle"))
      Divider()
      Color.red
      Circle()
      Spacer()
    }
    try await hosting(leaves) { try await $0.expectTranscript(named: "Leaves") }
  }

  @ViewBuilder private var tools: some View {
    Button("Cut") {}
    Button("Paste") {}
  }
}
