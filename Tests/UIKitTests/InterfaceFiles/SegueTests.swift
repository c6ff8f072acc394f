import AccessibilityModel
import EarshotTesting
import Foundation
import Testing
import TreeFormat
import UIKit

/// A screen that notes the segues it prepares, and may have the last word about a bubble.
@MainActor
private final class SegueSource: UIViewController, UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  var prepares: (@MainActor (UIViewController) -> Void)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepared \(segue.identifier ?? "none")")
    prepares?(segue.destination)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}

/// A way that puts what comes in the place of everything before it, as no segue of the system does.
@MainActor
private final class ReplacingSegue: UIStoryboardSegue {
  override func perform() {
    (source as? SegueSource)?.log.append("replaced by \(identifier ?? "none")")
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

/// A way that names what comes, and leaves the rest to the system.
@MainActor
private final class NamingSegue: UIStoryboardSegue {
  override func perform() {
    destination.navigationItem.title = "Bailey"
    super.perform()
  }
}

@MainActor
@Suite("Kinds of segues", .timeLimit(.minutes(10)))
struct SegueTests {
  init() {
    InterfaceClasses.shared.add(InterfaceClass(SegueSource.self, in: "UIKitTests/SegueTests.swift").table)
    InterfaceClasses.shared.add(InterfaceClass(ReplacingSegue.self, in: "UIKitTests/SegueTests.swift").table)
    InterfaceClasses.shared.add(InterfaceClass(NamingSegue.self, in: "UIKitTests/SegueTests.swift").table)
  }

  private static let tablet = Size(width: 1_210, height: 834)

  /// A stack of one screen.
  private static func stack(_ id: String, of root: String) -> String {
    """
    <navigationController id="\(id)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="\(id)-bar"/>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
    </connections></navigationController>
    """
  }

  /// A screen whose button leads to the one of a dog.
  private static func kennel(_ segue: String, inside: String = "") -> String {
    InterfaceFixture.controller(
      "kennel", "customClass=\"SegueSource\"",
      views: """
        <button buttonType="system" id="luna">\(InterfaceFixture.frame(0))<state key="normal" title="Luna"/>
        <connections><segue identifier="dog" id="s" \(segue)>\(inside)</segue></connections></button>
        """,
      more: """
        <navigationItem key="navigationItem" title="Kennel" id="kennel-item">
        <barButtonItem key="rightBarButtonItem" title="Info" id="info"/></navigationItem>
        """)
  }

  private static let dog = InterfaceFixture.controller(
    "dog", views: "<label text=\"A good dog\" id=\"words\">\(InterfaceFixture.frame(0))</label>",
    more: "<navigationItem key=\"navigationItem\" title=\"Dog\" id=\"dog-item\"/>")

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private var root: UIViewController? { UIApplication.shared.keyWindow?.rootViewController }
  private var source: SegueSource? {
    root as? SegueSource ?? (root as? UINavigationController)?.viewControllers.first as? SegueSource
  }

  // MARK: Details

  /// Columns whose first one leads to a dog, each in a stack of its own or not.
  private static func columns(inStacks: Bool) -> [String: String] {
    let first = inStacks ? "kennelStack" : "kennel"
    let split = """
      <splitViewController id="first" sceneMemberID="viewController"><connections>
      <segue destination="\(first)" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="nobody" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """
    let nobody = InterfaceFixture.controller(
      "nobody", views: "<label text=\"No dog chosen\" id=\"none\">\(InterfaceFixture.frame(0))</label>")
    let kennel = kennel("destination=\"\(inStacks ? "dogStack" : "dog")\" kind=\"showDetail\"")
    return [
      "Main.storyboard": InterfaceFixture.storyboard(
        split, stack("kennelStack", of: "kennel"), kennel, nobody, stack("dogStack", of: "dog"), dog)
    ]
  }

  @Test(
    "Z22: a detail is shown in the last column where there are several, and the cursor stays in the first one",
    arguments: [false, true])
  func detailBeside(inStacks: Bool) async throws {
    let files = Self.columns(inStacks: inStacks)
    try await InterfaceFixture.hosting(files, size: Self.tablet, platform: .iPadOS) { screen in
      #expect(labels(screen).contains("No dog chosen"))
      try await screen.activate("Luna")
      #expect(root?.presentedViewController == nil)
      #expect(screen.focused?.label?.string == "Luna")
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Kennel, heading", "Info, button", "Luna, button", "Dog, heading", "A good dog"])
    }
  }

  @Test(
    "Z22: a detail is shown above the first column where there is room for one", arguments: [false, true])
  func detailAbove(inStacks: Bool) async throws {
    try await InterfaceFixture.hosting(Self.columns(inStacks: inStacks)) { screen in
      #expect(labels(screen).contains("Luna"))
      try await screen.activate("Luna")
      #expect(root?.presentedViewController == nil)
      #expect(screen.heard.last == "A good dog")
      #expect(!labels(screen).contains("Luna"))
      try await screen.escape()
      #expect(labels(screen).contains("Luna"))
      #expect(!labels(screen).contains("A good dog"))
    }
  }

  @Test("Z22: a detail is presented where there are no columns, also inside a stack")
  func detailWithoutColumns() async throws {
    let kennel = Self.kennel("destination=\"dog\" kind=\"showDetail\"")
    let files = [
      "Main.storyboard": InterfaceFixture.storyboard(Self.stack("first", of: "kennel"), kennel, Self.dog)
    ]
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect(screen.heard.last == "A good dog")
      #expect(!labels(screen).contains("Luna"))
      let navigation = try #require(root as? UINavigationController)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.presentedViewController != nil)
      #expect(source?.log == ["prepared dog"])
      try await screen.escape()
      #expect(navigation.presentedViewController == nil)
      #expect(labels(screen).contains("Luna"))
    }
  }
}

// MARK: - Bubbles

extension SegueTests {
  private static func bubble(_ kind: String, _ anchor: String) -> [String: String] {
    let kennel = kennel(
      "destination=\"dog\" kind=\"\(kind)\" \(anchor)",
      inside: "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>")
    return ["Main.storyboard": InterfaceFixture.storyboard(stack("first", of: "kennel"), kennel, dog)]
  }

