import Foundation

/// Changes the entries of a menu of the system.
///
///     override func buildMenu(with builder: any UIMenuBuilder) {
///       super.buildMenu(with: builder)
///       guard builder.system == .main else { return }
///       builder.insertChild(UIMenu(options: .displayInline, children: [newDog]), atStartOfMenu: .file)
///     }
@MainActor @preconcurrency
public protocol UIMenuBuilder: NSObjectProtocol {
  /// Which menus are built.
  var system: UIMenuSystem { get }

  /// The menu of a name, where it is there.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name, where it is there.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that calls a method and takes something along with it, where it is there.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other entries in the place of those of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first entry of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last entry of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command that calls a method, where it is there.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// The menus of a system while they are built: one menu that all others are in.
final class MenuTree: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
    super.init()
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList.map { $0 as AnyObject }
    return root.elements.lazy.compactMap { $0 as? UICommand }.first { command in
      guard command.action == action else { return false }
      let own = command.propertyList.map { $0 as AnyObject }
      return own === wanted || (own as? NSObject).map { $0.isEqual(wanted) } == true
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == root.identifier {
      root = replacementMenu
    } else {
      change(replacedIdentifier) { _ in [replacementMenu] }
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == root.identifier {
      root = root.replacingChildren(childrenBlock(root.children))
    } else {
      change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  /// Puts other entries in the place of a menu below the root.
  private func change(_ identifier: UIMenu.Identifier, _ new: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(
        menu.children.flatMap { child -> [UIMenuElement] in
          guard let inner = child as? UIMenu else { return [child] }
          return inner.identifier == identifier ? new(inner) : [changed(inner)]
        })
    }
    guard menu(for: identifier) != nil else { return }
    root = changed(root)
  }
}

extension UIMenu {
  /// It and everything in it, each menu before what is in it.
  var elements: [UIMenuElement] {
    [self] + children.flatMap { ($0 as? UIMenu)?.elements ?? [$0] }
  }
}
