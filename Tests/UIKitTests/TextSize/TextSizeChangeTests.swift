import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("The text size changes while an app runs", .timeLimit(.minutes(10)))
struct TextSizeChangeTests {
  /// A controller that notes what it hears of its traits.
  final class Witness: UIViewController {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let before = previousTraitCollection?.preferredContentSizeCategory.category?.name ?? "nothing"
      log.append("\(before) to \(traitCollection.preferredContentSizeCategory.category?.name ?? "nothing")")
    }
  }

  private func label(_ text: String, _ font: UIFont, follows: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  @Test("L1: only a font that is to follow grows: of a style, of metrics, inside attributed words")
  func fonts() async throws {
    let custom = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold), maximumPointSize: 50)
    let labels = [
      label("style", .preferredFont(forTextStyle: .title1), follows: true),
      label("metrics", custom, follows: true),
      label("fixed", .systemFont(ofSize: 17), follows: true),
      label("still", .preferredFont(forTextStyle: .title1), follows: false),
    ]
    let mixed = UILabel()
    mixed.adjustsFontForContentSizeCategory = true
    let words = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .largeTitle)])
    words.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    mixed.attributedText = words
    let stack = UIStackView(arrangedSubviews: labels + [mixed])
    stack.axis = .vertical
    try await hosting(stack) { screen in
      let before = labels.map(\.intrinsicContentSize.height)
      try await screen.device.setTextSize(.accessibility5)
      #expect(labels.map(\.font.pointSize) == [58, 50, 17, 28])
      #expect(labels.map(\.font.lineHeight).first == 68)
      #expect(labels[0].intrinsicContentSize.height >= before[0] * 2)
      #expect(labels[2].intrinsicContentSize.height == before[2])
      let fonts = [0, 3].compactMap {
        mixed.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
      }
      #expect(fonts.map(\.pointSize) == [60, 9])
      try await screen.device.setTextSize(.large)
      #expect(labels.map(\.font.pointSize) == [28, 20, 17, 28])
      #expect(labels.map(\.intrinsicContentSize.height) == before)
    }
  }

  @Test("L1: fields, text views and configured buttons follow where they are to")
  func fields() async throws {
    let (field, text) = (UITextField(), UITextView())
    for font in [UIFont.preferredFont(forTextStyle: .body)] {
      field.font = font
      text.font = font
    }
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    (field.text, text.text) = ("field", "text")
    let still = UITextField()
    still.font = .preferredFont(forTextStyle: .body)
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Adopt") { _ in })
    let plain = UIButton(type: .system)
    plain.setTitle("Adopt", for: .normal)
    let stack = UIStackView(arrangedSubviews: [field, text, still, button, plain])
    stack.axis = .vertical
    try await hosting(stack) { screen in
      let before = [button, plain].map(\.intrinsicContentSize.width)
      try await screen.device.setTextSize(.accessibility3)
      #expect(field.font.pointSize == 40)
      #expect(text.font?.pointSize == 40)
      #expect(still.font.pointSize == 17)
      #expect(button.titleLabel?.font.pointSize == 40)
      #expect(button.intrinsicContentSize.width > before[0] * 1.5)
      #expect(plain.intrinsicContentSize.width == before[1])
    }
  }

  @Test("L1: the app, its controllers and who watches are told, once each")
  func news() async throws {
    let witness = Witness()
    var heard: [String] = []
    try await hosting(witness) { screen in
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          let now = UIApplication.shared.preferredContentSizeCategory
          heard.append("\(size?.category?.name ?? "none") \(now == size)")
        }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      var watched: [String] = []
      let view: UIView = witness.view
      view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, before) in
        watched.append("view from \(before.preferredContentSizeCategory.category?.name ?? "none")")
      }
      witness.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: Witness, _) in
        watched.append("controller")
      }
      let other = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        watched.append("style")
      }
      try await screen.device.setTextSize(.accessibility1)
      try await screen.device.setTextSize(.accessibility1)
      #expect(heard == ["accessibility1 true"])
      #expect(witness.log == ["large to accessibility1"])
      #expect(watched == ["controller", "view from large"])
      try await screen.device.setAppearance(.dark)
      #expect(watched.last == "style")
      view.unregisterForTraitChanges(other)
      try await screen.device.setAppearance(.light)
      #expect(watched.count == 3)
      #expect(heard.count == 1)
    }
  }

  @Test("L1: a screen that was covered meanwhile has grown when it comes back")
  func covered() async throws {
    let root = UIViewController()
    let title = label("Bailey", .preferredFont(forTextStyle: .body), follows: true)
    root.view.addSubview(title)
    let navigation = UINavigationController(rootViewController: root)
    try await hosting(navigation) { screen in
      navigation.pushViewController(UIViewController(), animated: false)
      try await screen.advance(by: .seconds(1))
      #expect(title.window == nil)
      try await screen.device.setTextSize(.accessibility5)
      navigation.popViewController(animated: false)
      try await screen.advance(by: .seconds(1))
      #expect(title.window != nil)
      #expect(title.font.pointSize == 53)
    }
  }

  @Test("L1: rows of a table grow, and what is heard stays the same")
  func rows() async throws {
    let cells = ["Bailey", "Kooper"].map { name in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = "Three years"
      return cell
    }
    let configured = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = configured.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Rose", "Two years")
    configured.contentConfiguration = content
    let shelf = Shelf(cells + [configured])
    let table = shelf.table()
    try await hosting(table) { screen in
      let rows = cells + [configured]
      #expect(rows.map(\.frame.height) == [44, 44, 44])
      #expect(cells[0].textLabel?.frame.midY == cells[0].detailTextLabel?.frame.midY)
      try await screen.device.setTextSize(.accessibility5)
      // Two lines of 62 points one below the other, with space around them.
      #expect(rows.map(\.frame.height) == [146, 146, 149])
      #expect(cells[0].detailTextLabel?.frame.minY == cells[0].textLabel?.frame.maxY)
      try await screen.device.setTextSize(.xSmall)
      #expect(rows.map(\.frame.height) == [44, 44, 44])
      let labels = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(labels == ["Bailey, Three years", "Kooper, Three years", "Rose, Two years"])
    }
  }

  @Test("L1: bars keep their height, and a large title grows no further than the usual sizes")
  func bars() async throws {
    let root = UIViewController()
    root.title = "Kennel"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    try await hosting(tabs) { screen in
      let bars: [UIView] = [navigation.navigationBar, tabs.tabBar]
      let before = bars.map(\.frame.height)
      let title = try #require(
        bars[0].subviews.compactMap { $0 as? UILabel }.first { $0.font.pointSize == 34 })
      try await screen.device.setTextSize(.accessibility5)
      #expect(bars.map(\.frame.height) == before)
      #expect(title.font.pointSize == 40)
    }
  }
}
