import AccessibilityModel
import EarshotTesting
import Foundation
import TestSupport
import Testing
import TreeFormat
import UIKit

/// A row whose label a nib connects.
@MainActor
private final class NibCell: UITableViewCell {
  weak var label: UILabel?

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(NibCell.self, in: "UIKitTests/NibCell.swift")
    table.outlet("label") { $0.label = try $1.value() }
    return table.table
  }
}

/// A screen whose view is in the nib of its name.
@MainActor
private final class NibController: UIViewController {
  var words: UILabel?

  override func viewDidLoad() { words?.text = "Loaded" }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(NibController.self, in: "UIKitTests/NibController.swift")
    table.outlet("words") { $0.words = try $1.value() }
    return table.table
  }
}

/// Rows of a registered nib.
@MainActor
private final class NibRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NibCell)?.label?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// A card whose label a nib connects.
@MainActor
private final class NibCard: UICollectionViewCell {
  weak var label: UILabel?

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(NibCard.self, in: "UIKitTests/NibCard.swift")
    table.outlet("label") { $0.label = try $1.value() }
    return table.table
  }
}

/// Cards of a registered nib, below a heading of another one.
@MainActor
private final class NibCards: NSObject, UICollectionViewDataSource {
  var names = ["Ace", "King"]
  private(set) var made: Set<UICollectionViewCell> = []
  private(set) var identifiers: Set<String?> = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? NibCard)?.label?.text = names[indexPath.item]
    made.insert(cell)
    identifiers.insert(cell.reuseIdentifier)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "suit", for: indexPath)
  }
}

/// A view that takes its content out of a nib whose owner it is.
@MainActor
private final class NibBox: UIView {
  var content: UIView?
  weak var words: UILabel?

  func bark() { words?.text = "Woof" }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(NibBox.self, in: "UIKitTests/NibBox.swift")
    table.outlet("content") { $0.content = try $1.value() }
    table.outlet("words") { $0.words = try $1.value() }
    table.action("bark", "bark") {
      _ = ($1, $2)
      $0.bark()
    }
    return table.table
  }
}

@MainActor
@Suite("Nibs", .timeLimit(.minutes(10)))
struct NibTests {
  init() {
    InterfaceClasses.shared.add(NibCell.interface())
    InterfaceClasses.shared.add(NibController.interface())
    InterfaceClasses.shared.add(NibCard.interface())
    InterfaceClasses.shared.add(NibBox.interface())
  }

  private static let cell = InterfaceFixture.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell id="cell" customClass="NibCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
    <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="l" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="label" destination="l" id="o"/></connections></tableViewCell>
    """)

  private static let screen = InterfaceFixture.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibController"><connections>
    <outlet property="view" destination="v" id="o1"/><outlet property="words" destination="w" id="o2"/>
    </connections></placeholder>
    <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="Words" id="w">\(InterfaceFixture.frame(0))</label></subviews></view>
    """)

  private func hosting(
    _ files: [String: String], _ content: @escaping @MainActor () -> UIViewController,
    body: @MainActor (Screen) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(files)
    try await EarshotTesting.hosting(
      content(), environment: LaunchOptions(resourceFolders: [folder.path]), body)
  }

  @Test("Z22: a registered nib makes the cells of a table, under the identifier that the app gives")
  func cells() async throws {
    let rows = NibRows()
    try await hosting(["Row.xib": Self.cell]) {
      let controller = UITableViewController(style: .plain)
      controller.tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      controller.tableView.dataSource = rows
      return controller
    } body: { screen in
      #expect(screen.tree.elements.compactMap(\.label).contains("Row 1"))
    }
  }

  @Test("Z22: a controller's view is in the nib that it names, or that has the name of its class")
  func controllers() async throws {
    let files = ["NibController.xib": Self.screen, "Other.xib": Self.screen]
    try await hosting(files) {
      NibController()
    } body: { screen in
      #expect(screen.heard == ["Loaded"])
    }
    try await hosting(files) {
      NibController(nibName: "Other", bundle: nil)
    } body: { screen in
      #expect(screen.heard == ["Loaded"])
    }
    try await hosting([:]) {
      NibController(nibName: "Gone", bundle: nil)
    } body: { screen in
      #expect(screen.heard == [])
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told == ["There is no Gone.xib beside the app's code. Put it there, or correct the name."])
    }
  }

  @Test("Z22: a bundle loads a nib with an owner, whose outlets it connects")
  func owner() async throws {
    try await hosting(["Other.xib": Self.screen]) {
      UIViewController()
    } body: { _ in
      let owner = NibController()
      let made = try #require(Bundle.main.loadNibNamed("Other", owner: owner))
      #expect(made.count == 1)
      #expect((made.first as? UIView) === owner.viewIfLoaded)
      #expect(owner.words?.text == "Words")
    }
  }

  @Test("Z22: constraints and variations for size classes place and show views")
  func layout() async throws {
    let controller = """
      <viewController id="first" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <label text="Top" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="Half" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      <label text="Tablet" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
      </subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="20" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="16" id="c2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="c3"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c4"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" id="c5"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c6"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="c7"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="c"/></mask>
      <mask key="constraints"><exclude reference="c6"/><exclude reference="c7"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="c"/></mask>
      <mask key="constraints"><include reference="c6"/><include reference="c7"/></mask></variation>
      </view></viewController>
      """
    let files = ["Main.storyboard": InterfaceFixture.storyboard(controller)]
    try await InterfaceFixture.hosting(files) { screen in
      #expect(screen.tree.elements.compactMap(\.label) == ["Top", "Half"])
      let top = try screen.element(named: "Top").frame
      let half = try screen.element(named: "Half").frame
      #expect(top.origin.x == 16)
      #expect(half.origin.y == top.origin.y + top.size.height + 8)
      #expect(abs(half.size.width - 196.5) < 0.5)
    }
  }
}