  private nonisolated static let byView = "popoverAnchorView=\"luna\""

  @Test(
    "Z22: a segue shows a bubble beside its anchor, and what lies beneath is out of reach",
    arguments: ["popoverPresentation", "popover"])
  func bubble(kind: String) async throws {
    let size = Size(width: 834, height: 1_210)
    try await InterfaceFixture.hosting(Self.bubble(kind, Self.byView), size: size, platform: .iPadOS) {
      screen in
      let place = try screen.element(named: "Luna").frame
      try await screen.activate("Luna")
      #expect(screen.lastHeard.last == "A good dog")
      let shown = try #require(root?.presentedViewController)
      let popover = try #require(shown.presentationController as? UIPopoverPresentationController)
      #expect((popover.sourceView as? UIButton)?.currentTitle == "Luna")
      #expect(popover.permittedArrowDirections == [.up, .left])
      #expect(abs(shown.view.frame.minY - place.maxY) < 0.5)
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["A good dog", "Double tap to dismiss pop-up window, button"])
      try await screen.escape()
      #expect(root?.presentedViewController == nil)
      #expect(labels(screen).contains("Luna"))
    }
  }

  @Test(
    "Z22: a bubble that code asks for belongs to the view or the bar button that the file names",
    arguments: [byView, "popoverAnchorBarButtonItem=\"info\""])
  func anchors(anchor: String) async throws {
    let files = Self.bubble("popoverPresentation", anchor)
    try await InterfaceFixture.hosting(files, size: Self.tablet, platform: .iPadOS) { screen in
      let source = try #require(source)
      source.performSegue(withIdentifier: "dog", sender: nil)
      try await screen.advance(by: .zero)
      #expect(labels(screen).contains("A good dog"))
      let popover = root?.presentedViewController?.popoverPresentationController
      if anchor == Self.byView {
        #expect((popover?.sourceView as? UIButton)?.currentTitle == "Luna")
        #expect(popover?.barButtonItem == nil)
      } else {
        #expect(popover?.barButtonItem?.title == "Info")
        #expect(popover?.sourceView == nil)
      }
    }
  }

