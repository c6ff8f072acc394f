import AppHost

extension UITableViewCell {
  /// True where nothing can be done with the row beyond activating it, as far as the app says now.
  var offersNothing: Bool {
    if table?.offersNothing == true { return true }
    return ElementHandler.handlers(of: self).isEmpty
      && RunningApp.current[ContextMenuFinder.self].menu(near: self) == nil
  }
}
