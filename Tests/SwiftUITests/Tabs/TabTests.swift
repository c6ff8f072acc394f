import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tabs", .timeLimit(.minutes(10)))
struct TabTests {
  @Test("Tabs say which of how many they are, and the chosen one that it is")
  func positions() async throws {
    try await hosting(Kennels()) { screen in
      try await screen.voiceOver.flickRight(times: 3)
      #expect(
        screen.heard == [
          "Three dogs", "Tab bar, selected, Kennel, tab, 1 of 3", "Search, tab, 2 of 3",
          "Messages, tab, 3 of 3",
        ])
    }
  }

  @Test("Choosing a tab says so, keeps the cursor on it, and shows the other screen")
  func choosing() async throws {
    try await hosting(Kennels()) { screen in
      try await screen.activate("Search")
      #expect(screen.lastHeard.last == "Selected, Search, tab, 2 of 3")
      #expect(screen.focused?.label == "Search")
      try await screen.voiceOver.flickLeft(times: 2)
      #expect(screen.lastHeard.last == "Nothing found")
    }
  }

  @Test("A screen keeps its state while another is shown, and comes onto the screen each time")
  func lives() {
    let screen = Screen { Lives() }
    #expect(screen.labels == ["Count 0", "first came 1, second came 0", "First", "Second"])
    screen.activate("Count 0")
    screen.activate("Second")
    #expect(screen.labels == ["first came 1, second came 1", "First", "Second"])
    screen.activate("First")
    #expect(screen.labels == ["Count 1", "first came 2, second came 1", "First", "Second"])
  }

  @Test("A selection chooses the tab, and follows the person")
  func selection() {
    let screen = Screen { Selecting() }
    #expect(screen.labels.first == "At b")
    screen.activate("A")
    #expect(screen.labels.first == "At a")
    screen.activate("Go to b")
    #expect(screen.labels.first == "At b")
    #expect(screen.element("B")?.traits.contains(.selected) == true)
  }

  @Test("Tabs of the newer form, in sections and loops, some hidden or dimmed")
  func newForm() async throws {
    try await hosting(NewTabs()) { screen in
      try await screen.voiceOver.flickRight(times: 5)
      #expect(
        screen.heard == [
          "Home screen", "Tab bar, selected, Home, tab, 1 of 5", "Rex, tab, 2 of 5",
          "Bailey, two new, tab, 3 of 5", "Shop, dimmed, tab, 4 of 5", "Search, tab, 5 of 5",
        ])
      try await screen.activate("Rex")
      #expect(try screen.element(named: "About Rex").label == "About Rex")
    }
  }

  private struct Sections: View {
    @State private var tab = "home"

    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") { Text("Home screen") }
        TabSection("Dogs") {
          Tab("Rex", systemImage: "dog", value: "rex") { Text("About Rex") }
          Tab("Bailey", systemImage: "dog", value: "bailey") { Text("About Bailey") }
        }
        TabSection {
          Tab("Tom", systemImage: "cat", value: "tom") { Text("About Tom") }
        } header: {
          Label("Cats", systemImage: "cat")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("On a wide screen tabs may stand in a column, where sections have their headings; a bar shows none")
  func sidebar() async throws {
    let pad = LaunchOptions(platform: .iPadOS, screenSize: Size(width: 1_024, height: 768))
    try await hosting(Sections(), environment: pad) { screen in
      var heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard == [
          "Selected, Home, button", "Dogs, heading", "Rex, button", "Bailey, button", "Cats, heading",
          "Tom, button", "Home screen",
        ])
      try await screen.activate("Bailey")
      heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard.contains("Selected, Bailey, button"))
      #expect(heard.last == "About Bailey")
    }
    try await hosting(Sections()) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard == [
          "Home screen", "Tab bar, selected, Home, tab, 1 of 4", "Rex, tab, 2 of 4", "Bailey, tab, 3 of 4",
          "Tom, tab, 4 of 4",
        ])
    }
  }

  @Test(
    "10.10: the badge of a tab counts items as UIKit's bar does, as it is written or not at all by choice",
    arguments: [
      ([:], "Inbox, 3 items, tab, 2 of 3"), (["tabBar.badge": "as written"], "Inbox, 3, tab, 2 of 3"),
      (["tabs.badge": "silent"], "Inbox, tab, 2 of 3"),
    ])
  func badges(choices: [String: String], words: String) async throws {
    try await hosting(Badged(), rules: RuleChoices(choices)) { screen in
      try await screen.voiceOver.flickRight(times: 3)
      let isSilent = choices["tabs.badge"] == "silent"
      #expect(
        screen.lastHeard.suffix(2) == [words, isSilent ? "News, tab, 3 of 3" : "News, New, tab, 3 of 3"])
    }
  }

  @Test("The badge of a row is its value")
  func rowBadge() throws {
    try HeardScreen.showing {
      List { Text("Inbox").badge(12) }
    } _: { screen in
      #expect(screen.heard() == ["Inbox, 12"])
    }
  }

  @Test("Screens beyond the fifth tab are listed under More")
  func more() {
    let screen = Screen { Many() }
    #expect(screen.labels == ["Screen A", "A", "B", "C", "D", "More"])
    screen.activate("More")
    #expect(screen.labels == ["More", "E", "F", "A", "B", "C", "D", "More"])
    screen.activate("F")
    #expect(screen.labels == ["Screen F", "A", "B", "C", "D", "More"])
    #expect(screen.element("More")?.traits.contains(.selected) == true)
  }

  @Test("Choosing the chosen tab goes back to the first screen of its stack")
  func popping() {
    let screen = Screen { StackInTab() }
    screen.activate("Open")
    #expect(screen.labels == ["Kennel", "Inside", "Dogs", "Cats"])
    screen.activate("Dogs")
    #expect(screen.labels == ["Kennel", "Open", "Dogs", "Cats"])
  }

  @Test("A screen takes the bar of tabs away, and an accessory stands above it")
  func barAndAccessory() {
    let screen = Screen { Accessory() }
    #expect(screen.labels == ["Open", "Now playing", "Dogs", "Cats"])
    screen.activate("Open")
    #expect(screen.labels == ["Back", "Alone", "Now playing"])
  }
}

