import Synchronization

/// What VoiceOver has to do something about on a desktop.
enum DesktopEvent: Hashable, Sendable {
  /// Something changed, or the time has come for something to be said.
  case change
  /// Keys were pressed, by the line of a script that does the same.
  case line(String)
  /// The person wants to know where they are; with the keys that were pressed for it.
  case tell(DesktopPlace, line: String)
  /// Caps Lock came up, which stands for VoiceOver's keys.
  case capsLock
  /// It is enough.
  case quit
}

/// What a person can ask of a desktop.
enum DesktopPlace: Hashable, Sendable {
  /// The title of the window that keys go to.
  case window
  /// The name of the application whose window it is.
  case application
}

/// Hands what happens on other threads to the one that deals with it, in order.
final class DesktopInbox: Sendable {
  /// What happened; it never ends.
  let events: AsyncStream<DesktopEvent>
  private let continuation: AsyncStream<DesktopEvent>.Continuation
  private let hasChange = Mutex(false)

  init() {
    (events, continuation) = AsyncStream.makeStream()
  }

  /// Puts something in; a change that waits stands for all that follow.
  func put(_ event: DesktopEvent) {
    if event == .change {
      let isKnown = hasChange.withLock { known in
        defer { known = true }
        return known
      }
      if isKnown { return }
    }
    continuation.yield(event)
  }

  /// Lets the next change be put in again, ahead of its being looked at.
  func willTakeChange() { hasChange.withLock { $0 = false } }
}
