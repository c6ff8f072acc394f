import CGIO
import Synchronization

extension DBusConnection {
  /// Asks for signals; the closure gets them on GIO's thread, in their order.
  ///
  /// - Returns: a number by which they are no longer asked for.
  @discardableResult
  public func subscribe(
    _ match: DBusMatch, handler: @escaping @Sendable (DBusSignal) -> Void
  ) -> Int {
    let number = state.withLock { state in
      state.nextSubscription += 1
      state.subscriptions[state.nextSubscription] = (match, handler)
      return state.nextSubscription
    }
    changeMatch("AddMatch", match)
    return number
  }

  /// No longer asks for signals.
  public func unsubscribe(_ number: Int) {
    let match = state.withLock { $0.subscriptions.removeValue(forKey: number)?.match }
    if let match { changeMatch("RemoveMatch", match) }
  }

  /// Sends a signal of one of our objects.
  ///
  /// - Parameters:
  ///   - path: The object.
  ///   - interface: The interface of the signal.
  ///   - member: The name of the signal.
  ///   - values: What it carries.
  ///   - destination: Who gets it; `nil` for all who asked.
  public func emit(
    _ path: String, _ interface: String, _ member: String, _ values: [DBusValue] = [],
    to destination: String? = nil
  ) {
    guard !isClosed, g_variant_is_object_path(path) != 0, g_dbus_is_interface_name(interface) != 0,
      g_dbus_is_member_name(member) != 0, let message = g_dbus_message_new_signal(path, interface, member)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    if let destination, g_dbus_is_name(destination) != 0 {
      g_dbus_message_set_destination(message, destination)
    }
    g_dbus_message_set_body(message, DBusValue.tuple(values))
    g_dbus_connection_send_message(connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
  }

  /// Answers calls of the object at a path and of those below it; of several such paths the longest goes first.
  ///
  /// - Parameters:
  ///   - path: The path of the object; `/` for all.
  ///   - handler: Gets each call on GIO's thread, and says whether it is answered now or later; what no one answers
  ///     is refused as unknown. `org.freedesktop.DBus.Peer` is answered without it where it declines.
  public func export(
    _ path: String, handler: @escaping @Sendable (DBusIncomingCall) -> Bool
  ) {
    state.withLock { $0.exports.append((path, handler)) }
  }

  /// No longer answers calls of the object at a path.
  public func unexport(_ path: String) {
    state.withLock { state in state.exports.removeAll { $0.path == path } }
  }

  private func changeMatch(_ member: String, _ match: DBusMatch) {
    guard !uniqueName.isEmpty else { return }
    post(
      DBusMethod(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member,
        [.string(match.rule)]))
  }
}
