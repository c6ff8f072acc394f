import Foundation

/// A screen on which people choose a colour by its name.
open class UIColorPickerViewController: UIViewController {
  /// Makes a screen with black chosen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a screen with black chosen; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colour that is chosen.
  open var selectedColor = UIColor.black
  /// True where a colour may be seen through; the colours that can be chosen are those with names.
  open var supportsAlpha = true
  /// Is told what is chosen.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  private var buttons: [UIButton] = []

  /// Makes a list of the colours, with a way out.
  open override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let heading = UILabel()
    heading.text = title ?? String(system: .colors)
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.accessibilityTraits = .header
    stack.addArrangedSubview(heading)
    for choice in UIColor.knownByName {
      let button = UIButton(type: .system)
      button.setTitle(String(system: choice.name), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.choose(choice.color) }, for: .primaryActionTriggered)
      buttons.append(button)
      stack.addArrangedSubview(button)
    }
    let close = UIButton(type: .close)
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
    stack.addArrangedSubview(close)
    let root = UIScrollView(frame: UIScreen.main.bounds)
    root.backgroundColor = .systemBackground
    root.addSubview(stack)
    let (inside, outside) = (root.contentLayoutGuide, root.frameLayoutGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: inside.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: outside.widthAnchor),
    ])
    view = root
    markChosen()
  }

  private func markChosen() {
    let name = selectedColor.accessibilityName
    for button in buttons { button.isSelected = button.currentTitle == name }
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    markChosen()
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// Is told what colour is chosen.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Takes in that a colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Takes in that a colour was chosen, under the old name.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Takes in that the person is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