  @Test("Z22: a screen that prepares a bubble has the last word: its delegate keeps it one on a telephone")
  func preparedBubble() async throws {
    try await InterfaceFixture.hosting(Self.bubble("popoverPresentation", Self.byView)) { screen in
      let source = try #require(source)
      source.prepares = { [unowned source] destination in
        let popover = destination.popoverPresentationController
        source.log.append("up and left: \(popover?.permittedArrowDirections == [.up, .left])")
        destination.preferredContentSize = CGSize(width: 200, height: 200)
        popover?.permittedArrowDirections = .down
        popover?.sourceView = source.view
        popover?.delegate = source
      }
      try await screen.activate("Luna")
      #expect(source.log == ["prepared dog", "up and left: true"])
      let shown = try #require(root?.presentedViewController)
      let popover = try #require(shown.presentationController as? UIPopoverPresentationController)
      #expect(popover.permittedArrowDirections == .down)
      #expect(popover.sourceView === source.view)
      #expect(shown.view.frame.size == CGSize(width: 200, height: 200))
      #expect(screen.lastHeard.last == "A good dog")
    }
  }

  @Test("Z22: a bubble becomes a sheet on a telephone where nobody says otherwise")
  func bubbleOnTelephone() async throws {
    try await InterfaceFixture.hosting(Self.bubble("popoverPresentation", Self.byView)) { screen in
      try await screen.activate("Luna")
      #expect(root?.presentedViewController?.presentationController is UISheetPresentationController)
      #expect(screen.lastHeard.last == "A good dog")
      #expect(!labels(screen).contains("Luna"))
    }
  }
}

// MARK: - Ways of the app's own

extension SegueTests {
  private static func custom(_ segue: String) -> [String: String] {
    let kennel = kennel("destination=\"dog\" \(segue)")
    return ["Main.storyboard": InterfaceFixture.storyboard(stack("first", of: "kennel"), kennel, dog)]
  }

  @Test("Z22: a custom segue does what its class does, once its source has prepared it")
  func custom() async throws {
    let files = Self.custom("kind=\"custom\" customClass=\"ReplacingSegue\" customModule=\"Kennel\"")
    try await InterfaceFixture.hosting(files) { screen in
      let source = try #require(source)
      try await screen.activate("Luna")
      #expect(source.log == ["prepared dog", "replaced by dog"])
      let navigation = try #require(root as? UINavigationController)
      #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Dog"])
      #expect(labels(screen) == ["Dog", "A good dog"])
    }
  }

  @Test("Z22: a class adds to what the kind of its segue does")
  func addition() async throws {
    let files = Self.custom("kind=\"show\" customClass=\"NamingSegue\"")
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect((root as? UINavigationController)?.viewControllers.count == 2)
      #expect(try screen.element(named: "Bailey").traits.contains(.header))
      #expect(labels(screen).contains("A good dog"))
    }
  }

  @Test("Z22: a custom segue without its class leads nowhere, and that is told")
  func missingClass() async throws {
    let files = Self.custom("kind=\"custom\" customClass=\"TurningSegue\"")
    try await InterfaceFixture.hosting(files) { screen in
      try await screen.activate("Luna")
      #expect(labels(screen).contains("Luna"))
      let told = await screen.takeDiagnostics().map(\.message)
      let missing = "names the class TurningSegue, which is not there; a UIStoryboardSegue stands in for it."
      #expect(told.contains { $0.contains(missing) }, "\(told)")
    }
  }
}
