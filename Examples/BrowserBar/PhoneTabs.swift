import UIKit

/// A telephone's tabs in a standard bar, with nothing to do for large text.
final class PhoneTabs: UITabBarController {
  private static let tabs = [
    ("Favorites", "star.fill"), ("Recents", "clock.fill"), ("Contacts", "person.crop.circle"),
    ("Keypad", "circle.grid.3x3.fill"), ("Voicemail", "recordingtape"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = Self.tabs.map { name, image in
      let screen = PhoneScreen(name)
      screen.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: image), tag: 0)
      return screen
    }
  }
}

/// The screen of a tab: its name.
final class PhoneScreen: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 360, height: 60))
    label.text = "\(name) of this phone"
    label.font = .preferredFont(forTextStyle: .body)
    view.addSubview(label)
  }
}
