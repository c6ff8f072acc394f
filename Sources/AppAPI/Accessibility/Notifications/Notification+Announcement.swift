package import AccessibilityModel
import Foundation

extension AccessibilityModel.Notification {
  /// An announcement that takes its turn as its text says; the first run that says something counts.
  ///
  /// - Source: Behaviour 1.11, 1.12
  static func announcement(_ text: AttributedString) -> Self {
    let priority = text.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority).first
    let queued = text.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementsQueued).first
    return .announcement(
      SpokenText(text), priority: Priority(named: priority), queued: queued ?? false)
  }

  /// An announcement of the older kind that takes its turn as its text says.
  ///
  /// - Source: Behaviour 1.11, 1.12
  static func announcement(_ text: NSAttributedString) -> Self {
    let queued = SpeechAttributes.flag(text.firstValue(for: .spokenInQueue))
    return .announcement(
      SpokenText(text), priority: Priority(named: text.firstValue(for: .spokenPriority)),
      queued: queued ?? false)
  }

  /// An announcement of whatever holds words; `nil` for what holds none.
  package static func announcement(of value: Any?) -> Self? {
    switch value {
    case let text as AttributedString: .announcement(text)
    case let text as NSAttributedString: .announcement(text)
    case let text as String: .announcement(SpokenText(text), priority: .standard, queued: false)
    default: nil
    }
  }
}

extension AccessibilityModel.Notification.Priority {
  /// The priority that an attribute's value names; the standard one for anything else.
  fileprivate init(named value: Any?) {
    let name = value as? String ?? (value as? any RawRepresentable<String>)?.rawValue
    switch name {
    case "high", "UIAccessibilityPriorityHigh": self = .high
    case "low", "UIAccessibilityPriorityLow": self = .low
    default: self = .standard
    }
  }
}

extension NSAttributedString {
  /// The value that the first run with an attribute gives it.
  fileprivate func firstValue(for key: Key) -> Any? {
    var found: Any?
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard let value else { return }
      found = value
      stop.pointee = true
    }
    return found
  }
}
