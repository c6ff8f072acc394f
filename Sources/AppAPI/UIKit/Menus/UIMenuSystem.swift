import AppHost
import Foundation

/// Menus that the system shows and apps add to: the main one, whose keys work everywhere in the app.
///
/// A phone shows no bar of menus. The keys of the commands are heard and pressed all the same.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  private enum Main: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIMenuSystem { UIMenuSystem() }
  }

  private enum Context: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIMenuSystem { UIMenuSystem() }
  }

  /// The menus of the app as a whole.
  public class var main: UIMenuSystem { RunningApp.current[Main.self] }
  /// The menus of what is selected.
  public class var context: UIMenuSystem { RunningApp.current[Context.self] }

  /// The menu that all others are in, once it was built.
  private var built: UIMenu?

  /// Has the menus built anew when they are next needed.
  open func setNeedsRebuild() { built = nil }

  /// Has the commands brought up to date; each is whenever it is heard or used.
  open func setNeedsRevalidate() {}

  /// The commands with keys, in the order of the menus.
  ///
  /// - Parameter build: Adds to the menus; called where they are not built.
  /// - Returns: The commands.
  func keyCommands(_ build: (any UIMenuBuilder) -> Void) -> [UIKeyCommand] {
    let menu: UIMenu
    if let built {
      menu = built
    } else {
      let tree = MenuTree(self, .standard)
      build(tree)
      built = tree.root
      menu = tree.root
    }
    return menu.elements.compactMap { $0 as? UIKeyCommand }
  }
}

extension UIMenu {
  /// The places to which apps add, as the system has them; the system's own entries need no keys of the app.
  fileprivate static var standard: UIMenu {
    func menu(_ identifier: Identifier, _ children: [UIMenu] = []) -> UIMenu {
      UIMenu(identifier: identifier, children: children)
    }
    func part(_ identifier: Identifier) -> UIMenu { UIMenu(identifier: identifier, options: .displayInline) }
    let text = menu(.text, [part(.alignment), part(.writingDirection)])
    return menu(
      .root,
      [
        menu(.application, [.about, .preferences, .services, .hide, .quit].map(part)),
        menu(.file, [.newScene, .openRecent, .close, .document, .print].map(part)),
        menu(
          .edit,
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .lookup, .learn, .spelling, .substitutions,
            .transformations, .speech,
          ].map(part)),
        menu(.format, [menu(.font, [.textStyle, .textSize, .textColor].map(part)), text]),
        menu(.view, [.toolbar, .sidebar, .fullscreen].map(part)),
        menu(.window, [.minimizeAndZoom, .bringAllToFront].map(part)),
        menu(.help),
      ])
  }
}
