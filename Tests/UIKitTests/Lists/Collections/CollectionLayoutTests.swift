import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Layouts of collections", .timeLimit(.minutes(10)))
struct CollectionLayoutTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func frames(_ collection: UICollectionView, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private final class Dogs: NSObject, UICollectionViewDataSource {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = "beagle"
      cell.contentConfiguration = content
      cell.accessories = path.item == 1 ? [.checkmark()] : [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Dogs"
      view.contentConfiguration = content
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: ["Bailey", "Rex"][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test("A list is heard as a table is: each row one element, headers as headings, swipes as actions")
  func list() async throws {
    var deleted: [Int] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        deleted.append(path.item)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let dogs = Dogs()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.dataSource = dogs
    try await hosting(collection) { screen in
      #expect(labels(screen) == ["Dogs", "Bailey, beagle", "Rex, beagle"])
      #expect(try screen.element(named: "Dogs").traits.contains(.header))
      let row = try screen.element(named: "Rex, beagle")
      #expect(row.traits.contains(.selected))
      #expect(row.actions.map(\.name) == ["Delete"])
      #expect(row.rowIndex == 1)
      #expect(row.frame.minX == 16)
      #expect(screen.ask(.perform(row.id, row.actions[0].id)) == .handled(by: row.id))
      #expect(deleted == [1])
    }
  }

  @Test("Groups repeat through a section: two items in a line, lines below each other, room between them")
  func groups() async throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let deck = Deck([("All", ["a", "b", "c"])])
    let collection = deck.collection(UICollectionViewCompositionalLayout(section: section))
    try await hosting(collection) { screen in
      #expect(labels(screen) == ["a", "b", "c"])
      #expect(
        frames(collection, 3) == [
          CGRect(x: 20, y: 5, width: 150, height: 100), CGRect(x: 170, y: 5, width: 150, height: 100),
          CGRect(x: 20, y: 115, width: 150, height: 100),
        ])
      #expect(collection.contentSize == CGSize(width: 340, height: 220))
    }
  }

  @Test("Equal items share a group, and groups can hold groups")
  func nestedGroups() async throws {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [leading, column])
    let deck = Deck([("All", ["a", "b", "c", "d"])])
    let collection = deck.collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    try await hosting(collection) { screen in
      #expect(labels(screen) == ["a", "b", "c", "d"])
      #expect(
        frames(collection, 4) == [
          CGRect(x: 0, y: 0, width: 170, height: 200), CGRect(x: 170, y: 0, width: 170, height: 100),
          CGRect(x: 170, y: 100, width: 170, height: 100), CGRect(x: 0, y: 200, width: 170, height: 200),
        ])
    }
  }

  @Test("A section that is scrolled sideways brings the item under the cursor onto the screen")
  func sideways() async throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let shelf = NSCollectionLayoutSection(group: group)
    shelf.orthogonalScrollingBehavior = .continuous
    let deck = Deck([("Shelf", (0..<10).map { "Book \($0)" }), ("Shelf", ["Last"])])
    let collection = deck.collection(UICollectionViewCompositionalLayout(section: shelf))
    try await hosting(collection) { screen in
      #expect(screen.tree.elements.compactMap(\.rowIndex) == Array(0..<11))
      try await screen.focus("Book 9")
      try await screen.advance(by: .zero)
      let frame = try screen.element(named: "Book 9").frame
      #expect(frame == Rect(x: 140, y: 60, width: 200, height: 100))
      #expect(try screen.element(named: "Last").frame.minY == 160)
    }
  }

  @Test("Sections stand beside each other where the layout scrolls sideways, in either direction of reading")
  func across() async throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let deck = Deck([("Shelf", (0..<10).map { "Book \($0)" }), ("Shelf", ["Last"])])
    let collection = deck.collection(layout)
    try await hosting(collection) { screen in
      #expect(layout.collectionViewContentSize.width == 2_310)
      let last = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
      #expect(last == CGRect(x: 2_110, y: 0, width: 200, height: 100))
      try await screen.voiceOver.flickRight(times: 9)
      #expect(screen.focused?.label == "Book 9")
      #expect(try screen.element(named: "Book 9").frame.minY == screen.element(named: "Book 8").frame.minY)
      #expect(collection.contentOffset.x > 1_000)
      collection.semanticContentAttribute = .forceRightToLeft
      collection.setNeedsLayout()
      try await screen.advance(by: .zero)
      let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
      #expect(first?.maxX == layout.collectionViewContentSize.width)
    }
  }

  @Test("A layout of the app's own places items where it says")
  func ownLayout() async throws {
    final class Staircase: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        place.frame = CGRect(x: 50 * indexPath.item, y: 50 * indexPath.item, width: 50, height: 50)
        return place
      }
    }
    let deck = Deck([("All", ["a", "b", "c"])])
    try await hosting(deck.collection(Staircase())) { screen in
      #expect(labels(screen) == ["a", "b", "c"])
      let frame = try screen.element(named: "c").frame
      #expect(frame == Rect(x: 100, y: 160, width: 50, height: 50))
    }
  }

  @Test("Another layout moves the items, which stay who they are")
  func exchange() async throws {
    let deck = Deck([("All", ["a", "b", "c"])])
    let collection = deck.collection()
    try await hosting(collection) { screen in
      let id = try screen.element(named: "b").id
      let wide = UICollectionViewFlowLayout()
      wide.itemSize = CGSize(width: 340, height: 50)
      wide.minimumLineSpacing = 0
      collection.setCollectionViewLayout(wide, animated: true)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id]?.frame == Rect(x: 0, y: 110, width: 340, height: 50))
    }
  }

  @Test("Items of a group that the app places lie where it says")
  func customGroup() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let provider: NSCollectionLayoutGroupCustomItemProvider = {
      (environment: any NSCollectionLayoutEnvironment) in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 0, width: 50, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 50, width: 50, height: 50)),
      ]
    }
    let group = NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: provider)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    let source = Fives()
    collection.dataSource = source
    collection.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 100, y: 0, width: 50, height: 50), CGRect(x: 0, y: 50, width: 50, height: 50),
        CGRect(x: 100, y: 100, width: 50, height: 50),
      ])
  }

  private final class Fives: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// Rows between a heading and a closing line of the whole layout.
  private final class Bounded: NSObject, UICollectionViewDataSource {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Dog \(number)"
      cell.contentConfiguration = content
    }
    let edges = ["top", "end"].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = path.count == 1 ? "All \(kind)" : "Section \(kind)"
        view.contentConfiguration = content
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.section + 1)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(
        using: edges[kind == "top" ? 0 : 1], for: indexPath)
    }
  }

  @Test("Views at the edges of a whole layout, and of a section, are met where they stand")
  func boundaryItems() async throws {
    func edges() -> [NSCollectionLayoutBoundarySupplementaryItem] {
      [("end", NSRectAlignment.bottom), ("top", .top)].map { kind, edge in
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: kind, alignment: edge)
      }
    }
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = edges()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = edges()
    let dogs = Bounded()
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    collection.dataSource = dogs
    try await hosting(collection) { screen in
      #expect(
        labels(screen) == [
          "All top", "Section top", "Dog 1", "Section end", "Section top", "Dog 2", "Section end", "All end",
        ])
      let frames = screen.tree.stops.compactMap { screen.tree[$0]?.frame.minY }
      #expect(frames == frames.sorted())
    }
  }
}
