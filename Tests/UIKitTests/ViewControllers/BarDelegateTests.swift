import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Bars that stand alone, and groups of their buttons", .timeLimit(.minutes(10)))
struct BarDelegateTests {
  @MainActor
  private final class Witness: NSObject, UINavigationBarDelegate, UITabBarDelegate {
    var log: [String] = []
    var refuses = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("should push \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("did push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("should pop \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("did pop \(item.title ?? "")")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append("chose \(item.title ?? "")") }
  }

  @Test("The delegate of a navigation bar is asked before an item comes or goes, and told after it")
  func navigation() async throws {
    let witness = Witness()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 390, height: 44))
    bar.setItems([UINavigationItem(title: "Kennel")], animated: false)
    bar.delegate = witness
    try await hosting(bar) { screen in
      #expect(screen.heard == ["Kennel, heading"])
      bar.pushItem(UINavigationItem(title: "Bailey"), animated: false)
      #expect(witness.log == ["should push Bailey", "did push Bailey"])
      witness.log = []
      witness.refuses = true
      try await screen.advance(by: .zero)
      try await screen.activate("Kennel")
      #expect(witness.log == ["should pop Bailey"])
      #expect(bar.topItem?.title == "Bailey")
      witness.refuses = false
      try await screen.activate("Kennel")
      #expect(witness.log == ["should pop Bailey", "should pop Bailey", "did pop Bailey"])
      #expect(bar.topItem?.title == "Kennel")
    }
  }

  @Test("The delegate of a tab bar is told which item a person chose")
  func tabs() async throws {
    let witness = Witness()
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    bar.items = ["Dogs", "Cats"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    bar.selectedItem = bar.items?.first
    bar.delegate = witness
    try await hosting(bar) { screen in
      #expect(screen.heard == ["Tab bar, selected, Dogs, tab, 1 of 2"])
      try await screen.activate("Cats")
      #expect(witness.log == ["chose Cats"])
      #expect(bar.selectedItem?.tag == 1)
    }
  }

  @Test("Buttons of a group are heard with the others of the bar, and are hidden together")
  func groups() async throws {
    let page = Page("Kennel")
    let items = ["Bold", "Italic"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    let groups: [UIBarButtonItemGroup] = items.map { item in
      item.creatingMovableGroup(customizationIdentifier: item.title ?? "")
    }
    page.navigationItem.trailingItemGroups = groups
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      #expect(
        try await screen.tour().stops.map(\.utterance.text).suffix(2) == ["Bold, button", "Italic, button"])
      groups[0].isHidden = true
      try await screen.advance(by: .zero)
      #expect(throws: ScreenError.self) { try screen.element(named: "Bold") }
      #expect(try screen.element(named: "Italic").traits.contains(.button))
    }
  }

  @Test("What stands in a bar has a name, which its picture lends it where it has no title")
  func names() async throws {
    let items: [UIBarItem] = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil),
    ]
    let page = Page("Kennel")
    let navigationItem: UINavigationItem = page.navigationItem
    navigationItem.rightBarButtonItems = items.compactMap { $0 as? UIBarButtonItem }
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard.contains("Edit, button"))
      #expect(heard.contains { $0.hasPrefix("Trash") || $0.hasPrefix("Delete") })
    }
  }
}
