import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What delegates of presentations are asked and told", .timeLimit(.minutes(10)))
struct PresentationDelegateTests {
  @MainActor
  private final class Witness: NSObject, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
  {
    var log: [String] = []
    var style = UIModalPresentationStyle.automatic
    var lets = true

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      log.append("style")
      return style
    }
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      log.append("prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.append("should dismiss")
      return lets
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let isShown = presentationController.presentedViewController.presentingViewController != nil
      log.append(isShown ? "will dismiss" : "late")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { log.append("height \(sheet.selectedDetentIdentifier == .large ? "large" : "other")") }
  }

  /// Shows what is presented in half of the screen.
  private final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 200, height: 300)
    }
  }

  @MainActor
  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("What shows a controller is made by the delegate of its transition, and decides where it lies")
  func ownPresentation() async throws {
    let (presenter, page, help) = (
      Presenter(), Page("Kennel", ["Three dogs"]), Page("Help", ["Feed the dogs"])
    )
    help.modalPresentationStyle = .custom
    help.transitioningDelegate = presenter
    try await hosting(page) { screen in
      page.present(help, animated: false)
      try await screen.advance(by: .zero)
      #expect(help.presentationController is Half)
      #expect(help.view.frame == CGRect(x: 0, y: 400, width: 200, height: 300))
      #expect(try screen.element(named: "Feed the dogs").frame.minY >= 400)
    }
  }

  @Test("A person who leaves a sheet asks its delegate first, which is told before and after it is gone")
  func leaving() async throws {
    let (witness, page, sheet) = (Witness(), Page("Kennel", ["Three dogs"]), Page("Help", ["Feed the dogs"]))
    try await hosting(page) { screen in
      page.present(sheet, animated: false)
      sheet.presentationController?.delegate = witness
      try await screen.advance(by: .zero)
      witness.lets = false
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      #expect(witness.log == ["should dismiss", "attempt"])
      #expect(page.presentedViewController === sheet)
      (witness.log, witness.lets) = ([], true)
      try await screen.escape()
      #expect(witness.log == ["should dismiss", "will dismiss", "did dismiss"])
      #expect(page.presentedViewController == nil)
    }
  }

  @Test("An app that dismisses its sheet itself is not asked whether it may")
  func dismissing() async throws {
    let (witness, page, sheet) = (Witness(), Page("Kennel"), Page("Help", ["Feed the dogs"]))
    try await hosting(page) { _ in
      page.present(sheet, animated: false)
      sheet.presentationController?.delegate = witness
      page.dismiss(animated: false)
      #expect(witness.log.isEmpty)
    }
  }

  private nonisolated static let styles: [(UIModalPresentationStyle, Bool, Bool)] = [
    (.none, true, false), (.fullScreen, false, true), (.automatic, false, false),
  ]

  @Test(
    "Where there is little room a popover becomes what its delegate says: a sheet if it says nothing",
    arguments: styles)
  func adaptation(style: UIModalPresentationStyle, isPopover: Bool, isWhole: Bool) async throws {
    let (witness, page, popover) = (Witness(), Page("Kennel", ["Dogs"]), Page("Help", ["Feed the dogs"]))
    witness.style = style
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.delegate = witness
    try await hosting(page) { _ in
      popover.popoverPresentationController?.sourceView = page.view
      page.present(popover, animated: false)
      let controller = popover.presentationController
      #expect((controller is UIPopoverPresentationController) == isPopover)
      #expect(witness.log == (isPopover ? ["style", "prepare"] : ["style"]))
      let size = popover.view.frame.size
      #expect((size == CGSize(width: 200, height: 100)) == isPopover)
      #expect((size == page.view.window?.bounds.size) == isWhole)
    }
  }

  @Test("A popover stands below what it belongs to where there is room, else above it")
  func arrows() async throws {
    let cases: [(CGFloat, UIPopoverArrowDirection)] = [(100, .up), (700, .down)]
    for (y, direction) in cases {
      let (witness, page, popover) = (Witness(), Page("Kennel"), Page("Help", ["Feed the dogs"]))
      let source = UIView(frame: CGRect(x: 150, y: y, width: 40, height: 40))
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 200)
      popover.popoverPresentationController?.delegate = witness
      witness.style = .none
      try await hosting(page) { _ in
        page.view.addSubview(source)
        popover.popoverPresentationController?.sourceView = source
        page.present(popover, animated: false)
        let controller = popover.popoverPresentationController
        #expect(controller?.arrowDirection == direction)
        #expect(popover.view.frame.minY == (direction == .up ? y + 40 : y - 200))
      }
    }
  }

  @Test("A sheet's delegate hears that a person chose another height, and not that the app did")
  func heights() async throws {
    let (witness, page, sheet) = (Witness(), Page("Kennel"), Page("Help", ["Feed the dogs"]))
    let controller: UISheetPresentationController? = sheet.sheetPresentationController
    controller?.detents = [.medium(), .large()]
    controller?.prefersGrabberVisible = true
    controller?.delegate = witness
    try await hosting(page) { screen in
      page.present(sheet, animated: false)
      controller?.selectedDetentIdentifier = .medium
      try await screen.advance(by: .zero)
      #expect(witness.log.isEmpty)
      let grabber = try screen.element(named: "Card controller")
      _ = screen.ask(.activate(grabber.id))
      #expect(witness.log == ["height large"])
    }
  }

  @Test("A height of the app's own is computed from the room and the traits")
  func ownHeights() async throws {
    let (page, sheet) = (Page("Kennel"), Page("Help", ["Feed the dogs"]))
    var known: CGFloat = 0
    func third(_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      known = context.maximumDetentValue
      #expect(context.containerTraitCollection.verticalSizeClass == .regular)
      return context.maximumDetentValue / 3
    }
    sheet.sheetPresentationController?.detents = [.custom { third($0) }]
    try await hosting(page) { _ in
      page.present(sheet, animated: false)
      #expect(known > 0)
      #expect(abs(sheet.view.frame.height - known / 3) < 0.5)
    }
  }

  @MainActor
  private final class Painter: NSObject, UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("select \(viewController.selectedColor == color) \(continuously)") }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      log.append("selected")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finish")
    }
  }

  @Test("Colours to choose from are heard by name, and each choice and the end are told to the delegate")
  func colors() async throws {
    let (painter, page) = (Painter(), Page("Kennel"))
    let picker = UIColorPickerViewController()
    picker.delegate = painter
    try await hosting(page) { screen in
      page.present(picker, animated: false)
      try await screen.advance(by: .zero)
      try await screen.activate("red")
      #expect(painter.log == ["select true false", "selected"])
      #expect(try screen.element(named: "red").traits.contains(.selected))
      try await screen.activate("Close")
      #expect(painter.log.last == "finish")
      #expect(page.presentedViewController == nil)
    }
  }
}
