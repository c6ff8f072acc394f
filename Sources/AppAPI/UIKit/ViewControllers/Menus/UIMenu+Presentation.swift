extension UIMenu {
  /// Opens it above the screen that a view is on.
  ///
  /// - Parameters:
  ///   - view: The view that it belongs to.
  ///   - sender: Who does what is chosen, as the actions see it.
  ///   - isInner: True where an entry of another menu opens it, which said its title.
  /// - Source: Behaviour 1.5.3, 3.4
  func open(from view: UIView, sender: AnyObject?, isInner: Bool = false) {
    guard let root = view.window?.rootViewController?.front else { return }
    guard !children.isEmpty else { return report(.emptyMenu(of: title)) }
    let controller = MenuController(self, from: view, sender: sender, isInner: isInner)
    root.present(controller, animated: false)
  }
}
