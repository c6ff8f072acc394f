import AccessibilityModel
import AppHost
import Drawing
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What stands at the edges of a collection's rows", .timeLimit(.minutes(10)))
struct CellAccessoryTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  /// A list of two dogs whose rows have accessories.
  private func list(_ accessories: @escaping (String) -> [UICellAccessory]) -> (UICollectionView, Source) {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories(name)
    }
    let source = Source(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Dogs"])
    snapshot.appendItems(["Anna", "Bert"])
    source.apply(snapshot)
    return (collection, source)
  }

  @Test(
    "Accessories that delete and insert are actions while the list is edited, that of details is one always")
  func actions() async throws {
    var log: [String] = []
    let (collection, source) = list { name in
      [
        .delete { log.append("delete \(name)") }, .insert { log.append("insert \(name)") },
        .detail { log.append("detail \(name)") },
      ]
    }
    try await hosting(collection) { screen in
      #expect(source.snapshot().itemIdentifiers == ["Anna", "Bert"])
      @MainActor func use(_ action: String) throws {
        let row = try screen.element(named: "Bert")
        let id = try #require(row.actions.first { $0.name.string == action }?.id)
        #expect(screen.ask(.perform(row.id, id)) == .handled(by: row.id))
      }
      #expect(try screen.element(named: "Bert").actions.map(\.name) == ["More Info"])
      try use("More Info")
      collection.isEditing = true
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Bert").actions.map(\.name) == ["Delete", "Insert", "More Info"])
      for action in ["Delete", "Insert", "More Info"] { try use(action) }
      #expect(log == ["detail Bert", "delete Bert", "insert Bert", "detail Bert"])
      collection.isEditing = false
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Bert").actions.map(\.name) == ["More Info"])
    }
  }

  @Test("While the list is edited a red mark stands before a row that can go, and a grip behind it")
  func editMarks() async throws {
    let (collection, source) = list { name in name == "Anna" ? [.delete {}, .reorder()] : [] }
    try await hosting(collection) { screen in
      #expect(source.snapshot().numberOfItems == 2)
      /// How much is red at the near edge of a row, and how much is grey at the far one.
      @MainActor func marks(_ name: String) async throws -> (red: Int, grey: Int) {
        let picture = try await screen.picture(PictureRequest(scale: 1))
        let bitmap = Bitmap(png: picture.png, width: picture.width, height: picture.height)
        let row = try screen.element(named: name).frame
        let colors = { (columns: Range<Int>) in
          (Int(row.center.y) - 11..<Int(row.center.y) + 11).flatMap { y in
            columns.map { bitmap.color(x: $0, y: y) }
          }
        }
        return (
          colors(0..<80).count { $0.red > 0.9 && $0.green < 0.4 && $0.blue < 0.4 },
          colors(bitmap.width - 60..<bitmap.width).count { $0.red < 0.93 }
        )
      }
      let atRest = try await marks("Anna")
      #expect(atRest.red == 0 && atRest.grey == 0)
      collection.isEditing = true
      try await screen.advance(by: .zero)
      let (edited, fixed) = (try await marks("Anna"), try await marks("Bert"))
      #expect(edited.red > 100)
      #expect(edited.grey > 30)
      #expect(fixed.red == 0 && fixed.grey == 0)
    }
  }

  @Test("A row that is chosen with others while the list is edited says so")
  func multiselect() async throws {
    let (collection, source) = list { _ in [.multiselect()] }
    collection.allowsMultipleSelectionDuringEditing = true
    collection.isEditing = true
    try await hosting(collection) { screen in
      #expect(source.snapshot().numberOfItems == 2)
      try await screen.activate("Anna")
      try await screen.activate("Bert")
      for name in ["Anna", "Bert"] {
        #expect(try screen.element(named: name).traits.contains(.selected), "\(name)")
      }
      try await screen.activate("Anna")
      #expect(try screen.element(named: "Anna").traits.contains(.selected) == false)
      #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }
  }
}
