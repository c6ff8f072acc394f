import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Rows of collections that are dragged", .timeLimit(.minutes(10)))
struct ReorderTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func list() -> (UICollectionView, Source) {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.reorder()]
    }
    let source = Source(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Dogs"])
    snapshot.appendItems(["Anna", "Bert", "Carl"])
    source.apply(snapshot)
    return (collection, source)
  }

  @Test("U10, DnD3: a row is dragged by its handle, and the handlers are told where it went")
  func dragging() async throws {
    let (collection, source) = list()
    source.reorderingHandlers.canReorderItem = { $0 != "Carl" }
    var told: [[String]] = []
    source.reorderingHandlers.didReorder = { (transaction: NSDiffableDataSourceTransaction<String, String>) in
      told.append(transaction.finalSnapshot.itemIdentifiers)
      told.append(transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference) ?? [])
      let parts: [NSDiffableDataSourceSectionTransaction<String, String>] = transaction.sectionTransactions
      #expect(parts.map(\.sectionIdentifier) == ["Dogs"])
      #expect(parts.map(\.initialSnapshot.items) == [["Anna", "Bert", "Carl"]])
    }
    try await hosting(collection) { screen in
      #expect(labels(screen) == ["Anna", "Bert", "Carl"])
      collection.isEditing = true
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Anna", "Reorder Anna", "Bert", "Reorder Bert", "Carl", "Reorder Carl"])
      let handle = try screen.element(named: "Reorder Anna")
      #expect(handle.hint == "draggable, Double tap and hold, wait for the sound, then drag to rearrange")
      let (x, y) = (handle.frame.center.x, handle.frame.center.y)
      let finger = Finger(screen: screen)
      finger.down(x, y)
      #expect(finger.announcements(.moved, x, y + handle.frame.size.height) == ["Moved below Bert"])
      finger.up(x, y + handle.frame.size.height)
      #expect(told == [["Bert", "Anna", "Carl"], ["Bert", "Anna", "Carl"]])
      #expect(source.snapshot().itemIdentifiers == ["Bert", "Anna", "Carl"])
      #expect(labels(screen).filter { !$0.hasPrefix("Reorder") } == ["Bert", "Anna", "Carl"])
    }
  }

  @Test("A row that cannot be moved stays where it is")
  func fixed() async throws {
    let (collection, source) = list()
    collection.isEditing = true
    try await hosting(collection) { screen in
      let handle = try screen.element(named: "Reorder Anna")
      let (x, y) = (handle.frame.center.x, handle.frame.center.y)
      let finger = Finger(screen: screen)
      finger.down(x, y)
      #expect(finger.announcements(.moved, x, y + handle.frame.size.height) == [])
      #expect(source.snapshot().itemIdentifiers == ["Anna", "Bert", "Carl"])
    }
  }
}
