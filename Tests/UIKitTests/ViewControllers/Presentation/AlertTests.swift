import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Alerts and menus", .timeLimit(.minutes(10)))
struct AlertTests {
  final class Host: UIViewController {
    var open: @MainActor (UIViewController) -> Void = { _ in }
    var menu: UIMenu?
    private let button = UIButton(primaryAction: nil)

    override func viewDidLoad() {
      button.setTitle("Delete", for: .normal)
      button.addAction(UIAction { [weak self] _ in self.map { $0.open($0) } }, for: .primaryActionTriggered)
      view.addSubview(button)
      button.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
    }
  }

  private func host(_ open: @escaping @MainActor (UIViewController) -> Void) -> Host {
    let host = Host()
    host.open = open
    return host
  }

  @Test("An alert is met at its title, says that it is one and what it tells; answers are stops of their own")
  func alert() async throws {
    var answers: [String] = []
    let host = host { controller in
      let alert = UIAlertController(
        title: "Delete Bailey?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("delete") })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
      controller.present(alert, animated: true)
    }
    try await hosting(host) { screen in
      try await screen.activate("Delete")
      try await screen.advance(by: .seconds(8))
      #expect(screen.heard.suffix(2) == ["Delete Bailey?, alert", "This cannot be undone."])
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.lastHeard == ["This cannot be undone.", "Cancel, button", "Delete, button"])
      try await screen.escape()
      #expect(answers == ["cancel"])
      #expect(screen.lastHeard.last == "Delete, button")
      #expect(host.presentedViewController == nil)
    }
  }

  @Test("Without a cancel action escape leads nowhere; an answer leaves and is told")
  func answers() async throws {
    var answers: [String] = []
    let host = host { controller in
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.append("ok") })
      controller.present(alert, animated: true)
    }
    try await hosting(host) { screen in
      try await screen.activate("Delete")
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      try await screen.activate("OK")
      #expect(answers == ["ok"])
      #expect(screen.focused?.label == "Delete")
    }
  }

  @Test("The answers of an action sheet end with the one that leaves everything as it was")
  func actionSheet() async throws {
    let host = host { controller in
      let sheet = UIAlertController(title: nil, message: "Bailey", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      sheet.addAction(UIAlertAction(title: "Rename", style: .default))
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      controller.present(sheet, animated: true)
    }
    try await hosting(host) { screen in
      try await screen.activate("Delete")
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.heard.suffix(4) == ["Bailey", "Rename, button", "Delete, button", "Cancel, button"])
    }
  }

  @Test("Fields of an alert are met between the message and the answers")
  func fields() async throws {
    let host = host { controller in
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: true)
      #expect(alert.textFields?.count == 1)
    }
    try await hosting(host) { screen in
      try await screen.activate("Delete")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard.first?.contains("text field") == true)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard.first == "OK, button")
    }
  }

  @Test("Two cancel actions, and none at all, are told")
  func misuse() async throws {
    let host = host { _ in }
    try await hosting(host) { screen in
      let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      host.present(alert, animated: false)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
      #expect(alert.actions.map(\.style) == [.cancel, .default])
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "The alert “Saved” has no action, so nobody can leave it. Add a UIAlertAction.",
          "The alert “Saved” was given a second action of style cancel, which was taken for a default one. "
            + "Give it one cancel action.",
        ])
    }
  }

  @Test("The menu of a bar button opens above the screen, tells what is chosen, and ends with the way out")
  func menu() async throws {
    var chosen: [String] = []
    let page = Page("Kennel", ["Three dogs"])
    let more = UIMenu(title: "More", children: [UIAction(title: "Export") { _ in chosen.append("export") }])
    let menu = UIMenu(children: [
      UIAction(title: "By name", state: .on) { _ in chosen.append("name") },
      UIAction(title: "By age", attributes: .disabled) { _ in chosen.append("age") },
      UIAction(title: "Secret", attributes: .hidden) { _ in chosen.append("secret") },
      UIMenu(options: .displayInline, children: [UIAction(title: "Share") { _ in chosen.append("share") }]),
      more,
    ])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Sort, pop up button"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "Selected, By name, button")
      try await screen.voiceOver.flickRight(times: 4)
      #expect(
        screen.lastHeard == [
          "By age, dimmed, button", "Share, button", "More, button", "Dismiss context menu, button",
        ])
      try await screen.activate("More")
      try await screen.activate("Export")
      #expect(chosen == ["export"])
      try await screen.activate("Sort")
      try await screen.escape()
      #expect(chosen == ["export"])
      #expect(try screen.element(named: "Three dogs").label == "Three dogs")
    }
  }

  @Test("A button whose menu opens at a tap is a pop up button; what is chosen is done for it")
  func buttonMenu() async throws {
    var senders: [AnyObject?] = []
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "By name") { senders.append($0.sender) }])
    button.showsMenuAsPrimaryAction = true
    try await hosting(button) { screen in
      #expect(screen.heard.first == "Sort, pop up button")
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "By name, button")
      try await screen.voiceOver.doubleTap()
      #expect(senders.count == 1)
      #expect(senders.first.flatMap(\.self) === button)
    }
  }

  @Test("A part of a menu that is made later takes the place of what stands for it")
  func deferred() async throws {
    var finish: (@MainActor ([UIMenuElement]) -> Void)?
    let page = Page("Kennel")
    let menu = UIMenu(children: [UIDeferredMenuElement { finish = $0 }])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      try await screen.activate("Sort")
      #expect(screen.lastHeard.last == "Loading, dimmed, button")
      finish?([UIAction(title: "By name") { _ in }])
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "By name").traits == .button)
    }
  }
}
