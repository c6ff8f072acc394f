import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The text size changes several times", .timeLimit(.minutes(10)))
struct TextSizeSequenceTests {
  private typealias Device = EarshotTesting.Screen

  /// A screen with whatever a size changes.
  enum Sample: CaseIterable {
    case form, list, alert, bars, representable, controller
  }

  private static let sizes: [Device.TextSize] = [
    .xSmall, .medium, .large, .xLarge, .accessibility5, .accessibility1, .large, .medium, .accessibility3,
    .xSmall, .xxxLarge, .accessibility2,
  ]

  /// What is met on a screen, in order, with its place.
  private func stops(_ screen: Device) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0] }.map { element in
      let frame = element.frame
      let place = [frame.minX, frame.minY, frame.size.width, frame.size.height].map {
        Int(($0 * 4).rounded())
      }
      return "\(element.label?.string ?? "-"), \(element.value?.string ?? "-"), \(element.traits) \(place)"
    }
  }

  private func hosted(
    _ sample: Sample, _ environment: LaunchOptions, _ body: @MainActor (Device) async throws -> Void
  ) async throws {
    switch sample {
    case .form: try await hosting(Preferences(), environment: environment, body)
    case .list: try await hosting(Kennels(), environment: environment, body)
    case .alert: try await hosting(Question(), environment: environment, body)
    case .bars: try await hosting(Tabs(), environment: environment, body)
    case .representable: try await hosting(Mixed(), environment: environment, body)
    case .controller:
      try await hosting(UIHostingController(rootView: Preferences()), environment: environment, body)
    }
  }

  @Test(
    "L1: after any sequence of text sizes a screen is that of a launch at the last one",
    arguments: Sample.allCases)
  func sequence(_ sample: Sample) async throws {
    var launched: [Device.TextSize: [String]] = [:]
    for size in Set(Self.sizes) {
      try await hosted(sample, LaunchOptions(textSize: size.rawValue)) { launched[size] = stops($0) }
    }
    try await hosted(sample, LaunchOptions()) { screen in
      #expect(stops(screen).count > 2)
      for size in Self.sizes {
        try await screen.device.setTextSize(size)
        #expect(stops(screen) == launched[size], "at \(size)")
      }
    }
  }

  @Test("L1: an option that is not chosen is met nowhere, whatever becomes of its size")
  func options() async throws {
    try await hosting(Preferences()) { screen in
      for size in [Device.TextSize.xSmall, .medium, .large, .medium] {
        try await screen.device.setTextSize(size)
        let names = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
        #expect(names.prefix(3) == ["Preferences", "Looks", "Theme"])
        #expect(!names.contains("Dark"))
      }
    }
  }

  @Test(
    "L1: at sizes for accessibility a label stands above the date and the choice it names, and is read first")
  func labelsAbove() async throws {
    for size in [Device.TextSize.accessibility1, .accessibility3, .accessibility5] {
      try await hosting(Dates(), environment: LaunchOptions(textSize: size.rawValue)) { screen in
        let stops = screen.tree.stops.compactMap { screen.tree[$0] }
        #expect(stops.map { $0.label?.string } == ["Deliver at", nil, nil, "Theme"])
        // The time has a narrow space before AM.
        let values = stops.dropFirst().map { $0.value?.string.split(whereSeparator: \.isWhitespace) ?? [] }
        #expect(values.map { $0.joined(separator: " ") } == ["Nov 21, 2026", "9:41 AM", "Match System"])
        #expect(stops[0].frame.maxY <= stops[1].frame.minY)
        // One line of words high each, and no letter of a word on a line of its own.
        #expect(stops[1].frame.size.height < 80 && stops[2].frame.size.height < 80)
      }
    }
  }
}

private struct Preferences: View {
  @State private var theme = "system"
  @State private var isOn = true
  @State private var count = 2
  @State private var level = 0.5
  @State private var name = ""
  @State private var time = DateComponents(calendar: .current, hour: 8).date ?? .now

  var body: some View {
    NavigationStack {
      Form {
        Section("Looks") {
          Picker("Theme", selection: $theme) {
            ForEach(["system", "light", "dark"], id: \.self) { Text($0.capitalized).tag($0) }
          }
          Slider(value: $level) { Text("Level") }
        }
        Section("Messages") {
          Toggle("Daily digest", isOn: $isOn)
          DatePicker("Deliver at", selection: $time, displayedComponents: .hourAndMinute)
          Stepper("Copies: \(count)", value: $count)
          TextField("Name", text: $name)
          LabeledContent("Version", value: "1.0")
        }
      }
      .navigationTitle("Preferences")
    }
  }
}

private struct Kennels: View {
  @State private var isOpen = true

  var body: some View {
    List {
      DisclosureGroup("Hounds", isExpanded: $isOpen) {
        ForEach(0..<30, id: \.self) { number in
          HStack {
            Image(systemName: "pawprint")
            VStack(alignment: .leading) {
              Text("Hound \(number)").font(.headline)
              Text("Waits for a walk").font(.caption)
            }
          }
          .swipeActions { Button("Delete") {} }
        }
      }
    }
  }
}

private struct Question: View {
  @State private var isAsked = true

  var body: some View {
    Text("Beneath")
      .alert("Delete the hound?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          ViewThatFits {
            HStack {
              Text("Long words that stand")
              Text("side by side")
            }
            VStack {
              Text("Long words that stand")
              Text("one below the other")
            }
          }
          Grid {
            GridRow {
              Text("Age")
              Text("Four")
            }
            GridRow {
              Text("Weight")
              Text("Thirteen")
            }
          }
        }
        .navigationTitle("Dogs")
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
      .tabItem { SwiftUI.Label("Dogs", systemImage: "pawprint") }
      Text("Cats").tabItem { SwiftUI.Label("Cats", systemImage: "cat") }
    }
  }
}

private struct Mixed: View {
  private struct Plain: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "A label of the other kind"
      label.font = .preferredFont(forTextStyle: .title2)
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    func updateUIView(_ view: UILabel, context: Context) {}
  }

  @ScaledMetric private var side = 40.0

  var body: some View {
    VStack {
      Text("Above")
      Plain()
      Color.red.frame(width: side, height: side).accessibilityLabel("Square")
      Text("Below").font(.largeTitle)
    }
  }
}

private struct Dates: View {
  @State private var theme = "Match System"
  @State private var date =
    DateComponents(calendar: .current, year: 2026, month: 11, day: 21, hour: 9, minute: 41).date ?? .now

  var body: some View {
    Form {
      DatePicker("Deliver at", selection: $date)
      Picker("Theme", selection: $theme) { Text("Match System").tag("Match System") }
    }
  }
}
