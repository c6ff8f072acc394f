import AccessibilityModel
import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

/// A screen whose outlets and actions an interface file names; the table is as it is written for an app.
@MainActor
private final class DogController: UIViewController {
  var nameLabel: UILabel?
  weak var button: UIButton?
  var words: [UILabel] = []
  var limit = 0
  var motto: String?
  private(set) var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init")
  }

  override func awakeFromNib() { log.append("awake") }
  override func viewDidLoad() {
    log.append("loaded \(nameLabel?.text ?? "nothing"), \(words.count) words")
  }

  func feed(_ sender: UIButton) {
    nameLabel?.text = "Fed by \(sender.currentTitle ?? "nobody")"
  }

  func rest() { nameLabel?.text = "Asleep" }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(DogController.self, in: "UIKitTests/DogController.swift")
    table.outlet("nameLabel") { $0.nameLabel = try $1.value() }
    table.outlet("button") { $0.button = try $1.value() }
    table.outlet("words") { $0.words = try $1.value() }
    table.attribute("limit") { $0.limit = try $1.value() }
    table.attribute("motto") { $0.motto = try $1.value() }
    table.action("feed:", "feed") {
      _ = ($1, $2)
      $0.feed(try $1.value())
    }
    table.action("rest", "rest") {
      _ = ($1, $2)
      $0.rest()
    }
    return table.table
  }
}

@MainActor
@Suite("Interface files", .timeLimit(.minutes(10)))
struct InterfaceFileTests {
  init() {
    InterfaceClasses.shared.add(DogController.interface())
  }

  private static let views = """
    <label text="Bailey" id="name">\(InterfaceFixture.frame(0))</label>
    <label text="Beagle" id="kind">\(InterfaceFixture.frame(1))</label>
    <button buttonType="system" id="feed">\(InterfaceFixture.frame(2))
      <state key="normal" title="Feed"/>
      <connections><action selector="feed:" destination="first" eventType="touchUpInside" id="a"/></connections>
    </button>
    """
  private static let connections = """
    <outlet property="nameLabel" destination="name" id="o1"/>
    <outlet property="button" destination="feed" id="o2"/>
    <outletCollection property="words" destination="name" id="o3"/>
    <outletCollection property="words" destination="kind" id="o4"/>
    """
  private static let ofClass = "customClass=\"DogController\" customModule=\"Kennel\""

  private static func main(
    _ views: String = views, _ connections: String = connections, more: String = ""
  ) -> [String: String] {
    let controller = InterfaceFixture.controller(
      "first", ofClass, views: views, more: more, connections: connections)
    return ["Main.storyboard": InterfaceFixture.storyboard(controller)]
  }

  @Test("Z22: a button says what its configuration says, not what it would say without one")
  func configurations() async throws {
    let views = """
      <button buttonType="system" id="a">\(InterfaceFixture.frame(0))<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Log In"/></button>
      <button buttonType="system" id="b">\(InterfaceFixture.frame(1))<state key="normal" title="Adopt"/>
      <state key="disabled" title="Adopted"/><buttonConfiguration key="configuration" style="plain"/></button>
      """
    try await InterfaceFixture.hosting(Self.main(views, "")) { screen in
      #expect(screen.tree.elements.compactMap(\.label) == ["Log In", "Adopt"])
    }
  }

  @Test("Z22: outlets are connected before viewDidLoad, and an action changes what is heard")
  func outlets() async throws {
    try await InterfaceFixture.hosting(Self.main()) { screen in
      #expect(screen.tree.elements.compactMap(\.label) == ["Bailey", "Beagle", "Feed"])
      let controller = try #require(UIApplication.shared.keyWindow?.rootViewController as? DogController)
      #expect(controller.log == ["init", "awake", "loaded Bailey, 2 words"])
      #expect(controller.button?.currentTitle == "Feed")
      try await screen.activate("Feed")
      #expect(screen.tree.elements.compactMap(\.label) == ["Fed by Feed", "Beagle", "Feed"])
    }
  }
}

extension InterfaceFileTests {
  @Test("Z22: attributes of the app's class are set before it is woken")
  func attributes() async throws {
    let more = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="motto" value="loyal"/>
      </userDefinedRuntimeAttributes>
      """
    try await InterfaceFixture.hosting(Self.main(more: more)) { _ in
      let controller = try #require(UIApplication.shared.keyWindow?.rootViewController as? DogController)
      #expect(controller.limit == 3)
      #expect(controller.motto == "loyal")
    }
  }

  @Test("Z22: the accessibility settings of the editor are heard")
  func accessibility() async throws {
    let views = """
      <view id="box">\(InterfaceFixture.frame(0))
        <accessibility key="accessibilityConfiguration" label="Bailey's bowl" hint="Fills it">
          <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>
        </accessibility></view>
      <label text="Kennel" id="title">\(InterfaceFixture.frame(1))
        <accessibility key="accessibilityConfiguration" identifier="title">
          <accessibilityTraits key="traits" staticText="YES" header="YES"/>
        </accessibility></label>
      <label text="Not heard" id="hidden">\(InterfaceFixture.frame(2))
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></label>
      """
    try await InterfaceFixture.hosting(Self.main(views, "")) { screen in
      #expect(screen.heard == ["Bailey's bowl, button"])
      let title = try screen.element(named: "Kennel")
      #expect(title.identifier == "title")
    }
  }

  @Test("Z22: texts come from the language files beside the storyboard, by object and property")
  func languages() async throws {
    var files = Self.main()
    files["Base.lproj/Main.storyboard"] = files.removeValue(forKey: "Main.storyboard")
    files["de.lproj/Main.strings"] = "\"kind.text\" = \"Spürhund\"; \"feed.normalTitle\" = \"Füttern\";"
    try await InterfaceFixture.hosting(files, locale: "de-DE") { screen in
      #expect(screen.heard.first == "Bailey")
      #expect(screen.tree.elements.compactMap(\.label).contains("Füttern"))
      #expect(screen.tree.elements.compactMap(\.label).contains("Spürhund"))
    }
    try await InterfaceFixture.hosting(files) { screen in
      #expect(screen.tree.elements.compactMap(\.label) == ["Bailey", "Beagle", "Feed"])
    }
  }

  @Test(
    "Z22: what does not fit is told in a line, and the rest is heard",
    arguments: [
      (
        "<outlet property=\"portrait\" destination=\"name\" id=\"x\"/>",
        "Main.storyboard connects the outlet portrait of DogController, which has none of that name."
      ),
      (
        "<outlet property=\"button\" destination=\"name\" id=\"x\"/>",
        "Main.storyboard connects the outlet button of DogController with UILabel, where UIButton is wanted."
      ),
      (
        "<outlet property=\"button\" destination=\"gone\" id=\"x\"/>",
        "connects button of DogController with an object that the file does not have."
      ),
    ])
  func unfit(connection: String, message: String) async throws {
    let files = Self.main(
      Self.views, "<outlet property=\"nameLabel\" destination=\"name\" id=\"o\"/>" + connection)
    try await InterfaceFixture.hosting(files) { screen in
      #expect(screen.tree.elements.compactMap(\.label) == ["Bailey", "Beagle", "Feed"])
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.contains { $0.contains(message) }, "\(told)")
    }
  }
}
