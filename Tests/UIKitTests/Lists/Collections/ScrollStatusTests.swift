import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What is told when lists of UIKit are scrolled", .timeLimit(.minutes(10)))
struct ScrollStatusTests {
  final class Dogs: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dog")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: path)
      cell.textLabel?.text = "Dog \(path.row)"
      return cell
    }
  }

  @Test("1.9: a table that is scrolled tells its rows or its page, and its status rests on that rule")
  func table() async throws {
    try await hosting(Dogs()) { screen in
      try await screen.voiceOver.send(.gesture(.threeFingerFlickUp))
      #expect(
        screen.lastHeard.contains { $0.hasPrefix("Rows ") && $0.hasSuffix(" of 100") }, "\(screen.lastHeard)")
      let cursor = try #require(screen.focused?.id)
      let rules = screen.tree.ancestors(of: cursor).flatMap { screen.tree.rules(of: $0) }
      #expect(rules.map(\.name).contains("scroll.status"))
    }
    try await hosting(Dogs(), rules: ["scroll.status": "pages"]) { screen in
      try await screen.voiceOver.send(.gesture(.threeFingerFlickUp))
      #expect(screen.lastHeard.contains { $0.hasPrefix("Page 2 of ") }, "\(screen.lastHeard)")
    }
  }

  @Test("6.1, 6.2: how a large title and a picture grow is a rule at the sizes where it matters")
  func growth() async throws {
    func rules(_ size: String) async throws -> Set<String> {
      var found: Set<String> = []
      let view = UIImageView(image: UIImage(systemName: "pawprint"))
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Paw"
      view.frame = CGRect(x: 20, y: 300, width: 60, height: 60)
      let controller = UIViewController()
      controller.title = "Dogs"
      controller.view.addSubview(view)
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.prefersLargeTitles = true
      let environment = LaunchOptions(textSize: size)
      try await hosting(stack, environment: environment) { screen in
        for stop in screen.tree.stops { found.formUnion(screen.tree.rules(of: stop).map(\.name)) }
      }
      return found.filter { $0.hasPrefix("textSize.") }
    }
    #expect(try await rules("large") == [])
    #expect(try await rules("accessibility1") == ["textSize.largeTitle", "textSize.imageGrowth"])
  }
}
