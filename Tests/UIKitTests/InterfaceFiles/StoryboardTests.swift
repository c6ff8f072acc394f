import AccessibilityModel
import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

/// A list whose cells are prototypes, and which prepares the screen that a cell leads to.
@MainActor
private final class ListController: UITableViewController {
  var log: [String] = []
  var allows = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    cell.textLabel?.text = ["Bailey", "Luna"][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("chosen \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("asked \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepared \(segue.identifier ?? "none")")
    let name = (sender as? UITableViewCell)?.textLabel?.text
    segue.destination.title = name
  }

  func comeBack(_ segue: UIStoryboardSegue) { log.append("back from \(segue.source.title ?? "nowhere")") }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(ListController.self, in: "UIKitTests/ListController.swift")
    table.action("comeBack:", "comeBack") {
      _ = ($1, $2)
      $0.comeBack(try $1.value())
    }
    return table.table
  }
}

@MainActor
@Suite("Storyboards", .timeLimit(.minutes(10)))
struct StoryboardTests {
  init() {
    InterfaceClasses.shared.add(ListController.interface())
  }

  private static let stack = """
    <navigationController id="first" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """

  private static func list(_ kind: String) -> String {
    """
    <tableViewController id="list" storyboardIdentifier="List" customClass="ListController" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" id="table">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <prototypes>
    <tableViewCell reuseIdentifier="dog" style="IBUITableViewCellStyleDefault" textLabel="t" id="cell">
    <rect key="frame" x="0" y="0" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <subviews><label text="Title" id="t"/></subviews></tableViewCellContentView>
    <connections><segue destination="dog" kind="\(kind)" identifier="show" id="s"/></connections>
    </tableViewCell>
    </prototypes>
    <connections><outlet property="dataSource" destination="list" id="o1"/>
    <outlet property="delegate" destination="list" id="o2"/></connections>
    </tableView>
    <navigationItem key="navigationItem" title="Dogs" id="item"/>
    </tableViewController>
    """
  }

  private static func dog(_ views: String = "") -> String {
    InterfaceFixture.controller(
      "dog",
      views: """
        <label text="A good dog" id="words">\(InterfaceFixture.frame(0))</label>
        <button buttonType="system" id="back">\(InterfaceFixture.frame(1))<state key="normal" title="Done"/>
        <connections><segue destination="exit" kind="unwind" unwindAction="comeBack:" id="u"/></connections></button>
        \(views)
        """)
      + "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
  }

  private static func files(_ kind: String) -> [String: String] {
    ["Main.storyboard": InterfaceFixture.storyboard(stack, list(kind), dog())]
  }

  private var list: ListController? {
    let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    return navigation?.viewControllers.first as? ListController
  }

  @Test(
    "Z22: a prototype makes the cells, and its segue pushes a prepared screen, from which a way leads back")
  func show() async throws {
    try await InterfaceFixture.hosting(Self.files("show")) { screen in
      #expect(screen.heard.prefix(1) == ["Dogs, heading"])
      #expect(screen.tree.elements.compactMap(\.label).filter { ["Bailey", "Luna"].contains($0) }.count == 2)
      try await screen.activate("Luna")
      #expect(self.list?.log == ["asked show", "prepared show", "chosen 1"])
      #expect(screen.tree.elements.compactMap(\.label).contains("A good dog"))
      try await screen.activate("Done")
      try await screen.advance(by: .seconds(1))
      #expect(self.list?.log.last == "back from Luna")
      #expect(screen.tree.elements.compactMap(\.label).contains("Bailey"))
    }
  }

  @Test("Z22: a segue presents a screen, and a way back takes it away", arguments: ["presentation", "modal"])
  func present(kind: String) async throws {
    try await InterfaceFixture.hosting(Self.files(kind)) { screen in
      try await screen.activate("Bailey")
      try await screen.advance(by: .seconds(1))
      #expect(self.list?.presentedViewController != nil)
      #expect(screen.tree.elements.compactMap(\.label).contains("A good dog"))
      try await screen.activate("Done")
      try await screen.advance(by: .seconds(1))
      #expect(self.list?.presentedViewController == nil)
    }
  }

