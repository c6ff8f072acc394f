import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Collections: items, sections, changes and places", .timeLimit(.minutes(10)))
struct CollectionTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("A collection of cards is heard suit by suit, card by card")
  func cards() async throws {
    let deck = Deck([("Hearts", ["Ace", "King", "Queen"]), ("Spades", ["Ten"])])
    let layout = Deck.flow()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    try await hosting(deck.collection(layout)) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Hearts, heading", "Ace, button", "King, button", "Queen, button", "Spades, heading", "Ten, button",
        ])
      #expect(tour.stops.map(\.element.rowIndex) == [nil, 0, 1, 2, nil, 3])
      #expect(screen.tree.elements.compactMap(\.rows) == [LazyRows(count: 4, realized: 0..<4)])
      let frames = tour.stops.map(\.element.frame)
      #expect(frames[1] == Rect(x: 0, y: 100, width: 160, height: 120))
      #expect(frames[2] == Rect(x: 180, y: 100, width: 160, height: 120))
      #expect(frames[3] == Rect(x: 0, y: 230, width: 160, height: 120))
    }
  }

  @Test("K12: of 100,000 items few have cells, and right, left, right from item 50,000 is the same item")
  func many() async throws {
    let deck = Deck([("All", (0..<100_000).map { "Card \($0)" })])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      let container = try #require(screen.tree.elements.first { $0.rows != nil })
      #expect(container.rows?.count == 100_000)
      let count = deck.countOfCells
      #expect(count < 24)
      collection.scrollToItem(at: path(50_000), at: .centeredVertically, animated: false)
      try await screen.advance(by: .zero)
      try await screen.focus("Card 50000")
      let id = try #require(screen.focused?.id)
      for _ in 0..<30 { try await screen.voiceOver.flickRight() }
      #expect(screen.focused?.label == "Card 50030")
      for _ in 0..<30 { try await screen.voiceOver.flickLeft() }
      #expect(screen.focused?.id == id)
      #expect(screen.focused?.rowIndex == 50_000)
      try await screen.drive("right\nexpect \"Card 50001, button\"\nleft\nexpect \"Card 50000, button\"")
      #expect(screen.focused?.id == id)
      #expect(collection.subviews.count < 24)
      #expect(deck.countOfCells - count < 120)
    }
  }

  @Test("K12: items are realised on request, whatever the distance, and the last one gives the boundary")
  func realized() async throws {
    let deck = Deck([("All", (0..<100_000).map { "Card \($0)" })])
    try await hosting(deck.collection()) { screen in
      let container = try #require(screen.tree.elements.first { $0.rows != nil })
      let answer = screen.ask(.realize(container.id, 70_000..<70_001))
      let rows = try #require(screen.tree[container.id]?.rows)
      #expect(answer == .range(rows.realized))
      #expect(rows.realized.contains(70_000))
      #expect(rows.realized.count < 24)
      #expect(screen.ask(.realize(container.id, 99_999..<100_000)) != .declined)
      #expect(screen.tree[container.id]?.rows?.countAfter == 0)
      #expect(screen.ask(.realize(container.id, 100_000..<100_001)) == .declined)
    }
  }

  @Test("An item that was away and comes back is who it was")
  func identity() async throws {
    let deck = Deck([("All", (0..<500).map { "Card \($0)" })])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      let id = try screen.element(named: "Card 3").id
      collection.scrollToItem(at: path(400), at: .top, animated: false)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id] == nil)
      #expect(labels(screen).contains("Card 400"))
      collection.scrollToItem(at: path(0), at: .top, animated: false)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id]?.label == "Card 3")
    }
  }

  @Test("Activating an item chooses it, and the choice is heard")
  func selection() async throws {
    let deck = Deck([("All", ["Ace", "King"])])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      try await screen.activate("King")
      #expect(deck.log == ["chose 1"])
      #expect(try screen.element(named: "King").traits.contains(.selected))
      try await screen.activate("Ace")
      #expect(deck.log == ["chose 1", "gave up 1", "chose 0"])
      #expect(collection.indexPathsForSelectedItems == [path(0)])
      #expect(try screen.element(named: "King").traits.contains(.selected) == false)
    }
  }

  @Test("Items that come, go and move keep who they are, and the cursor stays on its item")
  func changes() async throws {
    let deck = Deck([("All", ["a", "b", "c", "d"])])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      try await screen.focus("c")
      let id = try #require(screen.focused?.id)
      deck.suits[0].cards = ["x", "a", "c", "d"]
      collection.performBatchUpdates {
        collection.deleteItems(at: [path(1)])
        collection.insertItems(at: [path(0)])
      }
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["x", "a", "c", "d"])
      #expect(screen.focused?.id == id)
      deck.suits[0].cards = ["c", "x", "a", "d"]
      collection.moveItem(at: path(2), to: path(0))
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["c", "x", "a", "d"])
      #expect(screen.tree[id]?.label == "c")
      deck.suits.append(("More", ["y"]))
      collection.insertSections([1])
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["c", "x", "a", "d", "y"])
    }
  }

  @Test("Changes of items that do not fit the data are told, and the data counts")
  func inconsistentChange() async throws {
    let deck = Deck([("All", ["a", "b"])])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      deck.suits[0].cards = ["a", "b", "c", "d"]
      collection.insertItems(at: [path(2)])
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a", "b", "c", "d"])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.count == 1)
      #expect(
        messages.first?.hasPrefix("After the changes the table was told of there should be 3 rows") == true)
    }
  }

  @Test("What is in a plain cell is met part by part")
  func plainCells() async throws {
    final class Plain: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
        for (index, text) in [name, "of hearts"].enumerated() {
          let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 100, height: 20))
          label.text = text
          cell.contentView.addSubview(label)
        }
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: ["Ace", "King"][indexPath.item])
      }
    }
    let plain = Plain()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Deck.flow())
    collection.dataSource = plain
    try await hosting(collection) { screen in
      #expect(labels(screen) == ["Ace", "of hearts", "King", "of hearts"])
      #expect(screen.tree.elements.compactMap(\.rowIndex) == [0, 1])
    }
  }

  @Test("A collection without sections or items is empty")
  func empty() async throws {
    for deck in [Deck([]), Deck([("All", [])])] {
      try await hosting(deck.collection()) { screen in
        #expect(screen.tree.firstStop == nil)
        #expect(screen.tree.elements.compactMap(\.rows) == [LazyRows(count: 0, realized: 0..<0)])
      }
    }
  }
}
