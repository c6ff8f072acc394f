import UIKit

/// A screen with words and buttons, one below the other.
class Page: UIViewController {
  let words: [String]
  let buttons: [(String, @MainActor () -> Void)]
  var log: [String] = []

  init(_ title: String, _ words: [String] = [], buttons: [(String, @MainActor () -> Void)] = []) {
    self.words = words
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("There is no archive of a page.")
  }

  private var shown: [UIView] = []

  override func viewDidLoad() {
    log.append("loaded")
    for word in words {
      let label = UILabel()
      label.text = word
      shown.append(label)
    }
    for (title, action) in buttons {
      shown.append(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }
    for part in shown { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    var y = view.safeAreaInsets.top
    for part in shown {
      part.frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: 40)
      y += 44
    }
  }

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "will leave parent" : "will join parent")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append(parent == nil ? "left parent" : "joined parent")
  }

  /// Answers what was noted, and begins anew.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
