import Foundation

/// A screen on which people choose a font from those that come with the system.
///
///     let picker = UIFontPickerViewController()
///     picker.delegate = self
///     present(picker, animated: true)
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are listed, and how.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// True where each face of a family can be chosen, not the family alone.
    open var includeFaces = false
    /// True where all names are set in the system's font, not each in its own.
    open var displayUsingSystemFont = false
    /// Traits that a font has to have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Lists the families, each in its own letters.
    public override nonisolated init() { super.init() }
  }

  /// A font that can be chosen.
  private struct Choice {
    let name: String
    let fontName: String
    let family: String
  }

  /// Which fonts are listed, and how.
  public let configuration: Configuration
  /// Is told what is chosen.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; `nil` until one is.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if isViewLoaded { showSelection() } }
  }

  private lazy var choices = FontFamily.all.flatMap { choices(of: $0) }
  private let bar = UINavigationBar()
  private let table = UITableView()

  /// Makes a screen with a list.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen with the families.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a screen with the families; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// What can be chosen of a family.
  private func choices(of family: FontFamily) -> [Choice] {
    let wanted = configuration.filteredTraits
    let faces = family.faces.filter { $0.traits.isSuperset(of: wanted) }
    guard configuration.includeFaces else {
      return faces.prefix(1).map { Choice(name: family.name, fontName: $0.fontName, family: family.name) }
    }
    return faces.map { face in
      let name = family.faces.count == 1 ? family.name : "\(family.name) \(face.name)"
      return Choice(name: name, fontName: face.fontName, family: family.name)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: title ?? String(system: .chooseFont))
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    (table.dataSource, table.delegate) = (self, self)
    for part in [bar, table] { view.addSubview(part) }
    showSelection()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (top, size) = (view.safeAreaInsets.top, view.bounds.size)
    bar.frame = CGRect(x: 0, y: top, width: size.width, height: 44)
    table.frame = CGRect(x: 0, y: top + 44, width: size.width, height: max(size.height - top - 44, 0))
  }

  /// Leaves without a font, as the button does.
  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  private func showSelection() {
    let chosen = selectedFontDescriptor.map { UIFont(descriptor: $0, size: $0.pointSize) }
    let row = choices.firstIndex {
      $0.fontName == chosen?.fontName || !configuration.includeFaces && $0.family == chosen?.familyName
    }
    table.selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }

  private func cancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
  /// As many as there are fonts.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

  /// The name of a font, in its own letters.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let choice = choices[indexPath.row]
    cell.textLabel?.text = choice.name
    if !configuration.displayUsingSystemFont {
      cell.textLabel?.font = UIFont(name: choice.family, size: UIFont.labelFontSize)
    }
    return cell
  }

  /// Takes a font, and leaves.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedFontDescriptor = UIFontDescriptor(
      name: choices[indexPath.row].fontName, size: UIFont.labelFontSize)
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }
}

/// Is told what font is chosen.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Takes in that the person left without a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Takes in that a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
