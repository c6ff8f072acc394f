import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What rows offer in the old way and in the new one", .timeLimit(.minutes(10)))
struct RowFeatureTests {
  private final class Kennel: UITableViewController {
    var dogs = ["Bailey", "Skyler", "Pinky"]
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      dogs.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let name = dogs[indexPath.row]
      cell.configurationUpdateHandler = { cell, state in
        var content = cell.defaultContentConfiguration()
        content.text = state.isSelected ? "\(name) is at home" : name
        content.textProperties.transform = name == "Pinky" ? .uppercase : .none
        cell.contentConfiguration = content
      }
      return cell
    }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard indexPath.row == 0 else { return nil }
      return [
        UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] _, path in
          self?.log.append("remove \(path.row)")
        }
      ]
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let name = dogs[indexPath.row]
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [UIAction(title: "Call \(name)") { _ in self?.log.append("call \(name)") }])
      }
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("down \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Dogs"
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "dogs of the kennel"
    }
  }

  @Test("Z1: a row follows its state, its letters are changed as asked, a header as it is about to be shown")
  func states() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      #expect(screen.heard.first == "Dogs, heading")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Bailey. Actions available."])
      try await screen.voiceOver.doubleTap()
      #expect(kennel.log == ["down 0"])
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Selected, Bailey is at home. Actions available."])
      try await screen.voiceOver.flickRight(times: 2)
      #expect(screen.lastHeard.last == "PINKY. Actions available.")
    }
  }

  @Test("A5: actions of the old way stand among the actions of a row")
  func rowActions() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      try await screen.focus("Bailey")
      try await screen.perform("Remove", on: "Bailey")
      #expect(kennel.log.last == "remove 0")
    }
  }

  @Test("Holding a row opens the menu that the delegate makes for it")
  func menus() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      let id = try screen.element(named: "Skyler").id
      #expect(screen.ask(.longPress(id)) == .handled(by: id))
      let call = try screen.element(named: "Call Skyler").id
      #expect(screen.ask(.activate(call)) == .handled(by: call))
      #expect(kennel.log == ["call Skyler"])
    }
  }

  @Test("Rows to come are told once, and what lies behind them is met before them")
  func prefetching() async throws {
    final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        rows += indexPaths.map(\.row)
      }
    }
    let fetcher = Fetcher()
    let kennel = Kennel()
    kennel.dogs = (0..<100).map { "Dog \($0)" }
    kennel.tableView.prefetchDataSource = fetcher
    try await hosting(kennel) { _ in
      #expect(fetcher.rows.first.map { $0 > 5 } == true)
      #expect(Set(fetcher.rows).count == fetcher.rows.count)
    }
  }
}
