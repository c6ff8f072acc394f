import DBus
import Synchronization

/// What happens on a desktop: keys go to another window, or an application ends.
///
/// ```swift
/// let watch = DesktopWatch(on: bus) { … }   // called whenever there is something new
/// await watch.start()
/// for event in watch.drain() { … }
/// ```
public final class DesktopWatch: Sendable {
  /// One thing that happened.
  public enum Event: Hashable, Sendable {
    /// Keys go to a window now.
    case activated(ObjectReference)
    /// Keys go to an object now, if its window is the one that they go to.
    case focused(ObjectReference)
    /// An application left the bus, by its name there.
    case left(String)
    /// The bus is gone.
    case closed
  }

  /// How much is kept; what is told of windows is outdated soon.
  private static let limit = 1_000
  private let bus: AccessibilityBus
  private let events = Mutex<[Event]>([])
  private let onTell: @Sendable () -> Void

  /// Prepares to watch.
  ///
  /// - Parameters:
  ///   - bus: The bus whose applications are watched.
  ///   - onTell: Called on the thread of the bus whenever there is something new.
  public init(on bus: AccessibilityBus, onTell: @escaping @Sendable () -> Void) {
    self.bus = bus
    self.onTell = onTell
  }

  /// Begins to watch.
  public func start() async {
    for event in ["window:activate", "object:state-changed:active", "object:state-changed:focused"] {
      await bus.register(event)
    }
    let connection = bus.connection
    connection.subscribe(DBusMatch(interface: Interface.windowEvents, member: "Activate")) { [weak self] in
      self?.take(.activated(ObjectReference(bus: $0.sender, path: $0.path)))
    }
    connection.subscribe(DBusMatch(interface: Interface.objectEvents, member: "StateChanged")) {
      [weak self] signal in
      guard signal.body[1]?.integer != 0 else { return }
      let reference = ObjectReference(bus: signal.sender, path: signal.path)
      switch signal.body[0]?.text {
      case "active": self?.take(.activated(reference))
      case "focused": self?.take(.focused(reference))
      default: break
      }
    }
    let owner = DBusMatch(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged")
    connection.subscribe(owner) { [weak self] signal in
      guard let name = signal.body[0]?.text, name.hasPrefix(":"), signal.body[2]?.text == "" else { return }
      self?.take(.left(name))
    }
    connection.onClose { [weak self] in self?.take(.closed) }
  }

  /// Takes everything that happened since it was asked last, in its order.
  public func drain() -> [Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }

  private func take(_ event: Event) {
    events.withLock { events in
      // Who flooded us is asked anew; what ended must be known.
      if events.count >= Self.limit { events.removeAll { if case .left = $0 { false } else { true } } }
      events.append(event)
    }
    onTell()
  }
}
