import AccessibilityModel
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("What views of the system are, where documents are silent")
struct ControlRuleTests {
  private func heard(
    _ policy: ControlPolicy = .standard, @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) throws -> [String] {
    try HeardScreen.showing {
      view().environment(\.controlPolicy, policy)
    } _: {
      $0.heard()
    }
  }

  private func rules(@ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> [String] {
    try HeardScreen.showing(view) { $0.stops.flatMap(\.rules).map(\.name) }
  }

  @Test("3.4: a menu is a pop up button, or a plain one")
  func menu() throws {
    func menu() -> some View { Menu("Sort") { Button("By name") {} } }
    #expect(try heard { menu() } == ["Sort, pop up button. Double tap to activate the picker."])
    var policy = ControlPolicy.standard
    policy.menu = .button
    #expect(try heard(policy) { menu() } == ["Sort, button"])
    #expect(try rules { menu() } == ["control.menu"])
    let adding = try rules {
      Menu("Add") {
        Button("Two") {}
      } primaryAction: {
      }
    }
    #expect(adding.isEmpty)
  }

  @Test("10.18: a picker with a list that code named is heard without its value, or with it")
  func namedPicker() throws {
    func picker() -> some View {
      Picker("Kind", selection: .constant(1)) { Text("Apple").tag(1) }
    }
    let ending = "pop up button. Double tap to activate the picker."
    #expect(try heard { picker() } == ["Kind, Apple, \(ending)"])
    #expect(try heard { picker().accessibilityLabel("Fruit") } == ["Fruit, \(ending)"])
    var policy = ControlPolicy.standard
    policy.namedPicker = .value
    #expect(try heard(policy) { picker().accessibilityLabel("Fruit") } == ["Fruit, Apple, \(ending)"])
    #expect(
      try rules { picker().accessibilityLabel("Fruit") } == ["control.menuPicker", "control.namedPicker"])
  }

  @Test("X16: the label of a group box is a text, or a heading")
  func groupBox() throws {
    func box() -> some View { GroupBox("Dog") { Text("Bailey") } }
    #expect(try heard { box() } == ["Dog", "Bailey"])
    var policy = ControlPolicy.standard
    policy.groupBox = .heading
    #expect(try heard(policy) { box() } == ["Dog, heading", "Bailey"])
    #expect(try rules { box() } == ["control.groupBox"])
  }

  @Test("X16: a gauge says the app's words for its value, or a percentage")
  func gauge() throws {
    func gauge() -> some View {
      Gauge(value: 0.5) {
        Text("Bowl")
      } currentValueLabel: {
        Text("half full")
      }
    }
    #expect(try heard { gauge() }.first?.hasPrefix("Bowl, half full") == true)
    var policy = ControlPolicy.standard
    policy.gauge = .percent
    #expect(try heard(policy) { gauge() }.first?.hasPrefix("Bowl, 50%") == true)
    #expect(try rules { gauge() } == ["control.gauge"])
  }

  @Test("X16: a label and words that it names are one element, or two")
  func labeledContent() throws {
    func pair() -> some View { LabeledContent("Version", value: "1.4") }
    #expect(try heard { pair() } == ["Version, 1.4"])
    var policy = ControlPolicy.standard
    policy.labeledContent = .two
    #expect(try heard(policy) { pair() } == ["Version", "1.4"])
    #expect(try rules { pair() } == ["control.labeledContent"])
  }

  @Test("3.4: a spinner says that something is in progress, or has no name")
  func spinner() throws {
    #expect(try heard { ProgressView() }.first?.hasPrefix("In progress") == true)
    var policy = ControlPolicy.standard
    policy.spinner = .silent
    #expect(try heard(policy) { ProgressView() }.first?.contains("In progress") != true)
    #expect(try rules { ProgressView() } == ["control.spinner"])
    #expect(try rules { ProgressView("Loading") } == [])
  }

  @Test("3.4: a colour picker says the name of its colour, or nothing of it")
  func colorPicker() throws {
    func picker() -> some View { ColorPicker("Collar", selection: .constant(.red)) }
    #expect(try heard { picker() }.first?.hasPrefix("Collar, red, button") == true)
    var policy = ControlPolicy.standard
    policy.colorPicker = .silent
    #expect(try heard(policy) { picker() }.first?.hasPrefix("Collar, button") == true)
    #expect(try rules { picker() } == ["control.colorPicker"])
  }

  @Test("10.6: what is turned off inside the label of a button makes the button dimmed")
  func turnedOff() throws {
    func button(_ isOff: Bool) -> some View {
      Button {
      } label: {
        HStack {
          Text("Pay").disabled(isOff)
          Text("now")
        }
      }
    }
    #expect(try heard { button(true) } == ["Pay, now, dimmed, button"])
    #expect(try heard { button(false) } == ["Pay, now, button"])
  }

  @Test("10.7: of a modal container all is met, and nothing behind it")
  func modal() throws {
    try HeardScreen.showing {
      ZStack {
        Button("Behind") {}
        VStack {
          Text("Sure?")
          Button("Yes") {}
          Button("No") {}
        }
        .accessibilityAddTraits(.isModal)
      }
    } _: { screen in
      #expect(screen.labels == ["Sure?", "Yes", "No"])
    }
  }

  @Test("10.14: a phone has little room from top to bottom while it lies")
  func sizeClass() throws {
    for (width, height, heard) in [(390.0, 844.0, "regular"), (844, 390, "compact")] {
      try HeardScreen.showing(
        environment: LaunchOptions(screenSize: Size(width: width, height: height))
      ) {
        SizeClass()
      } _: {
        #expect($0.labels == [heard])
      }
    }
  }

  @Test("10.15: the numbers of a constant range are chosen by their places")
  func range() throws {
    #expect(
      try heard {
        Picker("Guests", selection: .constant(2)) {
          ForEach(2..<100) { Text("\($0) people") }
        }
      }.first?.hasPrefix("Guests, 4 people") == true)
    #expect(
      try heard {
        Picker("Guests", selection: .constant(2)) {
          ForEach(2..<100, id: \.self) { Text("\($0) people") }
        }
      }.first?.hasPrefix("Guests, 2 people") == true)
  }

  @Test("10.16: symbols are called what was heard on devices")
  func symbols() throws {
    #expect(
      try heard {
        Image(systemName: "exclamationmark.circle")
        Image(systemName: "tray.and.arrow.down")
      } == ["Error, image", "Inbox, image"])
    #expect(try rules { Image(systemName: "tray.and.arrow.down") } == ["symbol.inbox"])
  }

  @Test("10.20: a fixed width without end is none")
  func endlessFrame() throws {
    try HeardScreen.showing {
      Text("Wide").frame(width: .infinity, height: 40)
    } _: { screen in
      let frame = try screen.only().frame
      #expect(frame.minX > 0 && frame.size.width < 100)
    }
  }
}

private struct SizeClass: View {
  @Environment(\.verticalSizeClass) private var availableSpace

  var body: some View { Text(availableSpace == .compact ? "compact" : "regular") }
}
