import UIKit

/// A book whose pages three fingers turn; a pinch sets the letters larger or smaller.
final class PageTurnerController: UIViewController {
  private(set) var page = 1
  private(set) var turns = 0
  private let book = UIView()
  private let heading = UILabel()
  private let count = UILabel()
  private let cover = UIButton(type: .system)
  private var size: CGFloat = 17

  override func viewDidLoad() {
    super.viewDidLoad()
    book.isMultipleTouchEnabled = true
    heading.accessibilityTraits = .header
    cover.setTitle("Back to the cover", for: .normal)
    cover.addAction(UIAction { [weak self] _ in self?.open(1) }, for: .touchUpInside)
    for view in [heading, count] { book.addSubview(view) }
    view.addSubview(book)
    view.addSubview(cover)
    watchFingers()
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    book.frame = CGRect(x: 0, y: area.minY, width: area.width, height: area.height - 80)
    heading.frame = CGRect(x: 16, y: 16, width: area.width - 32, height: 60)
    count.frame = CGRect(x: 16, y: 92, width: area.width - 32, height: 30)
    cover.frame = CGRect(x: 16, y: area.maxY - 60, width: 200, height: 44)
  }

  private func watchFingers() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Selector(PageTurnerController.turn))
      swipe.direction = direction
      swipe.numberOfTouchesRequired = 3
      book.addGestureRecognizer(swipe)
    }
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PageTurnerController.resize))
    book.addGestureRecognizer(pinch)
  }

  private func turn(_ swipe: UISwipeGestureRecognizer) {
    turns += 1
    open(max(page + (swipe.direction == .left ? 1 : -1), 1))
  }

  private func resize(_ pinch: UIPinchGestureRecognizer) {
    size = min(max(size * pinch.scale, 10), 60)
    pinch.scale = 1
    show()
  }

  private func open(_ page: Int) {
    self.page = page
    show()
  }

  private func show() {
    heading.text = page == 1 ? "Cover" : "Page \(page)"
    heading.font = .systemFont(ofSize: size)
    count.text = "Turned by three fingers: \(turns), letters of \(Int(size.rounded())) points"
  }
}
