import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

/// Each element tells the line of the app's code that makes it.
@Suite("Source locations of elements", .timeLimit(.minutes(10)))
struct SourceLocationTests {
  /// The line of the element of a name; 0 where it is in another file, or nowhere.
  @MainActor private func line(of label: String, in screen: Screen) -> Int {
    let found = screen.tree.stops.compactMap { screen.tree[$0] }.first { $0.label?.string == label }
    guard let location = found?.sourceLocation, location.file == #filePath else { return 0 }
    return location.line
  }

  @Test("A text and a picture have the line that makes them, whatever modifies them below")
  @MainActor func leaves() async throws {
    let first = #line + 1
    try await hosting(
      VStack {
        Text("Bailey")
          .font(.title)
          .padding()
        VStack {
          Text("beagle").bold()
          if first > 0 {
            Image(systemName: "square.and.arrow.up")
          }
        }
      }
    ) { screen in
      #expect(line(of: "Bailey", in: screen) == first + 2)
      #expect(line(of: "beagle", in: screen) == first + 6)
      #expect(line(of: "Share", in: screen) == first + 8)
    }
  }

  @Test("A control has its own line and not that of the views in its label")
  @MainActor func controls() async throws {
    let first = #line + 1
    try await hosting(
      VStack {
        Button {
        } label: {
          Text("Adopt")
        }
        .buttonStyle(.bordered)
        Toggle("Vaccinated", isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text("Weight") }
        NavigationLink("More") { Text("Details") }
        Menu("Sort") { Button("By name") {} }
        Picker("Breed", selection: .constant(1)) { Text("Beagle").tag(1) }
        Link("Website", destination: URL(filePath: "/"))
      }
    ) { screen in
      #expect(line(of: "Adopt", in: screen) == first + 2)
      #expect(line(of: "Vaccinated", in: screen) == first + 7)
      #expect(line(of: "Weight", in: screen) == first + 8)
      #expect(line(of: "More", in: screen) == first + 9)
      #expect(line(of: "Sort", in: screen) == first + 10)
      #expect(line(of: "Website", in: screen) == first + 12)
    }
  }

  private struct Row: View {
    static let line = #line
    let name: String
    var body: some View {
      HStack {
        Text(name)
        trailing
      }
    }
    private var trailing: some View { Text("of \(name)") }
  }

  @Test("Rows have the lines of their own body; a text outside of a builder that of its use")
  @MainActor func rows() async throws {
    try await hosting(
      VStack {
        List(["Bailey", "Coco"], id: \.self) { Row(name: $0) }
      }
    ) { screen in
      for name in ["Bailey", "Coco"] {
        #expect(line(of: name, in: screen) == Row.line + 4)
        #expect(line(of: "of \(name)", in: screen) == Row.line + 5)
      }
    }
  }

  @Test("Combined elements have the line of the modifier; what else is described, the line of the view")
  @MainActor func modifiers() async throws {
    let first = #line + 1
    try await hosting(
      VStack {
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
        Color.red.frame(width: 20, height: 20)
          .accessibilityLabel("Red")
      }
    ) { screen in
      #expect(line(of: "a, b", in: screen) == first + 6)
      let red = screen.tree.stops.compactMap { screen.tree[$0] }.first { $0.label == "Red" }
      #expect(red?.origins[.label]?.line == first + 8)
      #expect(red?.sourceLocation?.line == first + 8)
    }
  }

  @Test("What the system adds has the line of the view it belongs to, and never one of the system's code")
  @MainActor func system() async throws {
    let first = #line + 1
    try await hosting(
      VStack {
        Stepper("Dogs", value: .constant(2))
        DatePicker("Born", selection: .constant(.distantPast), displayedComponents: .date)
        TextField("Name", text: .constant(""))
        Section("Header") { Text("Row") }
      }
    ) { screen in
      for element in screen.tree.stops.compactMap({ screen.tree[$0] }) {
        let location = try #require(element.sourceLocation, "\(element.label?.string ?? "")")
        #expect(location.file == #filePath)
        #expect((first + 2...first + 5).contains(location.line))
      }
    }
  }

  @Test("Texts and images are equal wherever the code has them")
  @MainActor func equality() {
    var text = Text("a")
    text._sourceLocation = _ViewSourceLocation(file: "A.swift", line: 1)
    #expect(text == Text("a"))
    var image = Image(systemName: "lock")
    image._sourceLocation = _ViewSourceLocation(file: "A.swift", line: 1)
    #expect(image == Image(systemName: "lock"))
    #expect(image != Image(systemName: "star"))
  }
}
