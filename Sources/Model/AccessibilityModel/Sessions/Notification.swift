/// What an app tells assistive technologies beyond its tree.
///
/// - Source: Behaviour 1.11
public enum Notification: Hashable, Sendable {
  /// What a notification about the layout names: an element to move to, a text to speak, or neither.
  public enum Argument: Hashable, Sendable {
    /// Nothing is named.
    case none
    /// The element to move the cursor to.
    case element(ElementID)
    /// Words to speak.
    case text(SpokenText)
  }

  /// How urgently an announcement is spoken.
  public enum Priority: UInt8, Hashable, Sendable, CaseIterable {
    /// When everything else was said.
    case low
    /// At once, until something else is to be said.
    case standard
    /// At once, to its end.
    case high
  }

  /// Most of the screen was replaced.
  case screenChanged(Argument)
  /// Part of the screen was replaced.
  case layoutChanged(Argument)
  /// Words to speak without moving the cursor; `queued` lets earlier announcements end first.
  case announcement(SpokenText, priority: Priority, queued: Bool)
  /// A page was scrolled; the text says where to.
  case pageScrolled(SpokenText)
}