extension NibTests {
  private static let card = InterfaceFixture.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionViewCell id="cell" customClass="NibCard"><rect key="frame" x="0" y="0" width="160" height="44"/>
    <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="160" height="44"/>
    <subviews><label text="Words" id="l"><rect key="frame" x="0" y="0" width="160" height="44"/></label></subviews>
    </view>
    <connections><outlet property="label" destination="l" id="o"/></connections></collectionViewCell>
    """)

  private static let suit = InterfaceFixture.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionReusableView id="view"><rect key="frame" x="0" y="0" width="320" height="40"/>
    <subviews><label text="Hearts" id="l"><rect key="frame" x="0" y="0" width="160" height="40"/></label></subviews>
    </collectionReusableView>
    """)

  private static let box = InterfaceFixture.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibBox"><connections>
    <outlet property="content" destination="v" id="o1"/><outlet property="words" destination="w" id="o2"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <label text="Words" id="w">\(InterfaceFixture.frame(0))</label>
    <button buttonType="system" id="b">\(InterfaceFixture.frame(1))<state key="normal" title="Bark"/>
    <connections><action selector="bark" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
    </subviews></view>
    """)

  /// A screen of cards, whose nibs are registered.
  private static func screen(of cards: NibCards) -> UICollectionViewController {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 44)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let collection: UICollectionView? = controller.collectionView
    collection?.register(UINib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "card")
    collection?.register(
      UINib(nibName: "Suit", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "suit")
    collection?.dataSource = cards
    return controller
  }

  @Test("Z22: registered nibs make the cells and the headings of a collection")
  func collections() async throws {
    let cards = NibCards()
    try await hosting(["Card.xib": Self.card, "Suit.xib": Self.suit]) {
      Self.screen(of: cards)
    } body: { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Hearts", "Ace", "King"])
      #expect(cards.identifiers == ["card"])
    }
  }

  @Test("Z22: a cell of a nib serves one item after another")
  func reuse() async throws {
    let cards = NibCards()
    cards.names = (0..<400).map { "Card \($0)" }
    try await hosting(["Card.xib": Self.card, "Suit.xib": Self.suit]) {
      Self.screen(of: cards)
    } body: { screen in
      let controller = UIApplication.shared.keyWindow?.rootViewController as? UICollectionViewController
      for item in stride(from: 20, to: 400, by: 20) {
        controller?.collectionView?.scrollToItem(
          at: IndexPath(item: item, section: 0), at: .top, animated: false)
        try await screen.advance(by: .zero)
      }
      #expect(screen.tree.elements.compactMap(\.label).contains("Card 380"))
      #expect(cards.made.count < 120)
    }
  }

  @Test("Z22: a nib that was withdrawn makes no cells any more, and that is told")
  func withdrawn() async throws {
    let cards = NibCards()
    try await hosting(["Card.xib": Self.card, "Suit.xib": Self.suit]) {
      let controller = Self.screen(of: cards)
      controller.collectionView?.register(nil as UINib?, forCellWithReuseIdentifier: "card")
      return controller
    } body: { screen in
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Hearts"])
      #expect(await !screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("Z22: a view that owns a nib has its outlets connected, and takes its actions")
  func ownedByView() async throws {
    try await hosting(["Box.xib": Self.box]) {
      let controller = UIViewController()
      let box = NibBox(frame: UIScreen.main.bounds)
      UINib(nibName: "Box", bundle: nil).instantiate(withOwner: box, options: nil)
      box.words?.text = "Quiet"
      if let content = box.content { box.addSubview(content) }
      controller.view = box
      return controller
    } body: { screen in
      #expect(screen.heard == ["Quiet"])
      try await screen.activate("Bark")
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Woof", "Bark"])
    }
  }

  @Test("Z22: a nib makes its objects anew each time, and connects those of each time with its owner")
  func anew() async throws {
    try await hosting(["Box.xib": Self.box, "Suit.xib": Self.suit]) {
      UIViewController()
    } body: { _ in
      let nib = UINib(nibName: "Box", bundle: nil)
      let owners = [NibBox(frame: .zero), NibBox(frame: .zero)]
      let made = owners.map { nib.instantiate(withOwner: $0, options: nil) }
      #expect(made.map(\.count) == [1, 1])
      for (owner, objects) in zip(owners, made) {
        #expect(owner.content === objects.first as? UIView)
        #expect(owner.words?.superview === owner.content)
        #expect(owner.words?.text == "Words")
      }
      #expect(owners[0].content !== owners[1].content)
      let alone = UINib(nibName: "Suit", bundle: nil).instantiate(withOwner: nil)
      #expect((alone.first as? UIView)?.subviews.count == 1)
    }
  }
}
