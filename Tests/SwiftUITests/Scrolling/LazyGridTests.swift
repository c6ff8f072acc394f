import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Lazy grids and stacks across")
struct LazyGridTests {
  @Test("A grid of 100,000 views makes those that the screen and a margin hold, and reaches the last")
  func grid() throws {
    let screen = Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<100_000) { Text("Cell \($0)").frame(height: 40) }
        }
      }
    }
    let rows = try #require(screen.lazyRows)
    #expect(rows.count == 100_000)
    #expect((40...150).contains(rows.realized.count))
    screen.realizeRows(99_999..<100_000)
    #expect(screen.labels.last == "Cell 99,999")
    #expect(try #require(screen.lazyRows).realized.count <= 200)
    screen.realizeRows(0..<1)
    #expect(screen.labels.first == "Cell 0")
    #expect(screen.element("Cell 4")?.rowIndex == 4)
  }

  @Test("A header takes a whole line of a grid, and the views behind it begin a new one")
  func headers() {
    let screen = Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], alignment: .leading, spacing: 0) {
          Section("Dogs") { ForEach(["a", "b", "c"], id: \.self) { Box($0, 50, 20) } }
          Section("Cats") { ForEach(["d", "e"], id: \.self) { Box($0, 50, 20) } }
        }
      }
    }
    #expect(screen.labels == ["Dogs", "a", "b", "c", "Cats", "d", "e"])
    func top(_ label: String) -> Double { screen.element(label)?.frame.minY ?? -1 }
    #expect(top("a") == top("b"))
    #expect(top("c") == top("a") + 20)
    #expect(top("Cats") > top("c"))
    #expect(top("d") == top("e"))
  }

  @Test("A stack across makes what its scrolling view shows, from either side")
  func across() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<10_000) { Text("Page \($0)").frame(width: 200) } }
      }
      .frame(height: 100)
    }
    let rows = try #require(screen.lazyRows)
    #expect(rows.count == 10_000)
    #expect(rows.realized.count <= 10)
    screen.realizeRows(5_000..<5_001)
    #expect(screen.element("Page 5,000") != nil)
    let row = try #require(screen.element("Page 5,000"))
    #expect(screen.request(.scroll(row.id, .right)) != .declined)
    #expect(screen.scrolled.last?.hasPrefix("Page ") == true)
  }

  @Test("Views of one element stand in columns of their own")
  func severalViews() {
    let screen = Screen {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
        ForEach(0..<2) { number in
          Box("left \(number)", 50, 20)
          Box("right \(number)", 50, 20)
        }
      }
    }
    func place(_ label: String) -> Rect? { screen.element(label)?.frame }
    #expect(place("left 0")?.minY == place("right 0")?.minY)
    #expect(place("left 0")?.minX == place("left 1")?.minX)
    #expect(place("left 1")?.minY == (place("left 0")?.minY ?? 0) + 20)
  }
}

extension Screen {
  private var lazyContainer: ElementID? {
    var waiting = host.tree.root.map { [$0] } ?? []
    while let id = waiting.popLast() {
      if host.tree[id]?.rows != nil { return id }
      waiting += host.tree.children(of: id)
    }
    return nil
  }

  /// What is known of the first lazy container.
  var lazyRows: LazyRows? { lazyContainer.flatMap { host.tree[$0]?.rows } }

  /// Has rows of the first lazy container made.
  func realizeRows(_ range: Range<Int>) {
    if let lazyContainer { request(.realize(lazyContainer, range)) }
  }
}
