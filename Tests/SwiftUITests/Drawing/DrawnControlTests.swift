import Drawing
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("How controls are drawn")
struct DrawnControlTests {
  @Test("L8: buttons of every style")
  func buttons() throws {
    try Drawn.expect("Buttons", 700) {
      Group {
        Button("Automatic") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Glass") {}.buttonStyle(.glass)
      }
      Button("Remove", role: .destructive) {}
      Button("Off") {}.disabled(true)
      Button("Own") {}.buttonStyle(Boxed())
      Button("Green") {}.buttonStyle(.borderedProminent).tint(.green).buttonBorderShape(.capsule)
      Link("Site", destination: URL(filePath: "/"))
      Menu("Menu") { Button("Inside") {} }
    }
  }

  @Test("L8: switches, sliders and steppers show their values", arguments: [false, true])
  func values(isDark: Bool) throws {
    try Drawn.expect(isDark ? "Values in the dark" : "Values", 700, isDark ? .dark : LaunchOptions()) {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
      Toggle("Held", isOn: .constant(true)).toggleStyle(.button)
      Slider(value: .constant(0.25))
      Stepper("Guests", value: .constant(1), in: 1...4)
    }
  }

  @Test("L8: switches and sliders are mirrored from right to left")
  func mirrored() throws {
    try Drawn.expect("Values mirrored", 200, .rightToLeft) {
      Toggle("On", isOn: .constant(true))
      Slider(value: .constant(0.25))
    }
  }

  @Test("L8: pickers of every style show what is chosen")
  func pickers() throws {
    try Drawn.expect("Pickers", 900) {
      Sizes().pickerStyle(.menu)
      Sizes().pickerStyle(.segmented)
      Sizes().pickerStyle(.inline)
      Sizes().pickerStyle(.wheel)
      ColorPicker("Colour", selection: .constant(.red))
    }
  }

  @Test("L8: a wheel shows the rows beside what is chosen, ever fainter, and ends where it ends")
  func wheel() throws {
    try Drawn.expect("Wheel", 300) {
      DatePicker(
        "Time", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)),
        displayedComponents: .hourAndMinute
      )
      .datePickerStyle(.wheel)
      .labelsHidden()
      .environment(\.timeZone, .gmt)
    }
  }

  @Test("L8: bars and circles show how far something is")
  func indicators() throws {
    try Drawn.expect("Indicators", 900) {
      ProgressView(value: 0.5)
      ProgressView("Loading")
      ProgressView(value: 0.25).progressViewStyle(.circular)
      Gauge(value: 0.7) { Text("Full") }
      Gauge(value: 0.7) {
        Text("Full")
      } currentValueLabel: {
        Text("70")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  @Test("L8: fields show their words, what stands for them, and a border where they have one")
  func fields() throws {
    try Drawn.expect("Fields", 400) {
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Bailey")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("abc"))
      TextEditor(text: .constant("Several\nlines")).frame(height: 60)
    }
  }

  @Test("L8: groups have their grounds, and rows that open their marks")
  func groups() throws {
    try Drawn.expect("Groups", 700) {
      GroupBox("Box") { Text("inside") }
      DisclosureGroup("More") { Text("hidden") }
      LabeledContent("Name", value: "Bailey")
      Label("Saved", systemImage: "star")
    }
  }

  @Test("What a control is drawn for names its type, its element and where a finger reaches it")
  func subjects() throws {
    let screen = Screen {
      VStack {
        Button("Save") {}.accessibilityShowsLargeContentViewer()
        Toggle("Wi-Fi", isOn: .constant(true))
        ProgressView(value: 0.5)
      }
    }
    let subjects = screen.drawn.commands.compactMap { command -> DrawSubject? in
      guard case .beginSubject(let subject) = command else { return nil }
      return subject
    }
    #expect(subjects.map(\.type) == ["Button", "Toggle", "ProgressView"])
    #expect(subjects.map(\.showsLargeContent) == [true, false, false])
    #expect(subjects.map { $0.target == nil } == [false, false, true])
    let save = try #require(screen.element("Save"))
    #expect(subjects.first?.element == save.id)
    #expect(subjects.first?.target == save.frame)
  }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).background(.orange, in: .rect(cornerRadius: 4))
  }
}

private struct Sizes: View {
  var body: some View {
    Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }
}
