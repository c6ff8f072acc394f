import Testing
import UIKit

@MainActor
@Suite("What a delegate that says nothing answers")
struct DelegateDefaultTests {
  private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UIGestureRecognizerDelegate, UIScrollViewAccessibilityDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate, UIPickerViewDelegate,
    UIPageViewControllerDataSource, UILargeContentViewerInteractionDelegate
  {
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) {}
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {}
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private let silent = Silent()

  @Test("Fields, text views and search bars may be edited, left, cleared and changed")
  func text() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldEndEditing(field))
    #expect(silent.textFieldShouldClear(field) && silent.textFieldShouldReturn(field))
    #expect(silent.textViewShouldBeginEditing(view) && silent.textViewShouldEndEditing(view))
    let place = NSRange(location: 0, length: 0)
    #expect(silent.textView(view, shouldChangeTextIn: place, replacementText: "a"))
    #expect(silent.searchBarShouldBeginEditing(bar) && silent.searchBarShouldEndEditing(bar))
    #expect(silent.position(for: bar) == .any && bar.barPosition == .any)
  }

  @Test("A gesture begins, and neither goes on beside another nor waits for one")
  func gestures() {
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(silent.gestureRecognizerShouldBegin(one))
    #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  @Test("Nothing is zoomed, and what is heard after scrolling is left to the system")
  func scrolling() {
    let view = UIScrollView()
    #expect(silent.viewForZooming(in: view) == nil)
    #expect(silent.accessibilityScrollStatus(for: view) == nil)
    #expect(silent.accessibilityAttributedScrollStatus(for: view) == nil)
  }

  @Test("Tabs are chosen, columns collapse as proposed, sheets are dismissed and keep their style")
  func controllers() {
    let (tabs, columns) = (UITabBarController(), UISplitViewController(style: .doubleColumn))
    #expect(silent.tabBarController(tabs, shouldSelect: UIViewController()))
    #expect(
      silent.splitViewController(columns, topColumnForCollapsingToProposedTopColumn: .secondary) == .secondary
    )
    let sheet = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(silent.presentationControllerShouldDismiss(sheet))
    #expect(silent.adaptivePresentationStyle(for: sheet) == .automatic)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(silent.presentationCount(for: pages) == 0 && silent.presentationIndex(for: pages) == 0)
  }

  @Test("Every day may be chosen, and rows of a picker have no titles")
  func choices() {
    let day = DateComponents(year: 2026, month: 6, day: 9)
    #expect(silent.dateSelection(UICalendarSelectionSingleDate(delegate: silent), canSelectDate: day))
    let several = UICalendarSelectionMultiDate(delegate: silent)
    #expect(silent.multiDateSelection(several, canSelectDate: day))
    #expect(silent.multiDateSelection(several, canDeselectDate: day))
    let picker = UIPickerView()
    #expect(silent.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
    #expect(silent.pickerView(picker, attributedTitleForRow: 0, forComponent: 0) == nil)
  }

  private final class Older: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
    ) -> Bool {
      log.append(url.absoluteString)
      return false
    }
  }

  @Test("Who knows only the older question is asked it in the place of the newer one")
  func older() throws {
    let older = Older()
    let newer: any UITextFieldDelegate = older
    newer.textFieldDidEndEditing(UITextField(), reason: .committed)
    let url = try #require(URL(string: "https://dogs.example"))
    let place = NSRange(location: 0, length: 1)
    let text: any UITextViewDelegate = older
    #expect(
      !text.textView(UITextView(), shouldInteractWith: url, in: place, interaction: .invokeDefaultAction))
    #expect(older.log == ["ended", "https://dogs.example"])
  }

  private final class Book: UIView, UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
      lineNumber == 0 ? "Once upon a time" : nil
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { .zero }
    func accessibilityPageContent() -> String? { "Once upon a time there was a dog." }
  }

  @Test("Lines and pages without attributes are the plain ones")
  func reading() {
    let book = Book()
    #expect(book.accessibilityAttributedContent(forLineNumber: 0)?.string == "Once upon a time")
    #expect(book.accessibilityAttributedContent(forLineNumber: 1) == nil)
    #expect(book.accessibilityAttributedPageContent()?.string == "Once upon a time there was a dog.")
  }

  @Test("What is shown large is what the interaction's view has at the place")
  func largeContent() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    button.showsLargeContentViewer = true
    view.addSubview(button)
    let interaction = UILargeContentViewerInteraction(delegate: silent)
    view.addInteraction(interaction)
    let item = silent.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 15, y: 15))
    #expect(item as? UIButton === button)
    #expect(silent.largeContentViewerInteraction(interaction, itemAt: CGPoint(x: 80, y: 80)) == nil)
  }
}
