extension View {
  /// Gives the view a menu that opens at a long press; its buttons are actions of the view.
  ///
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityActions(menuItems, file: file, line: line)
  }

  /// Gives the view a menu that opens at a long press with another view above it.
  ///
  /// What is shown above the menu is there for sight alone.
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityActions(menuItems, file: file, line: line)
  }

  /// Gives the view a menu that opens at a long press, where there is one.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityActions({ contextMenu?.items }, file: file, line: line)
  }
}

/// The menu of a view, for places where it may be missing.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu of views.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}
