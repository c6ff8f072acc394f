enum DeletionKey: LayoutValueKey {
  static var defaultValue: Bool { true }
}

enum MovementKey: LayoutValueKey {
  static var defaultValue: Bool { true }
}

enum SelectionKey: LayoutValueKey {
  static var defaultValue: Bool { true }
}

enum RowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

extension View {
  /// Keeps people from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeletionKey.self, value: !isDisabled)
  }

  /// Keeps people from putting the row in another place.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: MovementKey.self, value: !isDisabled)
  }

  /// Keeps people from choosing the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionKey.self, value: !isDisabled)
  }

  /// Sets the space around what the row shows; `nil` leaves what the list has.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: insets)
  }
}
