import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Lazy rows")
struct LazyRowsTests {
  @Test("K12: a list makes the rows that the screen and a margin hold, whatever their number")
  func firstScreen() throws {
    let screen = Screen { List(0..<100_000) { Text("Row \($0)") } }
    let rows = try #require(screen.rows)
    #expect(rows.count == 100_000)
    #expect(rows.realized.lowerBound == 0)
    #expect((18...40).contains(rows.realized.count))
    #expect(screen.labels.first == "Row 0")
    #expect(screen.labels.count == rows.realized.count)
  }

  @Test("K12: row 50,000 is reached, left and reached again, and is the same row")
  func farRow() throws {
    let screen = Screen { List(0..<100_000) { Text("Row \($0)") } }
    screen.realize(50_000..<50_001)
    let id = try #require(screen.element("Row 50,000")?.id)
    #expect(try #require(screen.rows).realized.count <= 60)
    screen.realize(10..<11)
    #expect(screen.element("Row 50,000") == nil)
    screen.realize(50_000..<50_001)
    #expect(screen.element("Row 50,000")?.id == id)
  }

  @Test("K12: the last row can be reached, and nothing lies behind it")
  func lastRow() throws {
    let screen = Screen { List(0..<100_000) { Text("Row \($0)") } }
    screen.realize(99_999..<100_000)
    #expect(screen.labels.last == "Row 99,999")
    #expect(try #require(screen.rows).realized.upperBound == 100_000)
  }

  @Test("Rows carry their place in the collection")
  func rowIndex() {
    let screen = Screen { List(0..<100) { Text("Row \($0)") } }
    #expect(screen.element("Row 3")?.rowIndex == 3)
  }

  @Test("A change of one row's state evaluates that row alone")
  func rowState() {
    let screen = Screen { List(0..<1_000) { TallyRow(number: $0) } }
    let before = screen.content.evaluationCount
    screen.activate("2: 0")
    #expect(screen.element("2: 1") != nil)
    #expect(screen.content.evaluationCount == before + 1)
  }

  @Test("Rows that stay keep their identity when rows before them go")
  func removal() throws {
    let screen = Screen { Shrinking() }
    let id = try #require(screen.element("c")?.id)
    screen.activate("Remove")
    #expect(screen.labels == ["b", "c", "Remove"])
    #expect(screen.element("c")?.id == id)
  }

  @Test("A list may mix single views and collections")
  func mixed() {
    let screen = Screen {
      List {
        Text("Head")
        ForEach(0..<3) { Text("Row \($0)") }
        Text("Foot")
      }
    }
    #expect(screen.labels == ["Head", "Row 0", "Row 1", "Row 2", "Foot"])
  }

  @Test("An empty list is no stop and no crash")
  func empty() {
    let screen = Screen {
      List(0..<0) { Text("Row \($0)") }
      Text("After")
    }
    #expect(screen.labels == ["After"])
  }

  @Test("Equal ids in a list are told, and the rest is shown")
  func equalIDs() {
    let screen = Screen { List(["a", "a", "b"], id: \.self) { Text($0) } }
    #expect(screen.labels == ["a", "a", "b"])
    #expect(screen.host.takeDiagnostics().count == 1)
  }

  @Test("A lazy stack lies in a scrolling view among other views")
  func lazyStack() throws {
    let screen = Screen {
      ScrollView {
        Text("Title")
        LazyVStack { ForEach(0..<10_000) { Text("Row \($0)") } }
      }
    }
    #expect(screen.labels.first == "Title")
    screen.realize(5_000..<5_001)
    #expect(screen.element("Row 5,000") != nil)
  }

  @Test("The cursor brings what it meets into sight")
  func reveal() throws {
    let screen = Screen { ScrollView { ForEach(0..<100) { Text("Row \($0)") } } }
    let row = try #require(screen.element("Row 90"))
    #expect(row.frame.minY > 852)
    screen.request(.focus(row.id))
    #expect(try #require(screen.element("Row 90")).frame.maxY <= 852)
  }

  @Test("Scrolling by a page says where it led, and stops at the end")
  func pages() throws {
    let screen = Screen { ScrollView { ForEach(0..<100) { Text("Row \($0)") } } }
    let row = try #require(screen.element("Row 0"))
    #expect(screen.request(.scroll(row.id, .down)) != .declined)
    #expect(screen.request(.scroll(row.id, .up)) != .declined)
    #expect(screen.request(.scroll(row.id, .up)) == .declined)
  }
}

extension Screen {
  /// What is known of the first lazy container.
  fileprivate var rows: LazyRows? {
    lazyContainer.flatMap { host.tree[$0]?.rows }
  }

  private var lazyContainer: ElementID? {
    var waiting = host.tree.root.map { [$0] } ?? []
    while let id = waiting.popLast() {
      if host.tree[id]?.rows != nil { return id }
      waiting += host.tree.children(of: id)
    }
    return nil
  }

  fileprivate func realize(_ range: Range<Int>) {
    if let lazyContainer { request(.realize(lazyContainer, range)) }
  }
}

private struct TallyRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button("\(number): \(count)") { count += 1 }
  }
}

private struct Shrinking: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
      Button("Remove") { names.removeFirst() }
    }
  }
}
