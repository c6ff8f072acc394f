import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("Large content of SwiftUI's views", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentTests {
  static let large = LaunchOptions(textSize: "accessibility3")

  /// A bar of an app's own below a text.
  private struct Bar: View {
    @State private var last = "nothing"
    @State private var isOpen = false

    var body: some View {
      VStack {
        Text("Last: \(last)")
        HStack {
          Button("Back") { last = "back" }.accessibilityShowsLargeContentViewer()
          Button {
            last = "star"
          } label: {
            Image(systemName: "star")
          }
          .accessibilityShowsLargeContentViewer { Label("Favourites", systemImage: "star.fill") }
          Label("Mail", systemImage: "envelope").accessibilityShowsLargeContentViewer()
          Text("Tap").onTapGesture { last = "tap" }.accessibilityShowsLargeContentViewer()
          Button("Plain") { last = "plain" }
          Button("Off") { last = "off" }.disabled(true).accessibilityShowsLargeContentViewer()
          Text("Through").accessibilityShowsLargeContentViewer().allowsHitTesting(false)
        }
        .dynamicTypeSize(.small)
      }
    }
  }

  @Test("L7: a view's own words and image are shown, or those it is given; dragging along shows each")
  func contents() async throws {
    try await hosting(Bar(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      #expect(screen.largeContentViewer.overlay?.picture == nil)
      try await screen.largeContentViewer.drag(onto: "Favorite")
      #expect(screen.largeContentViewer.overlay?.title == "Favourites")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "star.fill")
      #expect(screen.largeContentViewer.overlay?.picture?.sharpness == .sharp)
      try await screen.largeContentViewer.drag(onto: "Mail")
      #expect(screen.largeContentViewer.overlay?.title == "Mail")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "envelope")
      try await screen.largeContentViewer.drag(onto: "Plain")
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.drag(onto: "Off")
      #expect(screen.largeContentViewer.overlay?.title == "Off")
      try await screen.largeContentViewer.drag(onto: "Through")
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: nothing" })
    }
  }

  @Test(
    "L7: lifting does once what a tap does; on what cannot be used it does nothing",
    arguments: [("Favorite", "star"), ("Tap", "tap"), ("Back", "back"), ("Off", "nothing")])
  func lifting(_ name: String, _ done: String) async throws {
    try await hosting(Bar(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Mail", for: .seconds(0.6))
      try await screen.largeContentViewer.drag(onto: name)
      #expect(screen.largeContentViewer.overlay != nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: \(done)" })
    }
  }

  @Test("L7: lifting early is an ordinary tap, and so is lifting late from what is not shown large")
  func taps() async throws {
    try await hosting(Bar(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.3))
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: back" })
      try await screen.largeContentViewer.press(on: "Plain", for: .seconds(2))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: plain" })
    }
  }

  @Test("L7: below the accessibility sizes nothing is shown")
  func ordinary() async throws {
    try await hosting(Bar()) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(2))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: back" })
    }
  }

  /// Tabs over a stack with buttons in its bars.
  private struct Phone: View {
    @State private var tab = 0
    @State private var last = "nothing"

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          Text("Last: \(last)")
            .navigationTitle("Calls")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Edit") { last = "edit" } }
              ToolbarItem(placement: .bottomBar) {
                Button {
                  last = "share"
                } label: {
                  Image(systemName: "square.and.arrow.up")
                }
                .accessibilityLabel("Send")
              }
            }
        }
        .tabItem { Label("Recents", systemImage: "clock") }.tag(0)
        Text("Voices").tabItem { Label("Voicemail", systemImage: "recordingtape") }.tag(1)
      }
    }
  }

  @Test("L2: tab bars, navigation bars and toolbars of SwiftUI are standard bars, with nothing to do")
  func bars() async throws {
    try await hosting(Phone(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Edit", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Edit")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: edit" })
      try await screen.largeContentViewer.press(on: "Send", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Send")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "square.and.arrow.up")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: share" })
      try await screen.largeContentViewer.press(on: "Calls", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      try await screen.largeContentViewer.press(on: "Recents", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Recents")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "clock")
      try await screen.largeContentViewer.drag(onto: "Voicemail")
      #expect(screen.largeContentViewer.overlay?.title == "Voicemail")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Voices" })
    }
  }

  /// A button that opens something when it is held for longer.
  private struct Holding: View {
    @State private var last = "nothing"

    var body: some View {
      VStack {
        Text("Last: \(last)")
        Text("Back")
          .onTapGesture { last = "tap" }
          .onLongPressGesture(minimumDuration: 1.5) { last = "history" }
          .accessibilityShowsLargeContentViewer()
      }
    }
  }

  @Test("L6: a longer press of the app's own takes over, and lifting does nothing more")
  func takeover() async throws {
    try await hosting(Holding(), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(1))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.advance(by: .seconds(1))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: history" })
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(1))
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: tap" })
    }
  }

  /// Tells whether bars show their items large, inside a bar whose text is kept small.
  private struct Kept: View {
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "Large" : "Plain") }
  }

  @Test("L7: the environment tells whether there is a viewer, also where text is kept small, and follows")
  func environment() async throws {
    try await hosting(Kept().dynamicTypeSize(...DynamicTypeSize.large), environment: Self.large) { screen in
      #expect(screen.heard == ["Large"])
      RunningApp.current.environment.textSize = "large"
      try await screen.advance(by: .zero)
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Plain"])
    }
  }

  /// A view of UIKit's kind among views of SwiftUI's.
  private struct Tile: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let button = UIButton(type: .system)
      button.setTitle("Tile", for: .normal)
      button.showsLargeContentViewer = true
      button.addInteraction(UILargeContentViewerInteraction())
      return button
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("L5: views of UIKit's kind among SwiftUI's are shown, and SwiftUI's in a hosting controller")
  func mixed() async throws {
    try await hosting(Tile().frame(width: 100, height: 50), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Tile", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Tile")
      try await screen.largeContentViewer.lift()
    }
    try await hosting(UIHostingController(rootView: Bar()), environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Back", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Back")
      try await screen.largeContentViewer.drag(onto: "Favorite")
      #expect(screen.largeContentViewer.overlay?.title == "Favourites")
      try await screen.largeContentViewer.lift()
      #expect(screen.tree.stops.contains { screen.tree[$0]?.label?.string == "Last: star" })
    }
  }
}
