import UIKit

/// Pages one after the other, above a bar that stays small.
///
/// A tap on Back goes to the page before; holding it opens the list of all pages before.
final class BrowserController: UIViewController {
  /// How long Back is held for the list of pages, in seconds.
  static let pressDuration = 0.5
  /// The same where holding it shows it large first, so that there is time to read.
  static let longPressDuration = 1.5

  /// The pages that were opened, the one that is shown last.
  private(set) var pages: [String]
  let bar = BrowserToolbar()
  private let page = UILabel()
  private let hold = UILongPressGestureRecognizer()

  /// Opens pages one after the other.
  init(pages: [String] = ["Home", "News", "Weather"]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.font = .preferredFont(forTextStyle: .largeTitle)
    page.adjustsFontForContentSizeCategory = true
    page.accessibilityTraits = .header
    view.addSubview(page)
    view.addSubview(bar)
    bar.back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    bar.share.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
    hold.addTarget(self, action: Selector(BrowserController.openHistory))
    hold.delegate = self
    bar.back.addGestureRecognizer(hold)
    updateDuration()
    NotificationCenter.default.addObserver(
      self, selector: Selector(BrowserController.updateDuration),
      name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    page.frame = CGRect(x: 16, y: area.minY, width: area.width - 32, height: 120)
    bar.frame = CGRect(x: 0, y: area.maxY - 44, width: area.width, height: 44)
  }

  /// Leaves time to read where Back is shown large.
  private func updateDuration() {
    hold.minimumPressDuration =
      UILargeContentViewerInteraction.isEnabled ? Self.longPressDuration : Self.pressDuration
  }

  private func openHistory(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    let history = HistoryController(pages: pages.dropLast().reversed()) { [weak self] in self?.go(to: $0) }
    present(history, animated: true)
  }

  private func goBack() {
    guard pages.count > 1 else { return }
    pages.removeLast()
    show()
  }

  private func go(to page: String) {
    guard let index = pages.lastIndex(of: page) else { return }
    pages.removeLast(pages.count - 1 - index)
    show()
  }

  private func share() {
    let sheet = UIAlertController(title: "Share \(pages.last ?? "")", message: nil, preferredStyle: .alert)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    present(sheet, animated: true)
  }

  private func show() {
    page.text = pages.last
    bar.address.text = pages.last.map { "\($0.lowercased()).example" }
    bar.back.isEnabled = pages.count > 1
  }
}

extension BrowserController: UIGestureRecognizerDelegate {
  /// Holding Back shows it large and, later, opens the list: neither keeps the other from being recognised.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === bar.viewer.gestureRecognizerForExclusionRelationship
  }
}
