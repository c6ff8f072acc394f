import AccessibilityModel
import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

/// A screen that an initialiser of the app's own gives a name.
@MainActor
private final class NamedDogController: UIViewController {
  let name: String
  var words: UILabel?

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    name = "nobody"
    super.init(coder: coder)
  }

  override func viewDidLoad() { words?.text = "This is \(name)" }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(NamedDogController.self, in: "UIKitTests/SegueActionTests.swift")
    table.outlet("words") { $0.words = try $1.value() }
    return table.table
  }
}

/// A screen that makes the one to come itself; the table is as it is written for an app.
@MainActor
private final class DogMaker: UIViewController {
  var log: [String] = []
  var makes = true
  private var made: UIViewController?

  func makeDog(_ coder: NSCoder, sender: Any?, identifier: String?) -> NamedDogController? {
    let title = (sender as? UIButton)?.currentTitle
    log.append("made for \(title ?? "nobody") by \(identifier ?? "none")")
    guard makes else { return nil }
    let dog = NamedDogController(coder: coder, name: title ?? "the one inside")
    made = dog
    return dog
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append(segue.destination === made ? "prepared" : "prepared another one")
  }

  static func interface() -> InterfaceTable {
    var table = InterfaceClass(DogMaker.self, in: "UIKitTests/SegueActionTests.swift")
    table.creator("makeDog:sender:identifier:") {
      _ = ($1, $2, $3)
      return $0.makeDog($1, sender: try $2.value(), identifier: try $3.value())
    }
    return table.table
  }
}

@MainActor
@Suite("Segue actions", .timeLimit(.minutes(10)))
struct SegueActionTests {
  init() {
    InterfaceClasses.shared.add(NamedDogController.interface())
    InterfaceClasses.shared.add(DogMaker.interface())
  }

  private static let creation = "destinationCreationSelector=\"makeDog:sender:identifier:\""
  private static let dog = InterfaceFixture.controller(
    "dog", "storyboardIdentifier=\"Dog\" customClass=\"NamedDogController\"",
    views: "<label text=\"Words\" id=\"words\">\(InterfaceFixture.frame(0))</label>",
    connections: "<outlet property=\"words\" destination=\"words\" id=\"o\"/>")

  private static func kennel(_ kind: String, _ action: String = creation) -> String {
    InterfaceFixture.controller(
      "first", "customClass=\"DogMaker\"",
      views: """
        <button buttonType="system" id="luna">\(InterfaceFixture.frame(0))<state key="normal" title="Luna"/>
        <connections><segue destination="dog" kind="\(kind)" identifier="show" \(action) id="s"/></connections>
        </button>
        """)
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private var maker: DogMaker? { UIApplication.shared.keyWindow?.rootViewController as? DogMaker }

  @Test(
    "Z22: the controller that a segue action makes is prepared, shown and heard",
    arguments: ["show", "presentation", "popoverPresentation", "showDetail"])
  func action(kind: String) async throws {
    let files = ["Main.storyboard": InterfaceFixture.storyboard(Self.kennel(kind), Self.dog)]
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect(maker?.log == ["made for Luna by show", "prepared"])
      #expect(screen.lastHeard.last == "This is Luna")
      #expect(maker?.presentedViewController is NamedDogController)
    }
  }

  @Test("Z22: a segue action makes what a container shows")
  func container() async throws {
    let kennel = InterfaceFixture.controller(
      "first", "customClass=\"DogMaker\"",
      views: """
        <containerView id="box"><rect key="frame" x="0" y="100" width="393" height="400"/><connections>
        <segue destination="dog" kind="embed" identifier="inner" \(Self.creation) id="e"/></connections>
        </containerView>
        """)
    let files = ["Main.storyboard": InterfaceFixture.storyboard(kennel, Self.dog)]
    try await InterfaceFixture.hosting(files) { screen in
      #expect(maker?.log == ["made for nobody by inner", "prepared"])
      #expect(screen.heard == ["This is the one inside"])
    }
  }

  @Test(
    "Z22: a segue action makes the controller of another storyboard, whose reference the segue leads to",
    arguments: ["referencedIdentifier=\"Dog\"", ""])
  func reference(identifier: String) async throws {
    let placeholder = """
      <viewControllerPlaceholder storyboardName="Other" \(identifier) id="dog" sceneMemberID="viewController"/>
      """
    let files = [
      "Main.storyboard": InterfaceFixture.storyboard(Self.kennel("presentation"), placeholder),
      "Other.storyboard": InterfaceFixture.storyboard(Self.dog, initial: "dog"),
    ]
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect(maker?.log == ["made for Luna by show", "prepared"])
      #expect(screen.lastHeard.last == "This is Luna")
    }
  }

  @Test("Z22: a segue action that makes nothing leaves that to the storyboard")
  func nothing() async throws {
    let files = ["Main.storyboard": InterfaceFixture.storyboard(Self.kennel("presentation"), Self.dog)]
    try await InterfaceFixture.hosting(files) { screen in
      maker?.makes = false
      try await screen.activate("Luna")
      #expect(maker?.log == ["made for Luna by show", "prepared another one"])
      #expect(screen.lastHeard.last == "This is nobody")
    }
  }

  @Test("Z22: a segue action that is not there is told, and the storyboard makes the controller")
  func missing() async throws {
    let kennel = Self.kennel("presentation", "destinationCreationSelector=\"makeCat:\"")
    let files = ["Main.storyboard": InterfaceFixture.storyboard(kennel, Self.dog)]
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect(maker?.log == ["prepared another one"])
      #expect(labels(screen).contains("This is nobody"))
      let told = await screen.takeDiagnostics().map(\.message)
      let missing = "Main.storyboard calls makeCat: of DogMaker, which has no such @IBSegueAction; "
      #expect(told.contains { $0.hasPrefix(missing) }, "\(told)")
    }
  }
}
