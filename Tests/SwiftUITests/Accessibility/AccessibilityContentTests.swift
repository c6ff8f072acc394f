import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that are heard and never shown", .timeLimit(.minutes(10)))
struct AsideTests {
  @Test("3.2: a representation is heard in place of the view, and its bindings change what the view shows")
  func representation() async throws {
    try await hosting(Dial()) { screen in
      try await screen.drive(
        """
        select "Volume"
        expect "Volume, 50%, adjustable"
        up
        expect "60%"
        """)
      #expect(screen.tree.stops.count(where: { screen.tree[$0]?.label == "60 of 100" }) == 1)
    }
  }

  @Test("3.2: a representation lies where the view lies, and nothing of the view itself is heard")
  func place() throws {
    let screen = Screen {
      Text("drawn").frame(width: 200, height: 100).accessibilityRepresentation { Button("Play") {} }
    }
    #expect(screen.labels == ["Play"])
    let frame = try #require(screen.element("Play")?.frame)
    #expect(frame.size == Size(width: 200, height: 100))
  }

  @Test("3.2: synthetic children lie inside the view, which becomes their container under its name")
  func children() throws {
    try HeardScreen.showing {
      Color.clear.frame(width: 300, height: 100)
        .accessibilityLabel("Walks")
        .accessibilityChildren {
          HStack(spacing: 0) {
            ForEach(["Monday", "Tuesday"], id: \.self) { day in
              Rectangle().accessibilityLabel(day).accessibilityValue("2 miles")
            }
          }
        }
    } _: { screen in
      #expect(screen.heard() == ["Walks, Monday, 2 miles", "Tuesday, 2 miles"])
      let (monday, tuesday) = (try screen.stop("Monday").frame, try screen.stop("Tuesday").frame)
      #expect(monday.size == Size(width: 150, height: 100))
      #expect(tuesday.minX == monday.maxX)
    }
  }

  @Test("3.2: an action that is labelled by views carries its picture for menus")
  func actionPicture() throws {
    try HeardScreen.showing {
      Text("Bailey").accessibilityAction(action: {}, label: { Label("Feed", systemImage: "fork.knife") })
    } _: { screen in
      let action = try #require(screen.only().actions.first)
      #expect(action.name == "Feed")
      #expect(action.image == "fork.knife")
    }
  }

  @Test("L7: a view is shown large by its own words, or by those of other views")
  func largeContent() throws {
    try HeardScreen.showing {
      Button("Done") {}.accessibilityShowsLargeContentViewer()
      Image(systemName: "star").accessibilityShowsLargeContentViewer {
        Label("Favourites", systemImage: "star.fill")
      }
    } _: { screen in
      try #expect(screen.stop("Done").largeContent == LargeContentItem(title: "Done"))
      let star = try screen.stop("Favorite").largeContent
      #expect(star == LargeContentItem(title: "Favourites", image: "star.fill"))
    }
  }
}

private struct Dial: View {
  @State private var volume = 50.0

  var body: some View {
    Circle().frame(width: 100, height: 100)
      .accessibilityRepresentation {
        Slider(value: $volume, in: 0...100) { Text("Volume") }
      }
    Text(verbatim: "\(Int(volume)) of 100")
  }
}
