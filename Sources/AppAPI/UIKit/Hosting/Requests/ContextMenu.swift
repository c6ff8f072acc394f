import AccessibilityModel
import AppHost
import Foundation

/// The menu that opens when an object, or the nearest view around it that has one, is held.
///
/// Its entries stand among the actions of the object, as those of `contextMenu` do.
/// - Source: Behaviour 1.7, 1.9
@MainActor
struct ContextMenu {
  let menu: UIMenu
  let view: UIView
  /// Who does what is chosen, as the actions see it.
  let sender: AnyObject
  /// Tells the app that the menu is about to open.
  var willOpen: () -> Void = {}

  /// Finds the menu of an object.
  ///
  /// - Parameters:
  ///   - object: What is held.
  ///   - isNear: True where only the object, what it is a part of, and the row around it count.
  init?(of object: NSObject, isNear: Bool = false) {
    let frame = object.accessibilityFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    var next = object as? UIResponder
    while let responder = next {
      if let view = responder as? UIView {
        if isNear, view !== object, view is UIScrollView || view.controller != nil { return nil }
        if let found = Self.menu(of: view, at: middle, isNear) {
          self = found
          return
        }
        if isNear, view is UITableViewCell || view is UICollectionViewCell { return nil }
      }
      next = responder.next
    }
    return nil
  }

  private init(_ menu: UIMenu, _ view: UIView, sender: AnyObject? = nil, willOpen: @escaping () -> Void = {})
  {
    self.menu = menu
    self.view = view
    self.sender = sender ?? view
    self.willOpen = willOpen
  }

  private static func menu(of view: UIView, at point: CGPoint, _ isNear: Bool) -> ContextMenu? {
    // What opens at a tap is no further action.
    if let button = view as? UIButton, let menu = button.menu, !isNear || !button.opensMenu {
      return ContextMenu(menu, button)
    }
    if let bar = view as? BarButton, let menu = bar.item.menu, !isNear || !bar.item.opensMenu {
      return ContextMenu(menu, bar, sender: bar.item)
    }
    if !isNear, let text = view as? UITextView, let menu = text.menuOfMeantLink {
      return ContextMenu(menu, text)
    }
    for case let interaction as UIContextMenuInteraction in view.ownInteractions {
      let place = view.convert(point, from: nil)
      guard let configuration = interaction.configuration(at: place), let menu = configuration.menu else {
        continue
      }
      return ContextMenu(menu, view, sender: interaction) { interaction.willOpen(configuration) }
    }
    return row(view, at: point)?.menu.map { ContextMenu($0, view) }
  }

  /// What opens when a row of a table or an item of a collection is held; `nil` for nothing, or something
  /// else.
  private static func row(_ view: UIView, at point: CGPoint) -> UIContextMenuConfiguration? {
    if let cell = view as? UITableViewCell, let table = cell.table, let path = table.indexPath(for: cell) {
      return table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: table.convert(point, from: nil))
    }
    guard let cell = view as? UICollectionViewCell, let collection = cell.collection,
      let path = collection.indexPath(for: cell), let delegate = collection.delegate
    else { return nil }
    let place = collection.convert(point, from: nil)
    return delegate.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: place)
      ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: place)
  }

  func open() {
    willOpen()
    menu.open(from: view, sender: sender)
  }

  // MARK: Actions

  /// What the entries do, as actions of what is held.
  var handlers: [ElementHandler] { handlers(in: menu) }

  private func handlers(in menu: UIMenu) -> [ElementHandler] {
    menu.children.flatMap { child -> [ElementHandler] in
      switch child {
      case let inner as UIMenu where inner.options.contains(.displayInline): return handlers(in: inner)
      case let inner as UIMenu:
        return [handler(inner) { inner.open(from: view, sender: sender) }]
      case let action as UIAction where action.attributes.isDisjoint(with: [.hidden, .disabled]):
        return [handler(action) { action.perform(sender: sender) }]
      case let command as UICommand where command.attributes.isDisjoint(with: [.hidden, .disabled]):
        return [
          handler(command) {
            _ = UIApplication.shared.sendAction(
              command.action, to: nil, from: command, for: nil, beginningAt: view)
          }
        ]
      default: return []
      }
    }
  }

  private func handler(_ entry: UIMenuElement, _ body: @escaping @MainActor () -> Void) -> ElementHandler {
    let title = entry.title.isEmpty ? entry.image?.heardName ?? "" : entry.title
    return ElementHandler(name: SpokenText(title), image: entry.image?.heardName) {
      body()
      return true
    }
  }
}

/// Finds what opens when something in the app is held; where nothing can, nobody is asked.
@MainActor
final class ContextMenuFinder: AppStateKey {
  private var known: (pass: Int, menus: [ObjectIdentifier: ContextMenu?]) = (0, [:])

  static func initialValue(in host: RunningApp) -> ContextMenuFinder { ContextMenuFinder() }

  /// The menu near an object, made once for each look at the screen.
  func menu(near object: NSObject) -> ContextMenu? {
    guard ContextMenus.areThere, object is UIView else { return nil }
    guard let pass = DescriptionPass.current else { return ContextMenu(of: object, isNear: true) }
    if known.pass != pass { known = (pass, [:]) }
    if let menu = known.menus[ObjectIdentifier(object)] { return menu }
    let menu = ContextMenu(of: object, isNear: true)
    known.menus[ObjectIdentifier(object)] = .some(menu)
    return menu
  }
}

/// Opens the menu of an object, or of the nearest view around it that has one; false where none has.
@MainActor
func openContextMenu(of object: NSObject) -> Bool {
  guard let menu = ContextMenu(of: object) else { return false }
  menu.open()
  return true
}
