import SwiftUI
import UIKit

/// A screen of the kit: the id that `screens.tsv` gives it, and what it shows.
@MainActor
struct KitScreen {
  /// The id, as `screens.tsv` has it.
  let id: String
  /// Makes what is shown.
  let make: @MainActor () -> UIViewController

  /// A screen of SwiftUI.
  init(_ id: String, @ViewBuilder _ content: @escaping @MainActor () -> some View) {
    self.id = id
    make = { UIHostingController(rootView: content()) }
  }

  /// A screen of views, one below the other.
  init(_ id: String, views: @escaping @MainActor () -> [UIView]) {
    self.id = id
    make = { ColumnController(views()) }
  }

  /// A screen of a view controller.
  init(_ id: String, controller: @escaping @MainActor () -> UIViewController) {
    self.id = id
    make = controller
  }

  /// All screens.
  static let all: [KitScreen] =
    utterances + rotor + actions + announcements + menus + texts + voiceControl + keyboard + switches
    + largeContent
    + zoom + spokenContent + assistiveTouch + combining + controls + cells + bars + order
    + moreUtterances + moreGestures + moreViews
    + publishedElements + publishedControls + publishedContainers

  /// The screen of an id, or a text that there is none.
  static func controller(of id: String) -> UIViewController {
    let screen = all.first { $0.id == id } ?? KitScreen(id) { Text("No screen \(id)") }
    return screen.make()
  }
}

/// Views below each other, in a column that begins at the top.
final class ColumnController: UIViewController {
  private let column: UIStackView

  /// Puts views into a column.
  init(_ views: [UIView]) {
    column = UIStackView(arrangedSubviews: views)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 24
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
  }
}

/// A text of UIKit.
@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// A button of UIKit.
@MainActor
func button(_ title: String, _ action: @escaping @MainActor () -> Void = {}) -> UIButton {
  UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in action() })
}
