import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite(
  "Rows that hold others, rows that follow their state, and sections that are scrolled sideways",
  .timeLimit(.minutes(10)))
struct OutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private final class Kennel: UIViewController {
    var style = UICellAccessory.OutlineDisclosureOptions.Style.header
    var source: UICollectionViewDiffableDataSource<Int, String>?
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      let collection = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      view.addSubview(collection)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        let options = UICellAccessory.OutlineDisclosureOptions(style: self?.style ?? .header)
        cell.accessories = name == "Beagles" ? [.outlineDisclosure(options: options)] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.log.append("expand \($0)") }
      var kennel = NSDiffableDataSourceSectionSnapshot<String>()
      kennel.append(["Beagles", "Poodles"])
      kennel.append(["Bailey", "Skyler"], to: "Beagles")
      source.apply(kennel, to: 0, animatingDifferences: false)
      self.source = source
    }
  }

  @Test("a row that holds others says whether they are shown, and a tap on it shows them")
  func header() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      #expect(screen.heard.first == "Beagles, collapsed")
      try await screen.voiceOver.doubleTap()
      #expect(kennel.log == ["expand Beagles"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Bailey"])
      try await screen.voiceOver.flickRight(times: 2)
      #expect(screen.lastHeard.last == "Poodles")
      #expect(kennel.source?.snapshot(for: 0).isExpanded("Beagles") == true)
    }
  }

  @Test("a row whose sign alone shows what it holds offers that among its actions")
  func cell() async throws {
    let kennel = Kennel()
    kennel.style = .cell
    try await hosting(kennel) { screen in
      try await screen.advance(by: .seconds(9))
      #expect(screen.heard == ["Beagles, collapsed", "Double tap to expand. Actions available."])
      try await screen.perform("Expand", on: "Beagles")
      #expect(kennel.source?.snapshot().itemIdentifiers == ["Beagles", "Bailey", "Skyler", "Poodles"])
      #expect(try screen.element(named: "Beagles").actions.map(\.name.string) == ["Collapse"])
    }
  }

  @Test("a section keeps what items hold, whatever is shown of it")
  func values() {
    var kennel = NSDiffableDataSourceSectionSnapshot<String>()
    kennel.append(["Beagles"])
    kennel.append(["Bailey"], to: "Beagles")
    kennel.append(["Puppy"], to: "Bailey")
    kennel.expand(["Bailey"])
    #expect(kennel.items == ["Beagles", "Bailey", "Puppy"])
    #expect(kennel.visibleItems == ["Beagles"])
    #expect(!kennel.isVisible("Puppy"))
    kennel.expand(["Beagles"])
    #expect(kennel.isVisible("Puppy"))
    #expect(kennel.level(of: "Puppy") == 2)
    #expect(kennel.parent(of: "Puppy") == "Bailey")
    kennel.insert(["Skyler"], after: "Bailey")
    #expect(kennel.snapshot(of: "Beagles").rootItems == ["Bailey", "Skyler"])
    kennel.delete(["Bailey"])
    #expect(kennel.items == ["Beagles", "Skyler"])
    #expect(kennel.index(of: "Skyler") == 1)
  }

  /// A cell that fills itself from its state, as modern ones do.
  private final class StateCell: UICollectionViewListCell {
    var name = ""
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = name
      content.secondaryText = state.isSelected ? "at home" : "away"
      contentConfiguration = content
    }
  }

  @Test("a cell that fills itself from its state is heard, and says more when it is chosen")
  func states() async throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 390, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<StateCell, String> { cell, _, name in
      cell.name = name
    }
    let source = Source(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Bailey", "Skyler"])
    source.apply(snapshot)
    try await hosting(collection) { screen in
      #expect(screen.heard.first == "Bailey, away")
      try await screen.voiceOver.doubleTap()
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Selected, Bailey, at home"])
    }
  }

  @Test("a carousel tells what of it is seen, so that dots beside it follow")
  func carousel() async throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    var pages: [Int] = []
    var seen: [Int] = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, environment in
      let container: any NSCollectionLayoutContainer = environment.container
      pages.append(Int((offset.x / container.contentSize.width).rounded()))
      seen = items.map { (item: any NSCollectionLayoutVisibleItem) in item.indexPath.item }
    }
    section.visibleItemsInvalidationHandler = handler
    let deck = Deck([("Hearts", ["Ace", "King", "Queen"])])
    let collection = deck.collection(UICollectionViewCompositionalLayout(section: section))
    try await hosting(collection) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["King, button"])
      #expect(pages.last == 1)
      #expect(seen.contains(1))
    }
  }
}
