import AppHost

/// Keeps the undo manager of the app's window.
@MainActor
package final class WindowUndoManager: AppStateKey {
  /// The manager that responders and views find.
  package let manager = UndoManager()

  /// A keeper whose manager remembers nothing yet.
  package static func initialValue(in host: RunningApp) -> WindowUndoManager { WindowUndoManager() }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before changes are taken back.
  public static let NSUndoManagerWillUndoChange = UndoManager.willUndoChange
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after changes were taken back.
  public static let NSUndoManagerDidUndoChange = UndoManager.didUndoChange
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before changes are done again.
  public static let NSUndoManagerWillRedoChange = UndoManager.willRedoChange
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after changes were done again.
  public static let NSUndoManagerDidRedoChange = UndoManager.didRedoChange
}
