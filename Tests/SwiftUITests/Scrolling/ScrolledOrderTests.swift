import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("The order of what is scrolled and what stays", .timeLimit(.minutes(10)))
struct ScrolledOrderTests {
  /// The labels that a walk to the right from the first stop meets, until it comes to an end.
  private func walk(_ screen: EarshotTesting.Screen) async throws -> [String] {
    try await screen.voiceOver.send(.gesture(.fourFingerTapTop))
    var labels = [screen.focused?.label?.string ?? ""]
    for _ in 0..<80 {
      let before = screen.focused?.id
      try await screen.voiceOver.flickRight()
      if screen.focused?.id == before { break }
      labels.append(screen.focused?.label?.string ?? "")
    }
    return labels
  }

  private struct Stacked: View {
    var body: some View {
      VStack {
        Text("Top")
        ScrollView { VStack { ForEach(0..<60) { Text("Line \($0)") } } }
        Text("Bottom")
      }
    }
  }

  @Test("10.2: what stands below a scrolled stack is heard after its last line")
  func stack() async throws {
    try await hosting(Stacked()) { screen in
      let met = try await walk(screen)
      #expect(met == ["Top"] + (0..<60).map { "Line \($0)" } + ["Bottom"])
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows")
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
  }

  @Test("10.2: a title stays before rows that are scrolled, and tabs are heard after the last of them")
  func tabs() async throws {
    try await hosting(Tabs()) { screen in
      let rows = (0..<40).map { "Row \($0)" }
      let met = try await walk(screen)
      #expect(met == ["Rows"] + rows + ["First", "Second"])
      try await screen.focus("Row 39")
      try await screen.drive("rotor \"Headings\"\ndown")
      #expect(screen.focused?.label == "Row 39")
      try await screen.drive("up")
      #expect(screen.focused?.label == "Rows")
    }
  }

  private struct Titled: View {
    var body: some View {
      NavigationStack {
        List(0..<40) { Text("Row \($0)") }
          .navigationTitle("Dogs").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test("10.2: a small title is heard before the rows, and neither again nor lost while they are scrolled")
  func smallTitle() async throws {
    try await hosting(Titled()) { screen in
      let rows = (0..<40).map { "Row \($0)" }
      let met = try await walk(screen)
      #expect(met == ["Dogs"] + rows)
      let first = try #require(screen.heard.firstIndex { $0.contains("Row 0") })
      #expect(!screen.heard[first...].contains { $0.contains("Dogs") })
      // Everything is scrolled up here, and the title is where it was.
      let stops = screen.tree.stops.map { screen.tree[$0]?.label?.string ?? "" }
      #expect(stops.first == "Dogs")
      #expect(stops.filter { $0 == "Dogs" }.count == 1)
      var back: [String] = []
      for _ in 0..<40 {
        try await screen.voiceOver.flickLeft()
        back.append(screen.focused?.label?.string ?? "")
      }
      #expect(back == Array(rows.dropLast().reversed()) + ["Dogs"])
    }
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        Text("Top")
        ScrollView {
          Text("Before")
          ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Card \($0)").frame(width: 120) } } }
          ForEach(0..<30) { Text("Line \($0)").frame(height: 60) }
        }
        Button("Done") {}
      }
    }
  }

  @Test("10.2: rows of cards inside a scrolled screen are heard once, in their place")
  func nested() async throws {
    try await hosting(Nested()) { screen in
      let cards = (0..<20).map { "Card \($0)" }
      let lines = (0..<30).map { "Line \($0)" }
      let met = try await walk(screen)
      #expect(met == ["Top", "Before"] + cards + lines + ["Done"])
    }
  }

  private struct Inset: View {
    var body: some View {
      List(0..<40) { Text("Row \($0)") }
        .safeAreaInset(edge: .top) { Text("Above").frame(height: 40) }
        .safeAreaInset(edge: .bottom) { Button("Below") {} }
    }
  }

  @Test("10.2: bars that insets put over a list stand before and after its rows")
  func insets() async throws {
    try await hosting(Inset()) { screen in
      let met = try await walk(screen)
      #expect(met == ["Above"] + (0..<40).map { "Row \($0)" } + ["Below"])
    }
  }

  private struct Settings: View {
    @State private var choices = [Bool](repeating: false, count: 40)

    var body: some View {
      VStack {
        Form {
          Section { ForEach(0..<20) { Toggle("Choice \($0)", isOn: $choices[$0]) } }
          Section { ForEach(20..<40) { Toggle("Choice \($0)", isOn: $choices[$0]) } }
        }
        Button("Save") {}
      }
    }
  }

  @Test("10.2: what stands below a form is heard after its last row")
  func form() async throws {
    try await hosting(Settings()) { screen in
      let met = try await walk(screen)
      #expect(met == (0..<40).map { "Choice \($0)" } + ["Save"])
    }
  }

  private struct Pages: View {
    var body: some View {
      VStack {
        TabView {
          ForEach(0..<3) { page in
            ScrollView { VStack { ForEach(0..<40) { Text("Page \(page), line \($0)") } } }
          }
        }
        .tabViewStyle(.page)
        Text("Below")
      }
    }
  }

  @Test(
    "10.2: the dots and what stands below pages are heard after the last line of the page that is scrolled")
  func pages() async throws {
    try await hosting(Pages()) { screen in
      let met = try await walk(screen)
      #expect(met.prefix(40) == (0..<40).map { "Page 0, line \($0)" }[...])
      #expect(met.last == "Below")
      #expect(met.count == 42)
      #expect(!met.contains { $0.hasPrefix("Page 1") })
    }
  }

  private struct Sorting: View {
    @State private var isShown = true

    var body: some View {
      Text("Kennel").sheet(isPresented: $isShown) {
        NavigationStack {
          List(0..<40) { Text("Row \($0)") }
            .navigationTitle("Dogs")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
        }
      }
    }
  }

  @Test(
    "10.2: a sheet's title, its rows and the bar at its bottom are heard in this order, and nothing beneath")
  func sheet() async throws {
    try await hosting(Sorting()) { screen in
      let met = try await walk(screen)
      let rows = (0..<40).map { "Row \($0)" }
      #expect(met.filter { !$0.hasPrefix("Double tap") } == ["Dogs"] + rows + ["Sort"])
    }
  }

  @Test("10.2: a tour of what is scrolled comes to the end of the screen, and not back to where it was")
  func tours() async throws {
    let screens: [AnyView] = [
      AnyView(Stacked()), AnyView(Tabs()), AnyView(Nested()), AnyView(Inset()), AnyView(Settings()),
      AnyView(Pages()), AnyView(Sorting()), AnyView(Titled()),
    ]
    for view in screens {
      try await hosting(view) { screen in
        let ending = try await screen.tour().end
        #expect(ending == .boundary)
      }
    }
  }

  @Test("10.1: a part that runs right to left is read so, and what lies around it is not")
  func direction() throws {
    try HeardScreen.showing {
      VStack {
        HStack {
          Text("one")
          Text("two")
        }
        HStack {
          Text("first")
          Text("second")
        }
        .environment(\.layoutDirection, .rightToLeft)
        HStack {
          Text("three")
          HStack {
            Text("four")
            Text("five")
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
    } _: { screen in
      #expect(screen.labels == ["one", "two", "first", "second", "three", "four", "five"])
    }
  }

  @Test("10.1: an icon that stands lower than the text beside it is read first; columns are read row by row")
  func rows() throws {
    try HeardScreen.showing {
      HStack(alignment: .top) {
        Image(systemName: "star").accessibilityLabel("icon").padding(.top, 11)
        Text("Two lines of\ntext")
      }
      HStack {
        VStack {
          Text("Age")
          Text("Weight")
        }
        VStack {
          Text("Three")
          Text("25")
        }
      }
    } _: { screen in
      #expect(screen.labels == ["icon", "Two lines of\ntext", "Age", "Three", "Weight", "25"])
    }
  }

  @Test("10.1: what is combined is joined in rows, too")
  func combined() throws {
    try HeardScreen.showing {
      HStack(alignment: .top) {
        Text("icon").padding(.top, 11)
        Text("Two lines of\ntext")
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      #expect(screen.labels == ["icon, Two lines of\ntext"])
    }
  }
}
