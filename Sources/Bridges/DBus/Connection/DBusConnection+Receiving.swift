import CGIO
import Synchronization

extension DBusConnection {
  /// Begins to take what comes.
  func receive() {
    g_dbus_connection_set_exit_on_close(connection, 0)
    let reference = Unmanaged.passRetained(Weak(self))
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard let message, let data, isIncoming != 0 else { return message }
        let receiver = Unmanaged<Weak>.fromOpaque(data).takeUnretainedValue().connection
        guard let receiver, receiver.take(message) else { return message }
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, reference.toOpaque(),
      { data in
        if let data { Unmanaged<Weak>.fromOpaque(data).release() }
      })
    observeClosing()
    g_dbus_connection_start_message_processing(connection)
  }

  /// Has GIO tell on the thread of the loop that the connection was closed.
  private func observeClosing() {
    let reference = Unmanaged.passRetained(Weak(self)).toOpaque()
    let handler: @convention(c) (OpaquePointer?, gboolean, UnsafeMutableRawPointer?, gpointer?) -> Void = {
      _, _, _, data in
      if let data { Unmanaged<Weak>.fromOpaque(data).takeUnretainedValue().connection?.didClose() }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(handler, to: GCallback.self), reference,
      { data, _ in
        if let data { Unmanaged<Weak>.fromOpaque(data).release() }
      }, GConnectFlags(0))
  }

  /// Takes a message that came; whether it is done with.
  private func take(_ message: OpaquePointer) -> Bool {
    switch g_dbus_message_get_message_type(message) {
    case G_DBUS_MESSAGE_TYPE_METHOD_RETURN, G_DBUS_MESSAGE_TYPE_ERROR: return takeReply(message)
    case G_DBUS_MESSAGE_TYPE_SIGNAL:
      takeSignal(message)
      return false
    case G_DBUS_MESSAGE_TYPE_METHOD_CALL: return takeCall(message)
    default: return false
    }
  }

  private func takeReply(_ message: OpaquePointer) -> Bool {
    let serial = g_dbus_message_get_reply_serial(message)
    let result: Result<DBusBody, DBusError>
    let body = DBusBody(g_dbus_message_get_body(message))
    if g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_ERROR {
      let name = g_dbus_message_get_error_name(message).map { String(cString: $0) } ?? ""
      result = .failure(DBusError(.remote, name, message: body[0]?.text ?? ""))
    } else {
      result = .success(body)
    }
    let pending = state.withLock { state -> Pending? in
      if let pending = state.pending.removeValue(forKey: serial) { return pending }
      if state.abandoned.remove(serial) == nil { state.early[serial] = result }
      return nil
    }
    pending?.reply(result)
    return pending != nil
  }

  private func takeSignal(_ message: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    let signal = DBusSignal(
      sender: text(g_dbus_message_get_sender(message)), path: text(g_dbus_message_get_path(message)),
      interface: text(g_dbus_message_get_interface(message)),
      member: text(g_dbus_message_get_member(message)), body: DBusBody(g_dbus_message_get_body(message)))
    let handlers = state.withLock { state in
      state.subscriptions.sorted { $0.key < $1.key }.filter { $0.value.match.fits(signal) }
        .map(\.value.handler)
    }
    for handler in handlers { handler(signal) }
  }

  private func takeCall(_ message: OpaquePointer) -> Bool {
    let path = g_dbus_message_get_path(message).map { String(cString: $0) } ?? ""
    let handlers = state.withLock { state in
      state.exports.filter { path == $0.path || $0.path == "/" || path.hasPrefix($0.path + "/") }
        .sorted { $0.path.count > $1.path.count }.map(\.handler)
    }
    guard !handlers.isEmpty else { return false }
    let call = DBusIncomingCall(message, on: connection)
    return handlers.contains { $0(call) }
  }
}

/// A connection that is not kept alive by who calls it.
private final class Weak: @unchecked Sendable {
  // Weak references are read atomically.
  weak var connection: DBusConnection?
  init(_ connection: DBusConnection) { self.connection = connection }
}
