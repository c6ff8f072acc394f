import AccessibilityModel
import Foundation
import SwiftUI
import Testing

/// Styles that apps name by their types rather than by their spellings with a dot.
///
/// - Source: Behaviour 3.4
@MainActor
@Suite("How controls look in a style that is named by its type")
struct StyleTypeTests {
  @Test("L8: each style of buttons has its ground and its colours")
  func buttons() throws {
    try Drawn.expect("Buttons", 700) {
      Button("Default") {}.buttonStyle(DefaultButtonStyle())
      Button("Plain") {}.buttonStyle(PlainButtonStyle())
      Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
      Button("Bordered") {}.buttonStyle(BorderedButtonStyle())
      Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
      Button("Glass") {}.buttonStyle(GlassButtonStyle())
      Button("Prominent glass") {}.buttonStyle(GlassProminentButtonStyle())
      Button("Own") {}.buttonStyle(Framed())
    }
  }

  @Test("L8: each style of toggles draws its switch, its box or its ground")
  func toggles() throws {
    try Drawn.expect("Toggles", 400) {
      Toggle("Default", isOn: .constant(true)).toggleStyle(DefaultToggleStyle())
      Toggle("Switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle())
      Toggle("Red", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Button", isOn: .constant(true)).toggleStyle(ButtonToggleStyle())
      Toggle("Box", isOn: .constant(true)).toggleStyle(CheckboxToggleStyle())
    }
  }

  @Test("L8: each style of labels shows its title, its picture or both")
  func labels() throws {
    try Drawn.expect("Labels", 300) {
      Label("Default", systemImage: "star").labelStyle(DefaultLabelStyle())
      Label("Both", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      Label("Title", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
      Label("Picture", systemImage: "star").labelStyle(IconOnlyLabelStyle())
      LabeledContent("Name", value: "Bailey").labeledContentStyle(AutomaticLabeledContentStyle())
    }
  }

  @Test("L8: each style of fields has its border and its height")
  func fields() throws {
    try Drawn.expect("Fields", 300) {
      TextField("Default", text: .constant("")).textFieldStyle(DefaultTextFieldStyle())
      TextField("Plain", text: .constant("")).textFieldStyle(PlainTextFieldStyle())
      TextField("Round", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Square", text: .constant("")).textFieldStyle(SquareBorderTextFieldStyle())
    }
  }

  @Test("L8: each style of gauges and of progress has its bar, its mark or its ring")
  func gauges() throws {
    try Drawn.expect("Gauges", 700) {
      Gauge(value: 0.5) { Text("Default") }.gaugeStyle(DefaultGaugeStyle())
      Gauge(value: 0.5) { Text("Bar") }.gaugeStyle(LinearCapacityGaugeStyle())
      Gauge(value: 0.5) { Text("Open ring") }.gaugeStyle(AccessoryCircularGaugeStyle())
      Gauge(value: 0.5) { Text("Ring") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      ProgressView(value: 0.5).progressViewStyle(DefaultProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle())
    }
  }

  @Test("L8: a small gauge along a line shows where the value lies, or fills up to it")
  func smallGauges() throws {
    try Drawn.expect("Small gauges", 300) {
      Gauge(value: 0.5) { Text("Mark") }.gaugeStyle(AccessoryLinearGaugeStyle())
      Gauge(value: 0.5) { Text("Bar") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
    }
  }

  @Test("L8: each style of pickers shows what is chosen in its own way")
  func pickers() throws {
    try Drawn.expect("Pickers", 900) {
      Sizes().pickerStyle(DefaultPickerStyle())
      Sizes().pickerStyle(MenuPickerStyle())
      Sizes().pickerStyle(SegmentedPickerStyle())
      Sizes().pickerStyle(PalettePickerStyle())
      Sizes().pickerStyle(InlinePickerStyle())
      Sizes().pickerStyle(WheelPickerStyle())
    }
  }

  @Test("L8: radio buttons stand below each other, and beside each other where the app says so")
  func radioButtons() {
    let screen = Screen.availableSpace(300, 300) {
      Sizes().pickerStyle(RadioGroupPickerStyle())
      Sizes().pickerStyle(RadioGroupPickerStyle()).horizontalRadioGroupLayout()
    }
    let (first, second) = (screen.named("Small"), screen.named("Large"))
    #expect(first.count == 2)
    #expect(second.count == 2)
    guard first.count == 2, second.count == 2 else { return }
    #expect(first[0].minX == second[0].minX)
    #expect(first[0].minY < second[0].minY)
    #expect(first[1].minY == second[1].minY)
    #expect(first[1].minX < second[1].minX)
  }

  @Test("A picker that leads to a screen of its own shows what is chosen, and offers the rest there")
  func pushedPicker() {
    let screen = Screen {
      NavigationStack {
        Form { Sizes().pickerStyle(NavigationLinkPickerStyle()) }.navigationTitle("Order")
      }
    }
    #expect(screen.labels.contains("Size"))
    #expect(!screen.labels.contains("Small"))
    screen.activate("Size")
    #expect(screen.labels.contains("Small"))
    #expect(!screen.labels.contains("Order") || screen.element("Order")?.traits.contains(.button) == true)
  }

  @Test("L8: each style of date pickers is a line, a month or wheels")
  func dates() {
    func height<S: DatePickerStyle>(_ style: S) -> (height: Double, words: [String]) {
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      let screen = Screen.availableSpace(360, 700) {
        DatePicker("Day", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(style).environment(\.timeZone, .gmt)
      }
      let frames = screen.host.tree.stops.compactMap { screen.host.tree[$0]?.frame }
      let bottom = frames.map { $0.minY + $0.size.height }.max() ?? 0
      return (bottom - (frames.map(\.minY).min() ?? 0), screen.labels)
    }
    let compact = height(CompactDatePickerStyle())
    #expect(height(DefaultDatePickerStyle()) == compact)
    #expect(compact.height < 60)
    let month = height(GraphicalDatePickerStyle())
    #expect(month.height > 200)
    #expect(month.words.count > 30)
    let wheels = height(WheelDatePickerStyle())
    #expect(wheels.height > 150)
    #expect(wheels.words.count < 10)
  }

  @Test("L8: each style of lists has its grounds")
  func lists() throws {
    func drawn<S: ListStyle>(_ style: S) -> [String] {
      Drawn.lines(300, 200) {
        List {
          Section("Dogs") { Text("Bailey") }
        }
        .listStyle(style)
      }
    }
    let grouped = drawn(InsetGroupedListStyle())
    #expect(drawn(DefaultListStyle()) == grouped)
    let whole = drawn(GroupedListStyle())
    #expect(whole != grouped)
    let plain = drawn(PlainListStyle())
    #expect(plain.allSatisfy { !$0.contains("#F2F2F7") && !$0.contains("#FFFFFF") })
    #expect(drawn(BorderedListStyle()) == plain)
    #expect(drawn(CarouselListStyle()) == plain)
    #expect(drawn(EllipticalListStyle()) == plain)
    let inset = drawn(InsetListStyle())
    #expect(inset != plain)
    #expect(inset.allSatisfy { !$0.contains("#F2F2F7") })
  }

  @Test("L8: a form is a list of rows, and columns are lines on the ground of the screen")
  func forms() {
    func drawn<S: FormStyle>(_ style: S) -> [String] {
      Drawn.lines(300, 200) { Form { Text("Bailey") }.formStyle(style) }
    }
    let rows = drawn(GroupedFormStyle())
    #expect(drawn(AutomaticFormStyle()) == rows)
    #expect(rows.contains { $0.contains("#F2F2F7") })
    let columns = drawn(ColumnsFormStyle())
    #expect(columns.count == 1)
    #expect(columns.first?.contains("“Bailey”") == true)
  }

  @Test("A menu opens its choices in each style")
  func menus() {
    let screen = Screen {
      Menu("Default") { Button("Copy") {} }.menuStyle(DefaultMenuStyle())
      Menu("Button") { Button("Cut") {} }.menuStyle(ButtonMenuStyle())
      Menu("Borderless") { Button("Paste") {} }.menuStyle(BorderlessButtonMenuStyle())
    }
    for (menu, choice) in [("Default", "Copy"), ("Button", "Cut"), ("Borderless", "Paste")] {
      screen.activate(menu)
      #expect(screen.labels.contains(choice))
      screen.activate(choice)
      #expect(screen.labels == ["Default", "Button", "Borderless"])
    }
  }

  @Test("A group shows its controls side by side, as pictures alone, or behind a button")
  func controlGroups() throws {
    func screen<S: ControlGroupStyle>(_ style: S) -> Screen {
      Screen.availableSpace(360, 100) {
        ControlGroup("Edit") {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
        .controlGroupStyle(style)
      }
    }
    let plain = screen(AutomaticControlGroupStyle())
    #expect(plain.labels == ["Cut", "Copy"])
    #expect(screen(NavigationControlGroupStyle()).frames == plain.frames)
    #expect(screen(CompactMenuControlGroupStyle()).frames == plain.frames)
    let palette = screen(PaletteControlGroupStyle())
    #expect(palette.labels == ["Cut", "Copy"])
    let (small, large) = (palette.element("Cut")?.frame, plain.element("Cut")?.frame)
    #expect(try #require(small).size.width < #require(large).size.width)
    let menu = screen(MenuControlGroupStyle())
    #expect(menu.labels == ["Edit"])
    menu.activate("Edit")
    #expect(menu.labels.prefix(2) == ["Cut", "Copy"])
  }

  @Test("A group opens under its title, and a box holds its content on a ground")
  func groups() {
    let screen = Screen {
      DisclosureGroup("More") { Text("Bailey") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle())
    }
    #expect(screen.labels == ["More"])
    screen.activate("More")
    #expect(screen.labels == ["More", "Bailey"])
    let box = Drawn.lines(300, 200) {
      GroupBox("Box") { Text("Bailey") }.groupBoxStyle(DefaultGroupBoxStyle())
    }
    #expect(box.first?.hasPrefix("fill 0") == true)
    #expect(box.count == 3)
  }

  @Test("Tabs stand in a bar, beside the screen, or are pages")
  func tabs() {
    func labels<S: TabViewStyle>(_ style: S) -> [String] {
      Screen {
        TabView {
          Text("Bailey").tabItem { Text("Dogs") }
          Text("Tom").tabItem { Text("Cats") }
        }
        .tabViewStyle(style)
      }
      .labels
    }
    let bar = labels(DefaultTabViewStyle())
    #expect(bar == ["Bailey", "Dogs", "Cats"])
    #expect(labels(TabBarOnlyTabViewStyle()) == bar)
    #expect(labels(SidebarAdaptableTabViewStyle()) == bar)
    #expect(labels(PageTabViewStyle()).first == "Bailey")
    #expect(!labels(PageTabViewStyle()).contains("Dogs"))
    #expect(labels(VerticalPageTabViewStyle()).first == "Bailey")
    #expect(!labels(VerticalPageTabViewStyle()).contains("Dogs"))
    let blurred: some TabViewStyle = .verticalPage(transitionStyle: .blur)
    #expect(labels(blurred) == labels(VerticalPageTabViewStyle()))
  }
}

/// A style of the app's own that builds on one of the framework's.
private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).border(.red)
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

extension Screen {
  /// The frames of the stops with a label, in reading order.
  fileprivate func named(_ label: String) -> [Rect] {
    host.tree.stops.compactMap { host.tree[$0] }.filter { $0.label?.string == label }.map(\.frame)
  }
}
