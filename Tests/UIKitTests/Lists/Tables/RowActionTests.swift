import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What can be done with a row that is pushed aside or held", .timeLimit(.minutes(10)))
struct RowActionTests {
  /// A table whose data source deletes rows, and says nothing else of editing.
  private class Names: NSObject, UITableViewDataSource {
    var names = ["Anna", "Bert", "Carl"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private final class Deleting: Names, UITableViewRowEditing {}

  private final class Worded: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Dismiss" }
  }

  private final class Sided: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      switch indexPath.row {
      case 0: UISwipeActionsConfiguration(actions: [])
      case 1: UISwipeActionsConfiguration(actions: [.init(style: .normal, title: "Call") { $2(true) }])
      default: nil
      }
    }
  }

  private func names(_ screen: Screen, _ row: String) throws -> [String] {
    try screen.element(named: row).actions.map(\.name.string)
  }

  @Test("A5: a row that can be deleted says so, and Delete deletes it")
  func deletion() async throws {
    let (source, table) = (Deleting(), UITableView())
    table.dataSource = source
    try await hosting(table) { screen in
      #expect(screen.heard.first == "Anna. Actions available.")
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["Delete"])
      try await screen.voiceOver.doubleTap()
      #expect(source.names == ["Bert", "Carl"])
    }
  }

  @Test("A5: a delegate that words the deletion tells that there is one; without any word there is none")
  func wording() async throws {
    let (source, table, delegate) = (Names(), UITableView(), Worded())
    table.dataSource = source
    try await hosting(table) { screen in
      #expect(try names(screen, "Bert") == [])
      table.delegate = delegate
      try await screen.advance(by: .zero)
      #expect(try names(screen, "Bert") == ["Dismiss"])
      try await screen.perform("Dismiss", on: "Bert")
      #expect(source.names == ["Anna", "Carl"])
    }
  }

  @Test("A5: actions that a delegate gives take the place of Delete, and nil leaves it")
  func sides() async throws {
    let (source, table, delegate) = (Deleting(), UITableView(), Sided())
    table.dataSource = source
    table.delegate = delegate
    try await hosting(table) { screen in
      try await screen.advance(by: .zero)
      #expect(try names(screen, "Anna") == [])
      #expect(try names(screen, "Bert") == ["Call"])
      #expect(try names(screen, "Carl") == ["Delete"])
    }
  }

  private final class Album: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      label.text = "Photo \(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.item == 1 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        let share = UIAction(title: "Share") { _ in self?.log.append("share") }
        let off = UIAction(title: "Print", attributes: .disabled) { _ in }
        let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
        let more = UIMenu(title: "Rate", children: [UIAction(title: "Five stars") { _ in }])
        let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Delete") { _ in }])
        return UIMenu(children: [share, off, hidden, more, inline])
      })
    }
  }

  @Test("The menu of an item that is held is heard as actions of what lies in it")
  func itemMenus() async throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let album = Album()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = album
    collection.delegate = album
    try await hosting(collection) { screen in
      #expect(screen.heard.first == "Photo 0")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Photo 1. Actions available."])
      #expect(try names(screen, "Photo 1") == ["Share", "Rate", "Delete"])
      try await screen.perform("Share", on: "Photo 1")
      #expect(album.log == ["share"])
      try await screen.perform("Rate", on: "Photo 1")
      #expect(try screen.element(named: "Five stars").traits.contains(.button))
    }
  }

  @Test("The menu of a card is heard as actions of its texts; a whole screen's is opened by holding alone")
  func interactions() async throws {
    final class Maker: NSObject, UIContextMenuInteractionDelegate {
      var isFavourite = false
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in
          let title = self?.isFavourite == true ? "Unlike" : "Like"
          return UIMenu(children: [UIAction(title: title) { _ in self?.isFavourite = true }])
        })
      }
    }
    let maker = Maker()
    let page = Page("Dogs", ["Bailey"])
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 60))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.text = "Skyler"
    card.addSubview(label)
    card.addInteraction(UIContextMenuInteraction(delegate: maker))
    page.view.addSubview(card)
    page.view.addInteraction(UIContextMenuInteraction(delegate: maker))
    try await hosting(page) { screen in
      #expect(try names(screen, "Bailey") == [])
      #expect(try names(screen, "Skyler") == ["Like"])
      try await screen.perform("Like", on: "Skyler")
      #expect(try names(screen, "Skyler") == ["Unlike"])
    }
  }

  @Test("A button's further menu is heard as its actions; one that a tap opens is not")
  func buttonMenus() async throws {
    let page = Page("Dogs")
    let menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    for (index, title) in ["Send", "Sort"].enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
      button.frame = CGRect(x: 0, y: 200 + 60 * index, width: 200, height: 50)
      button.menu = menu
      button.showsMenuAsPrimaryAction = title == "Sort"
      page.view.addSubview(button)
    }
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }, menu: menu),
      UIBarButtonItem(title: "More", menu: menu),
    ]
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      try await screen.advance(by: .zero)
      #expect(try names(screen, "Send") == ["Later"])
      #expect(try names(screen, "Sort") == [])
      #expect(try names(screen, "Add") == ["Later"])
      #expect(try names(screen, "More") == [])
    }
  }
}
