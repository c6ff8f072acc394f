import Foundation

extension AccessibilityNotification {
  /// Part of the screen was replaced.
  public struct LayoutChanged {
    private let argument: NotificationArgument

    /// Makes a notification that moves the cursor to an element, speaks a text, or does neither.
    public init(_ parameter: Any? = nil) {
      argument = NotificationArgument(parameter)
    }

    /// Tells it.
    public func post() {
      let argument = argument
      NotificationArgument.post { .layoutChanged(argument.resolved) }
    }
  }

  /// Most of the screen was replaced.
  public struct ScreenChanged {
    private let argument: NotificationArgument

    /// Makes a notification that moves the cursor to an element, or to the first one, or speaks a text.
    public init(_ parameter: Any? = nil) {
      argument = NotificationArgument(parameter)
    }

    /// Tells it.
    public func post() {
      let argument = argument
      NotificationArgument.post { .screenChanged(argument.resolved) }
    }
  }
}
