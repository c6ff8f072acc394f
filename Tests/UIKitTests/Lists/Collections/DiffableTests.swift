import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Snapshots of what tables and collections show", .timeLimit(.minutes(10)))
struct DiffableTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var result = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
      result.appendSections([name])
      result.appendItems(items, toSection: name)
    }
    return result
  }

  @Test("A snapshot counts, finds, adds, moves and takes away")
  func values() {
    var value = snapshot([("a", [1, 2, 3]), ("b", [4])])
    #expect(value.numberOfItems == 4)
    #expect(value.indexOfItem(4) == 3)
    #expect(value.sectionIdentifier(containingItem: 2) == "a")
    value.moveItem(1, afterItem: 4)
    value.insertItems([9], beforeItem: 2)
    value.appendItems([4, 5])
    #expect(value.itemIdentifiers == [9, 2, 3, 4, 1, 5])
    #expect(value.itemIdentifiers(inSection: "b") == [4, 1, 5])
    value.moveSection("b", beforeSection: "a")
    value.deleteItems([3])
    #expect(value.sectionIdentifiers == ["b", "a"])
    #expect(value.itemIdentifiers == [4, 1, 5, 9, 2])
    value.deleteSections(["b"])
    #expect(value.itemIdentifiers == [9, 2])
    value.deleteAllItems()
    #expect(value.numberOfSections == 0)
  }

  @Test("An item of a collection keeps who it is from snapshot to snapshot")
  func collection() async throws {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Deck.flow())
    let cards = UICollectionView.CellRegistration<CardCell, Int> { cell, _, item in
      cell.name.text = "Card \(item)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cards, for: $1, item: $2)
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    try await hosting(collection) { screen in
      try await screen.focus("Card 2")
      let id = try #require(screen.focused?.id)
      let worlds = [
        [("a", [3, 2, 1])], [("new", [7]), ("a", [3, 2])], [("new", [2, 7]), ("a", [3])],
        [("new", [2])],
      ]
      for world in worlds {
        source.apply(snapshot(world))
        try await screen.advance(by: .zero)
        #expect(labels(screen) == world.flatMap(\.1).map { "Card \($0)" })
        #expect(screen.tree[id]?.label == "Card 2")
      }
      #expect(source.indexPath(for: 2) == IndexPath(item: 0, section: 0))
      #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 2)
      #expect(await screen.takeDiagnostics().map(\.message) == [])
    }
  }

  @Test("Every way from one small snapshot to another one ends at the other one, without a complaint")
  func smallWorlds() async throws {
    let worlds: [[(String, [Int])]] = [
      [], [("a", [])], [("a", [1])], [("a", [1, 2, 3])], [("a", [3, 1, 2])], [("a", [1, 2]), ("b", [3])],
      [("b", [1]), ("a", [2, 3])], [("b", [3, 2, 1])], [("a", [2]), ("c", [1]), ("b", [3, 4])],
    ]
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "Row \(item)"
      return cell
    }
    try await hosting(table) { screen in
      for first in worlds {
        for second in worlds {
          for world in [first, second] {
            source.apply(snapshot(world))
            try await screen.advance(by: .zero)
            #expect(labels(screen) == world.flatMap(\.1).map { "Row \($0)" })
          }
        }
      }
      #expect(await screen.takeDiagnostics().map(\.message) == [])
    }
  }

  @Test("An item that is reloaded is filled anew and stays who it is")
  func reloaded() async throws {
    var word = "old"
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = word
      return cell
    }
    source.apply(snapshot([("a", [1])]))
    try await hosting(table) { screen in
      let id = try screen.element(named: "old").id
      word = "new"
      var next = source.snapshot()
      next.reloadItems([1])
      source.apply(next)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id]?.label == "new")
    }
  }
}
