import AccessibilityModel
import SwiftUI
import Testing

/// What styles of an app's own are told about the control that they show.
@MainActor
@Suite("What a style of the app's own knows")
struct StyleConfigurationTests {
  @Test("A button's style knows its role, its label and whether it is held")
  func buttons() {
    let screen = Screen { Button("Delete", role: .destructive) {}.buttonStyle(Told()) }
    #expect(screen.labels == ["Delete, destructive, loose"])
    let middle = screen.middle(of: "Delete, destructive, loose")
    screen.finger.began(middle.x, middle.y)
    #expect(screen.labels == ["Delete, destructive, held"])
    screen.finger.ended(middle.x, middle.y)
    #expect(screen.labels == ["Delete, destructive, loose"])
    let none = Screen { Button("Keep") {}.buttonStyle(Told()) }
    #expect(none.labels == ["Keep, loose"])
  }

  @Test("A button's style of the primitive kind begins the action itself")
  func primitiveButtons() {
    let log = Noted<[String]>([])
    let screen = Screen {
      Button("Close", role: .cancel) { log.value.append("closed") }.buttonStyle(Twice())
    }
    #expect(screen.labels == ["Close, cancel"])
    screen.activate("Close, cancel")
    #expect(log.value == ["closed", "closed"])
  }

  @Test("A toggle's style knows whether it is on, off or mixed, and turns it")
  func toggles() {
    let screen = Screen { Lamps() }
    #expect(screen.labels == ["First, off", "Both, mixed"])
    screen.activate("First, off")
    #expect(screen.labels == ["First, on", "Both, on"])
  }

  @Test("The styles of labels, boxes and named content place their two parts as they like")
  func pairs() {
    let screen = Screen.availableSpace(300, 300) {
      Label {
        Box("title", 20, 10)
      } icon: {
        Box("icon", 30, 10)
      }
      .labelStyle(Turned())
      GroupBox {
        Box("content", 20, 10)
      } label: {
        Box("name", 30, 10)
      }
      .groupBoxStyle(Below())
      LabeledContent {
        Box("value", 20, 10)
      } label: {
        Box("key", 30, 10)
      }
      .labeledContentStyle(Above())
    }
    let places = Dictionary(
      uniqueKeysWithValues: screen.frames.map { line in
        let parts = line.split(separator: " ")
        return (String(parts[0]), (x: Int(parts[1]) ?? -1, y: Int(parts[2]) ?? -1))
      })
    #expect(places["title"]?.x == 0)
    #expect(places["content"]?.y ?? 0 < places["name"]?.y ?? 0)
    #expect(places["value"]?.y ?? 0 < places["key"]?.y ?? 0)
  }

  @Test("The style of a group that opens knows whether it is open, and opens it")
  func disclosure() {
    let screen = Screen { DisclosureGroup("More") { Text("Bailey") }.disclosureGroupStyle(Marked()) }
    #expect(screen.labels == ["Open"])
    screen.activate("Open")
    #expect(screen.labels == ["Close", "More", "Bailey"])
    screen.activate("Close")
    #expect(screen.labels == ["Open"])
  }

  @Test("The style of a gauge knows where its value lies, and its words")
  func gauges() {
    let screen = Screen {
      Gauge(value: 25, in: 0...50) {
        Text("Speed")
      } currentValueLabel: {
        Text("25")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("50")
      }
      .gaugeStyle(Spelled())
      Gauge(value: 1) { Text("Full") }.gaugeStyle(Spelled())
    }
    #expect(screen.drawnWords.sorted() == ["0", "0.5", "1.0", "25", "50", "Full", "Speed"])
  }

  @Test("The style of progress knows the part that is done, where it is known")
  func progress() {
    let screen = Screen {
      ProgressView(value: 1, total: 4) {
        Text("Walk")
      } currentValueLabel: {
        Text("a quarter")
      }
      .progressViewStyle(Counted())
      ProgressView("Wait").progressViewStyle(Counted())
    }
    #expect(screen.drawnWords == ["0.25", "Walk", "a quarter", "unknown", "Wait"])
  }

  @Test("The style of dates knows its limits and its parts, and sets the date")
  func dates() {
    let screen = Screen { Born() }
    #expect(screen.labels == ["Birthday", "0 to 200, day alone, at 100"])
    screen.activate("0 to 200, day alone, at 100")
    #expect(screen.labels == ["Birthday", "0 to 200, day alone, at 150"])
  }

  @Test("The styles of forms, groups of controls and menus are given what is in them")
  func containers() {
    let screen = Screen {
      Form { Text("Bailey") }.formStyle(Boxed())
      ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Titled())
      Menu("More") { Button("Copy") {} }.menuStyle(Quiet())
    }
    #expect(screen.labels == ["Form", "Bailey", "Edit", "Cut", "More"])
    #expect(screen.element("More")?.hint == "Quiet")
    screen.activate("More")
    #expect(screen.labels.first == "Copy")
  }
}

private struct Told: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    HStack {
      configuration.label
      if configuration.role == ButtonRole.destructive { Text("destructive") }
      Text(configuration.isPressed ? "held" : "loose")
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button {
      configuration.trigger()
      configuration.trigger()
    } label: {
      configuration.label
      if configuration.role == .cancel { Text("cancel") }
    }
    .buttonStyle(.plain)
  }
}

private struct Lamps: View {
  @State private var first = false
  @State private var second = true

  private struct Lamp {
    var isOn: Binding<Bool>
  }

  var body: some View {
    Toggle("First", isOn: $first).toggleStyle(Worded())
    Toggle("Both", sources: [Lamp(isOn: $first), Lamp(isOn: $second)], isOn: \.isOn).toggleStyle(Worded())
  }
}

private struct Worded: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
  }
}

private struct Turned: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct Below: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Above: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Marked: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "Close" : "Open") { configuration.isExpanded.toggle() }
      if configuration.isExpanded {
        configuration.label
        configuration.content
      }
    }
  }
}

private struct Spelled: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack {
      configuration.label
      Text(verbatim: "\(configuration.value)")
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
}

private struct Counted: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    VStack {
      Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
      configuration.label
      configuration.currentValueLabel
    }
  }
}

private struct Born: View {
  @State private var date = Date(timeIntervalSince1970: 100)

  var body: some View {
    DatePicker(
      "Birthday", selection: $date,
      in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 200), displayedComponents: [.date]
    )
    .datePickerStyle(Numbers())
  }
}

private struct Numbers: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    let least = configuration.minimumDate.map { Int($0.timeIntervalSince1970) } ?? -1
    let greatest = configuration.maximumDate.map { Int($0.timeIntervalSince1970) } ?? -1
    let parts: DatePickerComponents = configuration.displayedComponents
    VStack {
      configuration.label
      Button(
        """
        \(least) to \(greatest), \(parts == .date ? "day alone" : "more"), \
        at \(Int(configuration.selection.timeIntervalSince1970))
        """
      ) {
        configuration.selection = Date(timeIntervalSince1970: 150)
      }
    }
  }
}

private struct Boxed: FormStyle {
  func makeBody(configuration: FormStyleConfiguration) -> some View {
    VStack {
      Text("Form")
      configuration.content
    }
  }
}

private struct Titled: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Quiet: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    Menu(configuration).accessibilityHint("Quiet")
  }
}
