/// Which vibration tells a person what came, and from whom.
///
///     var vibrations = Vibrations()
///     vibrations.choose(HapticPattern(tapped: rhythm), for: .message, from: "Ana")
///     vibrations.pattern(for: .message, from: "Ana")   // the rhythm
///     vibrations.pattern(for: .message, from: "Ben")   // that of any message
///
/// - Source: mission Z21
public struct Vibrations: Hashable, Sendable {
  /// A kind of notification.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Somebody calls.
    case call
    /// Somebody wrote.
    case message
    /// A letter came.
    case mail
    /// Something in the calendar begins.
    case calendar
    /// Something is to be remembered.
    case reminder
    /// An app has something to tell.
    case other
  }

  private struct Choice: Hashable, Sendable {
    var kind: Kind?
    var contact: String?
  }

  private var chosen: [Choice: HapticPattern] = [:]

  /// Makes the vibrations of a new device.
  public init() {}

  /// Takes a pattern for a kind, for everything from one contact, or for a kind from one contact.
  ///
  /// - Parameters:
  ///   - pattern: what is felt; `nil` goes back to what there was before.
  ///   - kind: the kind of notification, `nil` for every kind.
  ///   - contact: from whom it comes, `nil` for anybody.
  public mutating func choose(_ pattern: HapticPattern?, for kind: Kind? = nil, from contact: String? = nil) {
    chosen[Choice(kind: kind, contact: contact)] = pattern
  }

  /// What is felt when a notification of a kind comes.
  ///
  /// The choice for kind and contact together comes before that for the contact, that before the one for the kind,
  /// and that before the pattern of a new device.
  public func pattern(for kind: Kind, from contact: String? = nil) -> HapticPattern {
    var choices = [Choice(kind: kind, contact: nil), Choice(kind: nil, contact: nil)]
    if let contact {
      choices = [Choice(kind: kind, contact: contact), Choice(kind: nil, contact: contact)] + choices
    }
    for choice in choices {
      if let pattern = chosen[choice] { return pattern }
    }
    return HapticPattern(HapticPattern.notifications[kind.rawValue] ?? [])
  }
}
