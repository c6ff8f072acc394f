import DBus
import Synchronization

/// What an application told since it was asked last, in its order.
final class EventQueue: Sendable {
  /// One thing that an application told.
  enum Event: Sendable {
    /// Objects came into an object or left it.
    case children(ObjectReference)
    /// A state of an object changed.
    case state(ObjectReference, StateSet, isOn: Bool)
    /// The name of an object.
    case name(ObjectReference, String)
    /// The description of an object.
    case description(ObjectReference, String)
    /// Something else of an object, which has to be asked for.
    case facts(ObjectReference)
    /// Words to speak.
    case announcement(String, isUrgent: Bool)
    /// A window came, went or became the one that keys go to.
    case window
  }

  private struct State {
    var told: [Event] = []
    var latest = ContinuousClock.now
    var hasEnded = false
    var isFlooded = false
  }

  /// How much is kept; whoever tells more is read anew.
  private static let limit = 20_000
  private let state = Mutex(State())
  private let onTell: @Sendable () -> Void

  /// Makes an empty queue.
  ///
  /// - Parameter onTell: Called on the thread of the bus whenever there is something new.
  init(onTell: @escaping @Sendable () -> Void = {}) {
    self.onTell = onTell
  }

  /// Whether the application left the bus.
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Whether something was told, and when the latest.
  var latest: ContinuousClock.Instant? {
    state.withLock { $0.told.isEmpty && !$0.isFlooded ? nil : $0.latest }
  }

  /// Says that the application left the bus.
  func end() {
    state.withLock { $0.hasEnded = true }
    onTell()
  }

  /// Takes everything that was told.
  ///
  /// - Returns: what was told, and whether so much that it is not all there.
  func drain() -> (told: [Event], isFlooded: Bool) {
    state.withLock { state in
      defer {
        state.told = []
        state.isFlooded = false
      }
      return (state.told, state.isFlooded)
    }
  }

  /// Takes a signal of the application.
  func take(_ signal: DBusSignal) {
    guard let told = Self.told(signal) else { return }
    state.withLock { state in
      state.latest = .now
      guard state.told.count < Self.limit else {
        state.isFlooded = true
        return
      }
      state.told.append(told)
    }
    onTell()
  }

  private static func told(_ signal: DBusSignal) -> Event? {
    let reference = ObjectReference(bus: signal.sender, path: signal.path)
    if signal.interface == Interface.windowEvents {
      return ["Create", "Destroy", "Activate", "Deactivate", "Close"].contains(signal.member) ? .window : nil
    }
    let minor = signal.body[0]?.text?.split(separator: "/").first.map(String.init) ?? ""
    switch signal.member {
    case "ChildrenChanged": return .children(reference)
    case "StateChanged":
      guard let state = StateSet.named(minor) else { return nil }
      return .state(reference, state, isOn: signal.body[1]?.integer != 0)
    case "PropertyChange":
      let text = signal.body[3]?.text
      switch minor {
      case "accessible-name": return text.map { .name(reference, $0) } ?? .facts(reference)
      case "accessible-description": return text.map { .description(reference, $0) } ?? .facts(reference)
      case "accessible-parent": return nil
      default: return .facts(reference)
      }
    case "TextChanged", "TextCaretMoved", "TextSelectionChanged", "SelectionChanged",
      "AttributesChanged", "BoundsChanged":
      return signal.member == "BoundsChanged" ? nil : .facts(reference)
    case "VisibleDataChanged", "ModelChanged", "RowInserted", "RowDeleted": return .children(reference)
    case "Announcement", "Notification":
      return signal.body[3]?.text.map { .announcement($0, isUrgent: signal.body[1]?.integer == 2) }
    default: return nil
    }
  }
}
