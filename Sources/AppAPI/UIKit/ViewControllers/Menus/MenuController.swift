import Foundation

/// Shows an open menu: its entries one below the other, and the way out.
///
/// - Source: Behaviour 1.5.3, 3.4
final class MenuController: UIViewController {
  let menu: UIMenu
  private(set) weak var source: UIView?
  private weak var sender: AnyObject?
  /// True for a menu that an entry of another one opened, which said its title.
  private let isInner: Bool

  init(_ menu: UIMenu, from source: UIView, sender: AnyObject?, isInner: Bool = false) {
    self.menu = menu
    self.isInner = isInner
    self.source = source
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let list = MenuView()
    view = list
    list.entries = shownEntries
  }

  private func reload() {
    (viewIfLoaded as? MenuView)?.entries = shownEntries
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  private var shownEntries: [MenuEntry] { (isInner ? [] : header(of: menu)) + entries(of: menu) }

  /// The title of a menu above its entries, where it has one.
  private func header(of menu: UIMenu) -> [MenuEntry] {
    menu.title.isEmpty ? [] : [MenuEntry(header: menu.title)]
  }

  private func entries(of menu: UIMenu) -> [MenuEntry] {
    menu.children.flatMap { child -> [MenuEntry] in
      switch child {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        return header(of: inner) + entries(of: inner)
      case let inner as UIMenu: return [MenuEntry(inner) { [weak self] in self?.enter(inner) }]
      case let deferred as UIDeferredMenuElement:
        let made = deferred.elements { [weak self] in self?.reload() }
        guard let made else { return [MenuEntry(loading: ())] }
        return entries(of: UIMenu(children: made))
      case let action as UIAction where !action.attributes.contains(.hidden):
        return [MenuEntry(action) { [weak self] in self?.choose(action) }]
      case let command as UICommand where !command.attributes.contains(.hidden):
        return [MenuEntry(command) { [weak self] in self?.choose(command) }]
      default: return []
      }
    }
  }

  private func choose(_ action: UIAction) {
    if menu.options.contains(.singleSelection) {
      for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    }
    (source as? UIButton)?.didChoose(action)
    if action.attributes.contains(.keepsMenuPresented) {
      action.perform(sender: sender)
      return reload()
    }
    close()
    action.perform(sender: sender)
  }

  private func choose(_ command: UICommand) {
    let start = source
    close()
    _ = UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil, beginningAt: start)
  }

  private func enter(_ inner: UIMenu) {
    guard let source else { return close() }
    let sender = sender
    close()
    inner.open(from: source, sender: sender, isInner: true)
  }

  private func close() {
    forget(menu)
    presentingViewController?.dismiss(animated: false)
  }

  private func forget(_ menu: UIMenu) {
    for child in menu.children {
      (child as? UIDeferredMenuElement)?.forget()
      if let inner = child as? UIMenu { forget(inner) }
    }
  }
}

/// Shows a menu beside what it belongs to.
final class MenuPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override var hasDismissRegion: Bool { true }
  override var dismissalName: String { String(system: .dismissMenu) }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let availableSpace = container.bounds.inset(by: container.safeAreaInsets)
    let size = view.sizeThatFits(CGSize(width: min(250, availableSpace.width), height: availableSpace.height))
    let source = (presentedViewController as? MenuController)?.source
    let anchor = source.map { container.convert($0.bounds, from: $0) } ?? availableSpace
    let height = min(size.height, availableSpace.height)
    let isBelow = anchor.maxY + height <= availableSpace.maxY
    let y = isBelow ? anchor.maxY : max(anchor.minY - height, availableSpace.minY)
    return CGRect(
      x: min(max(anchor.midX - size.width / 2, availableSpace.minX), availableSpace.maxX - size.width), y: y,
      width: size.width, height: height)
  }
}
