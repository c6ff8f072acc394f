import EarshotTesting
import SwiftUI
import Testing
import UIKit

@Suite("Flicks into a list from what stands around it", .timeLimit(.minutes(10)))
@MainActor
struct EnteringListTests {
  /// What is heard of a flick back from the last element, and whether something of it is seen.
  private func entered(_ screen: Screen) async throws -> String {
    try await screen.drive("left")
    let id = try #require(screen.focused?.id)
    #expect(screen.tree.visibleStops.contains(id))
    return screen.lastHeard.joined()
  }

  private static let rows = List(1..<31) { Text("Row \($0)") }

  @Test("1.10.4 lists: a flick back from behind a list of SwiftUI's leads to the last row that is shown")
  func behind() async throws {
    let list = VStack {
      Self.rows
      Button("After") {}
    }
    try await hosting(list) { screen in
      try await screen.focus("After")
      #expect(try await entered(screen) == "Row 17")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Row 18"])
    }
    try await hosting(list, rules: ["rows.entering": "the row at the list's end"]) { screen in
      try await screen.focus("After")
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Row 30"])
    }
  }

  @Test("1.10.4 lists: a list whose rows are all there is entered where it is shown too")
  func short() async throws {
    let list = VStack {
      List(1..<21) { Text("Row \($0)") }
      Button("After") {}
    }
    try await hosting(list) { screen in
      try await screen.focus("After")
      #expect(try await entered(screen) == "Row 17")
    }
  }

  @Test("1.10.4 lists: a flick back from a tab bar leads to the last row that is shown")
  func tabs() async throws {
    let tabs = TabView {
      NavigationStack { Self.rows.navigationTitle("Items") }.tabItem { Text("Items") }
      Text("Two").tabItem { Text("Two") }
    }
    try await hosting(tabs) { screen in
      try await screen.focus("Items", number: 2)
      let bar = try #require(screen.focused).frame
      #expect(try await entered(screen) == "Row 14")
      let row = try #require(screen.focused).frame
      #expect(row.maxY <= bar.minY && row.maxY + 44 > bar.minY)
    }
  }

  @Test("1.10.4 lists: a flick back into a table of UIKit's leads to the last row that is shown")
  func table() async throws {
    try await hosting(RowScreen()) { screen in
      try await screen.focus("After")
      #expect(try await entered(screen) == "Row 12")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Row 13"])
    }
  }

  @Test("1.10.4 lists: rows that lie under the tab bar are not shown")
  func covered() async throws {
    let tabs = UITabBarController()
    let rows = UITableViewController()
    let source = Rows()
    rows.tableView.dataSource = source
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.tabBarItem = UITabBarItem(title: "Items", image: nil, tag: 0)
    tabs.viewControllers = [rows]
    try await hosting(tabs) { screen in
      try await screen.focus("Items")
      let tab = try #require(screen.focused)
      _ = try await entered(screen)
      let row = try #require(screen.focused)
      #expect(row.frame.minY < tab.frame.minY)
    }
  }
}

/// A table on the upper part of a screen, with a button behind it.
private final class RowScreen: UIViewController {
  private let table = UITableView()
  private let source = Rows()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
    let button = UIButton(type: .system)
    button.setTitle("After", for: .normal)
    button.frame = CGRect(x: 20, y: 650, width: 80, height: 44)
    view.addSubview(table)
    view.addSubview(button)
  }
}

/// Thirty rows with a number each.
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
