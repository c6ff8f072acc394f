import CGIO
import Synchronization

/// A connection to a bus, or to one process without a bus between.
///
/// Calls are pipelined: any number may be under way. Replies, signals and calls of exported objects arrive in the
/// order in which they were sent, on one thread of GIO, whose closures must not wait for another message.
///
/// ```swift
/// let bus = try await DBusConnection.accessibilityBus()
/// let name = try await bus.call(.get(":1.4", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "Name"))
/// ```
public final class DBusConnection: Sendable {
  /// What waits for an answer, by the serial number of its call.
  struct Pending {
    var destination: String
    var deadline: ContinuousClock.Instant
    var reply: @Sendable (Result<DBusBody, DBusError>) -> Void
  }

  /// What changes while the connection lives.
  struct State {
    var pending: [UInt32: Pending] = [:]
    /// Answers that came before their call was noted.
    var early: [UInt32: Result<DBusBody, DBusError>] = [:]
    /// Calls that are no longer waited for.
    var abandoned: Set<UInt32> = []
    var nextCheck: ContinuousClock.Instant?
    var subscriptions: [Int: (match: DBusMatch, handler: @Sendable (DBusSignal) -> Void)] = [:]
    var exports: [(path: String, handler: @Sendable (DBusIncomingCall) -> Bool)] = []
    var closeHandlers: [@Sendable () -> Void] = []
    var nextSubscription = 0
    var isClosed = false
  }

  /// The address that was connected to.
  public let address: String
  /// Our name on the bus; empty without a bus between.
  public let uniqueName: String
  // A thread-safe object of GIO.
  nonisolated(unsafe) let connection: OpaquePointer
  let loop: EventLoop
  let state = Mutex(State())

  /// Connects to an address.
  ///
  /// - Parameters:
  ///   - address: An address as D-Bus writes it, `unix:path=…`.
  ///   - isBus: Whether a bus is there, which gives a name, or one process.
  ///   - timeLimit: How long to wait for the other side.
  /// - Throws: `DBusError` with code `noBus`.
  public init(
    to address: String, isBus: Bool = true, timeLimit: Duration = .seconds(5)
  ) throws(DBusError) {
    let loop = EventLoop()
    let cancellable = g_cancellable_new()
    // Freed by the closure, as it may run after this returned.
    nonisolated(unsafe) let shared = cancellable
    loop.run(after: Int(timeLimit / .milliseconds(1))) {
      g_cancellable_cancel(shared)
      g_object_unref(shared)
    }
    var error: UnsafeMutablePointer<GError>?
    var flags = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
    // A bus sends nothing before it is asked; another process may.
    flags |=
      isBus
      ? G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
      : G_DBUS_CONNECTION_FLAGS_DELAY_MESSAGE_PROCESSING.rawValue
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        address, GDBusConnectionFlags(flags), nil, cancellable, &error)
    else {
      throw DBusError(.noBus, address, message: error?.consumeMessage() ?? "")
    }
    self.address = address
    self.connection = connection
    self.loop = loop
    uniqueName = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    receive()
  }

  deinit {
    g_dbus_connection_close(connection, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Whether the connection was closed, by us or by the other side.
  public var isClosed: Bool { state.withLock(\.isClosed) }

  /// Closes the connection once everything that was sent is written; what waits for an answer fails.
  public func close() {
    g_dbus_connection_flush_sync(connection, nil, nil)
    g_dbus_connection_close_sync(connection, nil, nil)
    didClose()
  }

  /// Waits until everything that was sent is written.
  public func flush() {
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Calls a closure when the connection is closed; at once where it is.
  public func onClose(_ handler: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.closeHandlers.append(handler) }
      return state.isClosed
    }
    if isClosed { handler() }
  }

  /// Fails what waits, and tells those who want to know.
  func didClose() {
    let (pending, handlers) = state.withLock { state in
      let left = (state.isClosed ? [] : Array(state.pending.values), state.closeHandlers)
      state.isClosed = true
      state.pending = [:]
      state.closeHandlers = []
      return left
    }
    for waiting in pending { waiting.reply(.failure(DBusError(.closed, waiting.destination))) }
    for handler in handlers { handler() }
  }
}
