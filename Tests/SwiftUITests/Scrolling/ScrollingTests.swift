import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Scrolling views and where they are")
struct ScrollingTests {
  @Test("What cannot be scrolled says nothing of pages")
  func disabled() throws {
    let screen = Screen { ScrollView { Numbers() }.scrollDisabled(true) }
    let row = try #require(screen.element("Row 0"))
    #expect(screen.request(.scroll(row.id, .down)) == .declined)
    #expect(screen.scrolled == [])
  }

  @Test("A view begins at the place of its anchor, and keeps margins around its content")
  func anchor() throws {
    let screen = Screen { ScrollView { Numbers() }.defaultScrollAnchor(.bottom) }
    #expect(try #require(screen.element("Row 99")).frame.maxY <= 818)
    let inset = Screen { ScrollView { Box("a", 20, 20) }.contentMargins(.top, 30) }
    #expect(inset.element("a")?.frame.minY == 77)
  }

  @Test("The id of the first view in sight is told, and one that is set is gone to")
  func position() throws {
    let screen = Screen { Following() }
    #expect(screen.labels.contains("At none"))
    screen.activate("Go")
    #expect(screen.labels.contains("At 50"))
    #expect(try #require(screen.element("Row 50")).frame.minY < 420)
    let row = try #require(screen.element("Row 50"))
    screen.request(.scroll(row.id, .down))
    #expect(!screen.labels.contains("At 50") && !screen.labels.contains("At none"))
  }

  @Test("A position goes to edges and points, and knows when a person has scrolled")
  func positions() throws {
    let screen = Screen { Positioned() }
    screen.activate("End")
    #expect(try #require(screen.element("Row 99")).frame.maxY <= 818)
    #expect(screen.labels.contains("by the app"))
    let row = try #require(screen.element("Row 99"))
    screen.request(.scroll(row.id, .up))
    #expect(screen.labels.contains("by a person"))
  }

  @Test("Scrolls are told with what is shown, and with their beginning and end")
  func observing() throws {
    let notes = Notes()
    let screen = Screen {
      ScrollView { Numbers() }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: {
          notes.add("\($0) \($1)")
        }
        .onScrollPhaseChange { notes.add("\($0) \($1)") }
    }
    let row = try #require(screen.element("Row 0"))
    screen.request(.scroll(row.id, .down))
    #expect(notes.all == ["false false", "idle animating", "false true", "animating idle"])
  }

  @Test("A view tells when it comes into sight and leaves it, and of its room")
  func visibility() throws {
    let notes = Notes()
    let screen = Screen {
      ScrollView {
        Box("Top", 20, 20).onScrollVisibilityChange { notes.add("\($0)") }
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            notes.add("\(Int($0.width))")
          }
        Numbers()
      }
    }
    let row = try #require(screen.element("Row 0"))
    screen.request(.scroll(row.id, .down))
    #expect(notes.all == ["true", "20", "false"] || notes.all == ["20", "true", "false"])
  }

  @Test("A view takes a part of the scrolling view around it, and lies around a point")
  func frames() throws {
    let screen = Screen.availableSpace(300, 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Box("a", 10, 10).containerRelativeFrame(.horizontal)
          Box("b", 10, 10).containerRelativeFrame(.horizontal, count: 3, spacing: 0)
          Box("c", 10, 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
      }
    }
    #expect(screen.frames == ["a 145 0 10 10", "b 345 0 10 10", "c 470 0 10 10"])
    let placed = Screen.availableSpace(300, 200) { Box("p", 10, 10).position(x: 50, y: 60) }
    #expect(placed.frames == ["p 45 55 10 10"])
  }
}

/// What happened, in its order.
private final class Notes {
  private(set) var all: [String] = []
  func add(_ note: String) { all.append(note) }
}

private struct Numbers: View {
  var body: some View {
    ForEach(0..<100) { number in Text("Row \(number)").frame(height: 40).id(number) }
  }
}

private struct Following: View {
  @State private var seen: Int?

  var body: some View {
    Text(seen.map { "At \($0)" } ?? "At none")
    Button("Go") { seen = 50 }
    ScrollView { Numbers() }.scrollPosition(id: $seen).frame(height: 300)
  }
}

private struct Positioned: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    Text(position.isPositionedByUser ? "by a person" : "by the app")
    Button("End") { position.scrollTo(edge: .bottom) }
    ScrollView { Numbers() }.scrollPosition($position)
  }
}
