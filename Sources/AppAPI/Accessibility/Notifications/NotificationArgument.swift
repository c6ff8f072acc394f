package import AccessibilityModel
import AppHost
import Foundation

/// What an app hands over with a notification: words, an object that is an element, or nothing.
///
/// The object is touched on the main actor alone.
package enum NotificationArgument: @unchecked Sendable {
  case none
  case text(SpokenText)
  case object(AnyObject)

  package init(_ value: Any?) {
    switch value {
    case let text as AttributedString: self = .text(SpokenText(text))
    case let text as NSAttributedString: self = .text(SpokenText(text))
    case let text as String: self = .text(SpokenText(text))
    case let value? where type(of: value) is AnyClass: self = .object(value as AnyObject)
    default: self = .none
    }
  }

  /// The argument as assistive technologies receive it.
  @MainActor
  package var resolved: AccessibilityModel.Notification.Argument {
    switch self {
    case .none: .none
    case .text(let text): .text(text)
    case .object(let object): .element(RunningApp.current.identities.id(represented: object))
    }
  }

  /// Posts what is made on the main actor: at once where that is the caller's, else in its turn.
  package static func post(_ make: @escaping @MainActor @Sendable () -> AccessibilityModel.Notification) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { RunningApp.current.post(make()) }
    } else {
      Task { @MainActor in RunningApp.current.post(make()) }
    }
  }
}