@MainActor
@Suite("Pages", .timeLimit(.minutes(10)))
struct PageTests {
  @Test("Pages are turned by scrolling, which says which page it is")
  func scrolling() async throws {
    try await hosting(Pages()) { screen in
      #expect(screen.heard == ["One"])
      try await screen.voiceOver.send(.gesture(.threeFingerFlickLeft))
      #expect(screen.lastHeard.contains("Page 2 of 3"))
      #expect(try screen.element(named: "Two").label == "Two")
      try await screen.voiceOver.send(.gesture(.threeFingerFlickRight))
      #expect(screen.lastHeard.contains("Page 1 of 3"))
    }
  }

  @Test("The dots say which page is to be seen, and turn pages by adjusting")
  func dots() async throws {
    try await hosting(Pages()) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["page 1 of 3, adjustable"])
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["page 2 of 3"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Two"])
    }
  }

  @Test("Dots are left out where they are not wanted, and for a single page")
  func noDots() {
    #expect(Screen { Pages(mode: .never) }.labels == ["One"])
    #expect(Screen { Pages(mode: .always) }.labels == ["One", ""])
    let screen = Screen { TabView { Text("Only") }.tabViewStyle(.page) }
    #expect(screen.labels == ["Only"])
  }
}

private struct Kennels: View {
  var body: some View {
    TabView {
      Text("Three dogs").tabItem { Label("Kennel", systemImage: "house") }
      Text("Nothing found").tabItem {
        Image(systemName: "magnifyingglass")
        Text("Search")
      }
      Text("No messages").tabItem { Text("Messages") }
    }
  }
}

private struct Lives: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    TabView {
      VStack {
        Counter()
        Text("first came \(first), second came \(second)")
      }
      .onAppear { first += 1 }
      .tabItem { Text("First") }
      Text("first came \(first), second came \(second)")
        .tabItem { Text("Second") }
        .onAppear { second += 1 }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Selecting: View {
  @State private var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Text("At \(tab)")
        Button("Go to b") { tab = "b" }
      }
      .tabItem { Text("A") }
      .tag("a")
      Text("At \(tab)").tag("b").tabItem { Text("B") }
    }
  }
}

private struct NewTabs: View {
  @State private var tab = "home"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: "home") { Text("Home screen") }
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) { Text("Find") }
      TabSection("Dogs") {
        ForEach(["Rex", "Bailey"], id: \.self) { name in
          Tab(name, systemImage: "dog", value: name) { Text("About \(name)") }
            .accessibilityValue(name == "Bailey" ? Text("two new") : Text(""))
        }
      }
      if tab == "nowhere" { Tab("Never", systemImage: "xmark", value: "never") { Text("Never") } }
      Tab("Gone", systemImage: "xmark", value: "gone") { Text("Gone") }.hidden()
      Tab("Shop", systemImage: "cart", value: "shop") { Text("Shop") }.disabled(true)
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

private struct Badged: View {
  var body: some View {
    TabView {
      Text("Here").tabItem { Text("Home") }.badge(0)
      Text("There").tabItem { Text("Inbox") }.badge(3)
      Text("Now").tabItem { Text("News") }.badge("New")
    }
  }
}

private struct Many: View {
  var body: some View {
    TabView {
      ForEach(["A", "B", "C", "D", "E", "F"], id: \.self) { name in
        Text("Screen \(name)").tabItem { Text(name) }
      }
    }
  }
}

private struct StackInTab: View {
  var body: some View {
    TabView {
      NavigationStack {
        NavigationLink("Open") { Text("Inside") }.navigationTitle("Kennel")
      }
      .tabItem { Text("Dogs") }
      Text("Cats here").tabItem { Text("Cats") }
    }
  }
}

private struct Accessory: View {
  var body: some View {
    TabView {
      NavigationStack {
        NavigationLink("Open") { Text("Alone").toolbar(.hidden, for: .tabBar) }
      }
      .tabItem { Text("Dogs") }
      Text("Cats here").tabItem { Text("Cats") }
    }
    .tabViewBottomAccessory { Text("Now playing") }
  }
}

private struct Pages: View {
  var mode = PageTabViewStyle.IndexDisplayMode.automatic

  var body: some View {
    TabView {
      Text("One")
      Text("Two")
      Text("Three")
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: mode))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}
