extension View {
  /// Gives the view a menu that opens at a long press; its buttons are actions of the view.
  ///
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    holding(menuItems(), file, line)
  }

  /// Gives the view a menu that opens at a long press with another view above it.
  ///
  /// What is shown above the menu is there for sight alone.
  /// - Source: Behaviour 1.9, 3.2
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    holding(menuItems(), file, line)
  }

  /// Gives the view a menu that opens at a long press, where there is one.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    holding(contextMenu?.items, file, line)
  }
}

extension View {
  private nonisolated func holding<Items: View>(_ items: Items, _ file: StaticString, _ line: UInt)
    -> some View
  {
    modifier(ContextMenuModifier(items: items, file: file, line: line))
  }
}

/// Offers the entries of a menu, and opens it at a long press.
///
/// - Source: Behaviour 1.9 long press, 3.2 contextMenu
struct ContextMenuModifier<Items: View> {
  @State private var isOpen = false
  private let items: Items
  private let file: StaticString
  private let line: UInt

  nonisolated init(items: Items, file: StaticString, line: UInt) {
    self.items = items
    self.file = file
    self.line = line
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let opening = $isOpen
    content
      .aside(items, .contextMenu(open: { opening.wrappedValue = true }), file, line)
      .modifier(MenuPresentation(isOpen: opening, menu: items))
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
