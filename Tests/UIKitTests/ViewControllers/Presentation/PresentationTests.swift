import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Presented controllers", .timeLimit(.minutes(10)))
struct PresentationTests {
  /// A page with a button that presents another one.
  private func page(presenting other: @escaping @MainActor () -> UIViewController) -> Page {
    let box = Box()
    let page = Page(
      "Kennel", ["Three dogs"], buttons: [("Open", { box.page?.present(other(), animated: true) })])
    box.page = page
    return page
  }

  final class Box {
    weak var page: UIViewController?
  }

  @Test(
    "What is presented is met first, what lies beneath is out of reach, and the cursor returns at the end")
  func sheet() async throws {
    let sheet = Page("Help", ["Feed the dogs"])
    let page = page { sheet }
    try await hosting(page) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Feed the dogs")
      #expect(throws: ScreenError.self) { try screen.element(named: "Three dogs") }
      #expect(page.presentedViewController === sheet)
      #expect(sheet.presentingViewController === page)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Double tap to dismiss pop-up window, button"])
      try await screen.escape()
      #expect(screen.lastHeard.last == "Open, button")
      #expect(page.presentedViewController == nil)
    }
  }

  @Test("Where the cursor goes behind what was dismissed rests on a rule")
  func dismissal() async throws {
    for (choice, heard) in [("first", "Three dogs"), ("returned", "Open, button")] {
      let rules = RuleChoices(["presentation.focusAfterDismissal": choice])
      let page = page { Page("Help", ["Feed the dogs"]) }
      try await hosting(page, rules: rules) { screen in
        try await screen.activate("Open")
        try await screen.escape()
        #expect(screen.lastHeard.last == heard)
        let cursor = try #require(screen.focused?.id)
        let counted = screen.tree.rules(of: cursor).map { [$0.name, $0.choice] }
        #expect(counted == [["presentation.focusAfterDismissal", choice]])
      }
    }
  }

  @Test(
    "Where the cursor goes behind an alert that was answered rests on the same rule",
    arguments: [nil, "first", "returned"] as [String?])
  func alertDismissal(choice: String?) async throws {
    let page = page {
      let alert = UIAlertController(title: "Delete Bailey?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      return alert
    }
    let rules = RuleChoices(choice.map { ["presentation.focusAfterDismissal": $0] } ?? [:])
    try await hosting(page, rules: rules) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.contains("Delete Bailey?, alert"))
      try await screen.activate("Yes")
      #expect(screen.lastHeard.last == (choice == "first" ? "Three dogs" : "Open, button"))
      let cursor = try #require(screen.focused?.id)
      let counted = screen.tree.rules(of: cursor).map { [$0.name, $0.choice] }
      #expect(counted == [["presentation.focusAfterDismissal", choice ?? "returned"]])
    }
  }

  @Test(
    "FK8: the ring of Full Keyboard Access enters what is presented at its beginning",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func ring(style: UIModalPresentationStyle) async throws {
    let buttons = ["Close", "Bailey", "Layla", "Rex", "Ada"].map { ($0, {} as @MainActor () -> Void) }
    let page = page {
      let sheet = Page("Dogs", buttons: buttons)
      sheet.modalPresentationStyle = style
      return sheet
    }
    try await hosting(page) { screen in
      try await screen.keyboard.press("tab", "space")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Close")
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Bailey")
    }
  }

  @Test("A presented screen that replaces the one beneath hides it from its life, a sheet does not")
  func life() async throws {
    for (style, isReplaced) in [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)] {
      let (page, other) = (Page("Kennel"), Page("Help"))
      try await hosting(page) { screen in
        _ = page.takeLog()
        other.modalPresentationStyle = style
        page.present(other, animated: false)
        #expect(page.takeLog() == (isReplaced ? ["will disappear", "did disappear"] : []))
        #expect(other.takeLog() == ["loaded", "will appear", "is appearing", "did appear"])
        other.dismiss(animated: false)
        #expect(page.takeLog() == (isReplaced ? ["will appear", "is appearing", "did appear"] : []))
        #expect(other.takeLog() == ["will disappear", "did disappear"])
        #expect(other.presentingViewController == nil)
        try await screen.advance(by: .zero)
      }
    }
  }

  @Test("Completions follow in time where changes are gradual, and at once where they are not")
  func completion() async throws {
    let page = Page("Kennel", ["Three dogs"])
    var log: [String] = []
    try await hosting(page) { screen in
      RunningApp.current.withApp {
        page.present(Page("Help"), animated: true) { log.append("presented") }
      }
      #expect(log.isEmpty)
      try await screen.advance(by: .seconds(1))
      #expect(log == ["presented"])
      page.dismiss(animated: false) { log.append("dismissed") }
      #expect(log == ["presented", "dismissed"])
    }
  }

  @Test("A held sheet is not left by escape, and its delegate hears of the attempt")
  func held() async throws {
    final class Witness: NSObject, UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.append("attempt")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.append("dismissed")
      }
    }
    let witness = Witness()
    let sheet = Page("Draft", ["Unsaved"])
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = witness
    try await hosting(page { sheet }) { screen in
      try await screen.activate("Open")
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      #expect(witness.log == ["attempt"])
      sheet.isModalInPresentation = false
      try await screen.escape()
      #expect(witness.log == ["attempt", "dismissed"])
    }
  }

  @Test("The grabber of a sheet tells its height, and changes it")
  func grabber() async throws {
    let sheet = Page("Help", ["Feed the dogs"])
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    try await hosting(page { sheet }) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Card controller, half screen, button")
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "full screen" || screen.lastHeard.last == "Full screen")
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    }
  }

  @Test("A sheet that leaves what is beneath undimmed leaves it in reach")
  func undimmed() async throws {
    let sheet = Page("Help", ["Feed the dogs"])
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    try await hosting(page { sheet }) { screen in
      try await screen.activate("Open")
      #expect(try screen.element(named: "Three dogs").label == "Three dogs")
      #expect(try screen.element(named: "Feed the dogs").label == "Feed the dogs")
    }
  }

  @Test("Presenting from a controller that is not shown, or twice, is told and shows nothing")
  func misuse() async throws {
    let page = Page("Kennel", ["Three dogs"])
    try await hosting(page) { screen in
      Page("Other").present(Page("Help"), animated: false)
      page.present(Page("Help"), animated: false)
      page.present(Page("Second"), animated: false)
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Page was presented from Page, whose view is on no screen; nothing is shown. Present from a controller "
            + "that is shown, not before viewDidAppear.",
          "Page was not presented: Page presents Page already. Dismiss that first, or present from it.",
        ])
    }
  }

  @Test("Magic tap is asked of the presented screen, what presents it, the app and its delegate")
  func magicTap() async throws {
    final class Player: UIResponder, UIApplicationDelegate {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    let player = Player()
    try await hosting(page { Page("Help", ["Feed the dogs"]) }) { screen in
      UIApplication.shared.delegate = player
      try await screen.magicTap()
      try await screen.activate("Open")
      try await screen.magicTap()
      #expect(player.taps == 2)
    }
  }

  /// A screen on which a popover is a bubble, and no sheet.
  private let tablet = LaunchOptions(platform: .iPadOS, screenSize: Size(width: 820, height: 1_180))

  @Test(
    "Views beneath a popover that it lets through can be met and used while it is up, and nothing else can")
  func passage() async throws {
    let popover = Page("Help", ["Feed the dogs"])
    popover.modalPresentationStyle = .popover
    let box = Box()
    var taps = 0
    let page = Page(
      "Kennel", ["Three dogs"],
      buttons: [
        ("Open", { box.page?.present(popover, animated: true) }), ("Bark", { taps += 1 }),
      ])
    box.page = page
    try await hosting(page, environment: tablet) { screen in
      @MainActor func labels() -> [String] { screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } }
      let all = labels()
      #expect(all == ["Three dogs", "Open", "Bark"])
      let bark = page.view.subviews.last
      popover.popoverPresentationController?.passthroughViews = [bark].compactMap { $0 }
      popover.popoverPresentationController?.sourceView = page.view
      popover.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 900, width: 10, height: 10)
      try await screen.activate("Open")
      func met() async throws -> [String] { try await screen.tour().stops.map(\.utterance.text) }
      let way = "Double tap to dismiss pop-up window, button"
      var heard = try await met()
      #expect(heard == ["Feed the dogs", "Bark, button", way])
      try await screen.activate("Bark")
      #expect(taps == 1)
      #expect(page.presentedViewController === popover)
      popover.popoverPresentationController?.passthroughViews = nil
      try await screen.advance(by: .zero)
      heard = try await met()
      #expect(heard == ["Feed the dogs", way])
      popover.popoverPresentationController?.passthroughViews = [bark].compactMap { $0 }
      try await screen.advance(by: .zero)
      heard = try await met()
      #expect(heard == ["Feed the dogs", "Bark, button", way])
      try await screen.escape()
      #expect(labels() == all)
    }
  }

  /// A page whose root view is placed by constraints, as an app may say of it.
  private final class ConstrainedPage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.translatesAutoresizingMaskIntoConstraints = false
      let label = UILabel()
      label.text = "Feed the dogs"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  @Test("What is presented or pushed has its place though its view turns off the mask for resizing")
  func constrainedRoot() async throws {
    for style in [UIModalPresentationStyle.popover, .pageSheet, .fullScreen] {
      let other = ConstrainedPage()
      other.modalPresentationStyle = style
      try await hosting(page { other }, environment: tablet) { screen in
        try await screen.activate("Open")
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard.first == "Feed the dogs", "\(style)")
        #expect(other.view.bounds.width >= 320)
      }
    }
    try await hosting(UINavigationController(rootViewController: ConstrainedPage())) { screen in
      #expect(screen.heard == ["Feed the dogs"])
    }
    try await hosting(ConstrainedPage()) { #expect($0.heard == ["Feed the dogs"]) }
  }

  @Test("A touch beside a popover reaches what it lets through, and takes it away anywhere else")
  func touchedPassage() async throws {
    let popover = Page("Help", ["Feed the dogs"])
    popover.modalPresentationStyle = .popover
    var taps = 0
    let page = Page("Kennel", ["Three dogs"], buttons: [("Bark", { taps += 1 })])
    try await hosting(page, environment: tablet) { screen in
      let bark = try screen.element(named: "Bark").frame.center
      let dogs = try screen.element(named: "Three dogs").frame.center
      popover.preferredContentSize = CGSize(width: 200, height: 100)
      popover.popoverPresentationController?.passthroughViews = [page.view.subviews.last].compactMap { $0 }
      popover.popoverPresentationController?.sourceView = page.view
      popover.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 600, width: 10, height: 10)
      page.present(popover, animated: false)
      try await screen.advance(by: .zero)
      Finger(screen: screen).tap(bark.x, bark.y)
      #expect(taps == 1)
      #expect(page.presentedViewController === popover)
      Finger(screen: screen).tap(dogs.x, dogs.y)
      #expect(page.presentedViewController == nil)
    }
  }
}
