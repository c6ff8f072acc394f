import AccessibilityModel

/// How a screen came about: what was there before, what was activated, and what the app told of the change.
///
/// - Source: Behaviour 1.11
public struct ScreenArrival: Sendable {
  /// The screen as it was before.
  public var before: AccessibilityTree
  /// What was activated; `nil` where that is not known.
  public var cause: ElementID?
  /// What the app posted since then, in order.
  public var notifications: [Notification]
  /// Where VoiceOver's cursor is now.
  public var cursor: ElementID?
  /// The element that led away from the screen, where it was there earlier; else `nil`.
  public var opener: ElementID?

  /// Describes how a screen came about.
  public init(
    from before: AccessibilityTree, by cause: ElementID? = nil, notifications: [Notification] = [],
    cursor: ElementID? = nil, opener: ElementID? = nil
  ) {
    self.before = before
    self.cause = cause
    self.notifications = notifications
    self.cursor = cursor
    self.opener = opener
  }

  /// True where the app told that the screen, or its layout, is another one.
  var isTold: Bool {
    notifications.contains { notification in
      switch notification {
      case .screenChanged, .layoutChanged: true
      case .announcement, .pageScrolled: false
      }
    }
  }

  /// True where the app itself placed the cursor.
  var placesCursor: Bool {
    notifications.contains { notification in
      switch notification {
      case .screenChanged(.element), .layoutChanged(.element): true
      default: false
      }
    }
  }
}
