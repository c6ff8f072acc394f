/// Whether a menu goes away once something in it was chosen.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// As the place has it, yes, or no.
  case automatic, enabled, disabled
}

private enum MenuDismissKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  /// Whether menus go away once something in them was chosen.
  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets whether menus inside go away once something in them was chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissal, behavior)
  }
}
