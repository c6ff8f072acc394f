import CGIO
import Synchronization

extension DBusConnection {
  /// How long a call waits where nothing else is said.
  public static let defaultTimeLimit = Duration.seconds(5)

  /// Calls a method and waits for its answer.
  ///
  /// - Parameters:
  ///   - method: The method, its object and its arguments.
  ///   - timeLimit: How long to wait.
  /// - Returns: the values of the answer.
  /// - Throws: `DBusError`, of any code but `noBus`.
  @discardableResult
  public func call(
    _ method: DBusMethod, timeLimit: Duration = defaultTimeLimit
  ) async throws(DBusError) -> DBusBody {
    let result = await withCheckedContinuation { continuation in
      send(method, timeLimit: timeLimit) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Calls many methods at once and waits for all answers, which are in the order of the methods.
  ///
  /// - Parameters:
  ///   - methods: The methods, their objects and arguments.
  ///   - timeLimit: How long each may take, counted from now.
  ///   - window: How many are under way at a time, so that no one's memory fills.
  /// - Returns: an answer or an error for each method.
  public func calls(
    _ methods: [DBusMethod], timeLimit: Duration = defaultTimeLimit, window: Int = 512
  ) async -> [Result<DBusBody, DBusError>] {
    guard !methods.isEmpty else { return [] }
    return await withCheckedContinuation { continuation in
      let batch = Batch(methods, timeLimit: timeLimit) { continuation.resume(returning: $0) }
      batch.start(window, on: self)
    }
  }

  /// Calls a method and waits for its answer, holding the thread; not from a closure that GIO's thread calls.
  ///
  /// - Throws: `DBusError`, of any code but `noBus`.
  @discardableResult
  public func callAndWait(
    _ method: DBusMethod, timeLimit: Duration = defaultTimeLimit
  ) throws(DBusError) -> DBusBody {
    let waiting = Waiting()
    send(method, timeLimit: timeLimit) { waiting.fulfill($0) }
    return try waiting.wait().get()
  }

  /// Calls a method without waiting; the closure gets its answer, once, on GIO's thread.
  public func send(
    _ method: DBusMethod, timeLimit: Duration = defaultTimeLimit,
    reply: @escaping @Sendable (Result<DBusBody, DBusError>) -> Void
  ) {
    let destination = method.destination ?? address
    guard !isClosed else { return reply(.failure(DBusError(.closed, destination))) }
    guard let message = message(of: method) else {
      let name = "\(method.interface).\(method.member)"
      return reply(.failure(DBusError(.malformed, destination, message: name)))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    var serial: guint32 = 0
    var error: UnsafeMutablePointer<GError>?
    guard
      g_dbus_connection_send_message(
        connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, &error) != 0
    else {
      return reply(.failure(DBusError(.closed, destination, message: error?.consumeMessage() ?? "")))
    }
    let deadline = ContinuousClock.now + timeLimit
    let answer = state.withLock { state -> Result<DBusBody, DBusError>? in
      // The answer may have come between the sending and this.
      if let early = state.early.removeValue(forKey: serial) { return early }
      if state.isClosed { return .failure(DBusError(.closed, destination)) }
      state.pending[serial] = Pending(destination: destination, deadline: deadline, reply: reply)
      return nil
    }
    if let answer { return reply(answer) }
    check(at: deadline)
  }

  /// Calls a method whose answer nobody wants.
  public func post(_ method: DBusMethod) {
    guard !isClosed, let message = message(of: method) else { return }
    g_dbus_message_set_flags(message, G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED)
    g_dbus_connection_send_message(connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(message))
  }

  private func message(of method: DBusMethod) -> OpaquePointer? {
    let destinationFits = method.destination.map { g_dbus_is_name($0) != 0 } ?? true
    guard destinationFits, g_variant_is_object_path(method.path) != 0,
      g_dbus_is_interface_name(method.interface) != 0, g_dbus_is_member_name(method.member) != 0
    else { return nil }
    let message = g_dbus_message_new_method_call(
      method.destination, method.path, method.interface, method.member)
    if let message, !method.arguments.isEmpty {
      g_dbus_message_set_body(message, DBusValue.tuple(method.arguments))
    }
    return message
  }

  /// Has the calls looked through at a time, unless they are looked through before.
  private func check(at deadline: ContinuousClock.Instant) {
    let isNeeded = state.withLock { state in
      if let next = state.nextCheck, next <= deadline { return false }
      state.nextCheck = deadline
      return true
    }
    guard isNeeded else { return }
    let wait = max(1, Int((deadline - .now) / .milliseconds(1)) + 1)
    loop.run(after: wait) { [weak self] in self?.failLateCalls() }
  }

  /// Fails the calls whose time is over.
  private func failLateCalls() {
    let now = ContinuousClock.now
    let (late, next) = state.withLock { state in
      let late = state.pending.filter { $0.value.deadline <= now }
      for serial in late.keys { state.pending[serial] = nil }
      state.abandoned.formUnion(late.keys)
      state.nextCheck = nil
      return (Array(late.values), state.pending.values.map(\.deadline).min())
    }
    for call in late { call.reply(.failure(DBusError(.timeLimit, call.destination))) }
    if let next { check(at: next) }
  }
}
