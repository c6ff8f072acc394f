/// Whether anything in the app can open when it is held.
@MainActor
enum ContextMenus {
  /// True once any view was given such a menu, or rows a delegate that may have one; views may be older than
  /// the app.
  static var areThere = false
}