  @Test("Z22: a controller decides that a segue is not taken; code takes it by its name")
  func decide() async throws {
    try await InterfaceFixture.hosting(Self.files("show")) { screen in
      let list = try #require(self.list)
      list.allows = false
      try await screen.activate("Bailey")
      #expect(list.log == ["asked show", "chosen 0"])
      list.performSegue(withIdentifier: "show", sender: nil)
      #expect(list.navigationController?.viewControllers.count == 2)
      list.performSegue(withIdentifier: "nowhere", sender: nil)
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.contains { $0.hasPrefix("ListController has no segue with the identifier “nowhere”.") })
    }
  }

  @Test("Z22: a storyboard makes controllers by their identifiers, also by an initialiser of the app's own")
  func identifiers() async throws {
    try await InterfaceFixture.hosting(Self.files("show")) { screen in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateViewController(withIdentifier: "List") is ListController)
      var coders = 0
      let made: ListController = storyboard.instantiateViewController(identifier: "List") { coder in
        coders += 1
        return ListController(coder: coder)
      }
      #expect(coders == 1)
      #expect(made.navigationItem.title == "Dogs")
      #expect(made.storyboard === storyboard)
      _ = storyboard.instantiateViewController(withIdentifier: "Cats")
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.contains { $0.hasPrefix("Main.storyboard has no controller with the identifier “Cats”") })
    }
  }

  @Test("Z22: a test hosts a scene by its identifier; a scene that is not there fails it")
  func hostedScenes() async throws {
    try await InterfaceFixture.hosting(Self.files("show"), scene: "List") { screen in
      #expect(screen.name == "List")
      #expect(screen.heard.first == "Bailey")
    }
    try await InterfaceFixture.hosting(Self.files("show"), scene: "Cats") { screen in
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.contains { $0.hasPrefix("Main.storyboard has no controller with the identifier “Cats”") })
    }
  }

  @Test("Z22: tabs, and a container inside a screen, have the controllers that their segues name")
  func containers() async throws {
    let tabs = """
      <tabBarController id="first" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
      <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      </tabBarController>
      """
    let one = InterfaceFixture.controller(
      "one",
      views: """
        <containerView id="box">\(InterfaceFixture.frame(1))
        <connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
        """, more: "<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"i1\"/>")
    let two = InterfaceFixture.controller(
      "two", views: "", more: "<tabBarItem key=\"tabBarItem\" title=\"Walks\" id=\"i2\"/>")
    let inner = InterfaceFixture.controller(
      "inner",
      views:
        "<label text=\"Inside\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"30\"/></label>"
    )
    let files = ["Main.storyboard": InterfaceFixture.storyboard(tabs, one, two, inner)]
    try await InterfaceFixture.hosting(files) { screen in
      let labels = screen.tree.elements.compactMap(\.label)
      #expect(labels.contains("Inside"))
      #expect(labels.contains("Home") && labels.contains("Walks"))
    }
  }

  @Test("Z22: rows of a file are heard in their sections")
  func rows() async throws {
    let controller = """
      <tableViewController id="first" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections><tableViewSection headerTitle="Food" footerTitle="Twice a day" id="sec"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="a" detailTextLabel="b" id="c1">
      <tableViewCellContentView key="contentView" id="k1"><subviews>
      <label text="Bowl" id="a"/><label text="Full" id="b"/></subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="first" id="o1"/>
      <outlet property="delegate" destination="first" id="o2"/></connections>
      </tableView></tableViewController>
      """
    try await InterfaceFixture.hosting(["Main.storyboard": InterfaceFixture.storyboard(controller)]) {
      screen in
      #expect(screen.tree.elements.compactMap(\.label).contains("Food"))
    }
  }

  @Test(
    "Z22: a damaged file, a circle and a missing class are a line each, and what can be made is heard",
    arguments: [
      (
        InterfaceFixture.storyboard(
          InterfaceFixture.controller(
            "first", views: "<label text=\"Here\" id=\"l\">\(InterfaceFixture.frame(0))</label>")
        ).replacing("</scenes>", with: "<scene><objects"),
        "Main.storyboard is damaged at line"
      ),
      (
        InterfaceFixture.storyboard(
          InterfaceFixture.controller(
            "first",
            views: """
              <label text="Here" id="l">\(InterfaceFixture.frame(0))</label>
              <containerView id="box">\(InterfaceFixture.frame(1))
              <connections><segue destination="first" kind="embed" id="e"/></connections></containerView>
              """)), "contains a controller in itself, by segues that lead in a circle"
      ),
      (
        InterfaceFixture.storyboard(
          InterfaceFixture.controller(
            "first", "customClass=\"CatController\"",
            views: "<label text=\"Here\" id=\"l\">\(InterfaceFixture.frame(0))</label>")),
        "names the class CatController, which is not there; a UIViewController stands in for it."
      ),
      (
        InterfaceFixture.storyboard(
          InterfaceFixture.controller(
            "first",
            views: """
              <label text="Here" id="l">\(InterfaceFixture.frame(0))</label>
              <hologram id="h">\(InterfaceFixture.frame(1))</hologram>
              """)), "has a <hologram>, which is not known here; a plain view stands in for it."
      ),
    ])
  func damage(text: String, message: String) async throws {
    try await InterfaceFixture.hosting(["Main.storyboard": text]) { screen in
      #expect(screen.tree.elements.compactMap(\.label).contains("Here"))
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.contains { $0.contains(message) }, "\(told)")
    }
  }
}
