import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Rows of a table that show a dog", .timeLimit(.minutes(10)))
struct KennelTests {
  private static let whole = """
    Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion, Popularity, Number one, Age, \
    Three years, Weight, 25 pounds, Height, 14 inches
    """

  @Test("K1: a cell without custom content is read whole, top left to bottom right, with its seconds")
  func whole() async throws {
    try await hosting(Kennel(count: 1) { _ in Dog() }) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == [Self.whole])
      #expect(tour.stops.allSatisfy { $0.seconds > 5 })
      #expect(tour.stops.first?.element.traits == [])
    }
  }

  @Test("K2: a cell that provides custom content is heard in a few words, and the rest waits in its order")
  func measured() async throws {
    try await hosting(Kennel(count: 1, cellType: MeasuredDogCell.self) { _ in Dog() }) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Bailey, beagle. More content available."])
      #expect(
        tour.stops.first?.moreContent.entries.map(\.text) == [
          "Number one, Popularity", "Three years, Age", "25 pounds, Weight", "14 inches, Height",
          "Happy-go-lucky, excellent hunting dog, and loyal companion, Description",
        ])
    }
  }

  @Test("K12: of 100,000 rows only those near the screen have cells, and the numbers are asked for once")
  func living() async throws {
    let kennel = Kennel(count: 100_000) { Dog(name: "Dog \($0)") }
    try await hosting(kennel) { screen in
      let table = try #require(kennel.tableView)
      let rows = try #require(screen.tree.elements.lazy.compactMap(\.rows).first)
      #expect(rows.count == 100_000)
      #expect(rows.realized.lowerBound == 0)
      #expect(rows.realized.count == table.cellCount)
      // Five of 216 points fill the screen; two more may lie within a quarter of it.
      #expect(table.cellCount <= 7)
      #expect(kennel.askedRows == Array(0..<rows.realized.count))
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.rowIndex } == Array(rows.realized))
      #expect(kennel.countOfCounts <= 4)
    }
  }

  @Test("K12: row 50,000 right, left, right is the same row, and cells do not add up on the way")
  func there() async throws {
    let kennel = Kennel(count: 100_000) { Dog(name: "Dog \($0)", facts: []) }
    try await hosting(kennel) { screen in
      let table = try #require(kennel.tableView)
      let made = DogCell.countOfMade
      table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .middle, animated: false)
      try await screen.advance(by: .zero)
      let name = "Dog 50000, beagle, \(Dog().notes)"
      try await screen.focus(name)
      let id = try #require(screen.focused?.id)
      #expect(screen.focused?.rowIndex == 50_000)
      for _ in 0..<30 { try await screen.voiceOver.flickRight() }
      #expect(screen.focused?.rowIndex == 50_030)
      for _ in 0..<30 { try await screen.voiceOver.flickLeft() }
      #expect(screen.focused?.id == id)
      #expect(screen.focused?.rowIndex == 50_000)
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.flickLeft()
      #expect(screen.focused?.id == id)
      #expect(table.cellCount <= 14)
      #expect(DogCell.countOfMade - made <= 16)
    }
  }

  @Test("K12: the last row gives the boundary")
  func boundary() async throws {
    let kennel = Kennel(count: 100_000) { Dog(name: "Dog \($0)", facts: []) }
    try await hosting(kennel) { screen in
      kennel.tableView?.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
      try await screen.advance(by: .zero)
      try await screen.focus("Dog 99999, beagle, \(Dog().notes)")
      let heard = screen.heard
      try await screen.voiceOver.flickRight()
      #expect(screen.focused?.rowIndex == 99_999)
      #expect(screen.heard == heard)
    }
  }

  @Test("K12: rows are realised on request, whatever the distance")
  func realized() async throws {
    let kennel = Kennel(count: 100_000) { Dog(name: "Dog \($0)") }
    try await hosting(kennel) { screen in
      let table = try #require(screen.tree.elements.first { $0.rows != nil })
      let answer = screen.ask(.realize(table.id, 70_000..<70_001))
      let rows = try #require(screen.tree[table.id]?.rows)
      #expect(answer == .range(rows.realized))
      #expect(rows.realized.contains(70_000))
      // Five of 216 points fill the screen, and two more may lie above and below.
      #expect(rows.realized.count <= 9)
      #expect(screen.ask(.realize(table.id, 100_000..<100_001)) == .declined)
    }
  }
}
