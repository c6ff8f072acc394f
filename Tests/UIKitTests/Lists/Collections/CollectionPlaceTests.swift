import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Items of collections: places, choices, states and sizes", .timeLimit(.minutes(10)))
struct CollectionPlaceTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func deck(_ count: Int = 4) -> Deck { Deck([("Hearts", (0..<count).map { "Card \($0)" })]) }

  @Test("An item is found by the place in it, and its cell by the item, where it is near the screen")
  func places() async throws {
    let deck = deck(1000)
    let layout = Deck.flow()
    layout.headerReferenceSize = CGSize(width: 340, height: 40)
    let collection = deck.collection(layout)
    try await hosting(collection) { _ in
      let frame = try #require(collection.layoutAttributesForItem(at: path(1))?.frame)
      #expect(collection.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path(1))
      #expect(collection.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.minY - 1)) == nil)
      let cell = collection.cellForItem(at: path(1))
      #expect(cell?.accessibilityLabel == "Card 1")
      #expect(cell.flatMap { collection.indexPath(for: $0) } == path(1))
      #expect(collection.cellForItem(at: path(900)) == nil)
      let kind = UICollectionView.elementKindSectionHeader
      #expect(collection.supplementaryView(forElementKind: kind, at: path(0))?.accessibilityLabel == "Hearts")
      #expect(collection.supplementaryView(forElementKind: "other", at: path(0)) == nil)
    }
  }

  @Test("What an app chooses is heard as chosen, and its delegate is not told")
  func choices() async throws {
    let deck = deck()
    let collection = deck.collection()
    try await hosting(collection) { screen in
      collection.selectItem(at: path(1), animated: false, scrollPosition: [])
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Card 1").traits.contains(.selected))
      collection.selectItem(at: path(2), animated: false, scrollPosition: [])
      #expect(collection.indexPathsForSelectedItems == [path(2)])
      collection.deselectItem(at: path(2), animated: false)
      #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
      collection.allowsSelection = false
      collection.selectItem(at: path(1), animated: false, scrollPosition: [])
      #expect(collection.indexPathsForSelectedItems?.isEmpty != false)
      #expect(deck.log.isEmpty)
    }
  }

  @Test("A choice can bring its item onto the screen")
  func scrollingChoice() async throws {
    let deck = deck(100)
    let collection = deck.collection()
    try await hosting(collection) { _ in
      collection.selectItem(at: path(80), animated: false, scrollPosition: .top)
      #expect(collection.indexPathsForVisibleItems.contains(path(80)))
      #expect(collection.cellForItem(at: path(80))?.isSelected == true)
    }
  }

  @Test("An item that is reconfigured keeps its cell, which shows what the data says now")
  func reconfiguring() async throws {
    let deck = deck()
    let collection = deck.collection()
    try await hosting(collection) { screen in
      let cell = collection.cellForItem(at: path(1))
      deck.suits[0].cards[1] = "Ace"
      collection.reconfigureItems(at: [path(1)])
      try await screen.advance(by: .zero)
      #expect(collection.cellForItem(at: path(1)) === cell)
      #expect(try screen.element(named: "Ace").traits.contains(.button))
    }
  }

  @Test("A cell asks for its content anew once for every time that something says so before the layout")
  func states() {
    let cells: [(UIView, @MainActor () -> Void, @MainActor (@escaping @MainActor () -> Void) -> Void)] = [
      {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        return (
          cell, { cell.setNeedsUpdateConfiguration() },
          { note in cell.configurationUpdateHandler = { _, _ in note() } }
        )
      }(),
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        return (
          cell, { cell.setNeedsUpdateConfiguration() },
          { note in cell.configurationUpdateHandler = { _, _ in note() } }
        )
      }(),
    ]
    for (cell, ask, watch) in cells {
      var count = 0
      watch { count += 1 }
      cell.layoutIfNeeded()
      let before = count
      ask()
      ask()
      #expect(count == before)
      cell.layoutIfNeeded()
      #expect(count == before + 1)
    }
  }

  /// Says the sizes and gaps of a flow itself.
  private final class Sizes: UICollectionViewController, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    var fetched: [Int] = []
    var count = 4

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.prefetchDataSource = self
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item \(indexPath.item)"
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: indexPath.item == 0 ? 80 : 50) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 5) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 11 }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      fetched += indexPaths.map(\.item)
    }
  }

  @Test("A controller of a flow says the size of each item, the gap between lines and the edges")
  func flows() async throws {
    let sizes = Sizes(collectionViewLayout: UICollectionViewFlowLayout())
    try await hosting(sizes) { screen in
      let frames = (0..<4).compactMap { sizes.collectionView.layoutAttributesForItem(at: path($0))?.frame }
      #expect(frames.map(\.height) == [80, 50, 50, 50])
      #expect(frames[0].minX == 5)
      #expect(frames[0].minY == 7)
      // Three items fit into a line of 390 points; the highest one says where the next line begins.
      #expect(abs(frames[3].minY - 98) < 0.01)
      #expect(screen.heard == ["Item 0"])
    }
  }

  @Test("Items to come are told once, before they are on the screen")
  func prefetching() async throws {
    let sizes = Sizes(collectionViewLayout: UICollectionViewFlowLayout())
    sizes.count = 500
    try await hosting(sizes) { _ in
      let shown = sizes.collectionView.indexPathsForVisibleItems.map(\.item)
      #expect(!sizes.fetched.isEmpty)
      #expect(Set(sizes.fetched).count == sizes.fetched.count)
      #expect(Set(sizes.fetched).isDisjoint(with: shown))
    }
  }

  private static let gaps: [(NSCollectionLayoutSpacing, [CGFloat])] = [
    (.fixed(10), [0, 60]), (.flexible(10), [0, 80]),
  ]

  @Test("The space between items is as much as is said, or what is left over")
  func spacing() {
    for (spacing, starts) in Self.gaps {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(130), heightDimension: .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: size), NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = spacing
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let deck = deck(2)
      let collection = deck.collection(layout)
      collection.layoutIfNeeded()
      let found = (0..<2).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame.minX }
      #expect(found == starts)
    }
  }
}
