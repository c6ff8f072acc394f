import UIKit

/// The pages that were open before, the last one first; a tap on one goes back to it.
final class HistoryController: UIViewController {
  private let pages: [String]
  private let choose: (String) -> Void

  init(pages: [String], choose: @escaping (String) -> Void) {
    self.pages = pages
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    title.text = "History"
    title.accessibilityTraits = .header
    let rows = pages.map { page in
      let row = UIButton(type: .system)
      row.setTitle(page, for: .normal)
      row.addAction(UIAction { [weak self] _ in self?.open(page) }, for: .touchUpInside)
      return row
    }
    let list = UIStackView(arrangedSubviews: [title] + rows)
    list.axis = .vertical
    list.spacing = 8
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func open(_ page: String) {
    dismiss(animated: true)
    choose(page)
  }
}
