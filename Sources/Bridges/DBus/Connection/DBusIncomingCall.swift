import CGIO

/// A call of a method of an object that we export; it is answered once.
public final class DBusIncomingCall: @unchecked Sendable {
  /// The unique name of who calls; empty without a bus between.
  public let sender: String
  /// The object.
  public let path: String
  /// The interface; empty where the call names none.
  public let interface: String
  /// The name of the method.
  public let member: String
  /// What the method is given.
  public let arguments: DBusBody

  // The message and the connection are thread-safe objects of GIO.
  private let message: OpaquePointer
  private let connection: OpaquePointer

  /// Keeps the message and the connection.
  init(_ message: OpaquePointer, on connection: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    self.message = message
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(message))
    g_object_ref(UnsafeMutableRawPointer(connection))
    sender = text(g_dbus_message_get_sender(message))
    path = text(g_dbus_message_get_path(message))
    interface = text(g_dbus_message_get_interface(message))
    member = text(g_dbus_message_get_member(message))
    arguments = DBusBody(g_dbus_message_get_body(message))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Answers with values.
  public func reply(_ values: [DBusValue] = []) {
    guard let answer = g_dbus_message_new_method_reply(message) else { return }
    g_dbus_message_set_body(answer, DBusValue.tuple(values))
    send(answer)
  }

  /// Answers with an error.
  ///
  /// - Parameters:
  ///   - name: The name of the error, as `org.freedesktop.DBus.Error.UnknownMethod`.
  ///   - text: What it is for people.
  public func fail(_ name: String, _ text: String) {
    guard let answer = g_dbus_message_new_method_error_literal(message, name, text) else { return }
    send(answer)
  }

  private func send(_ answer: OpaquePointer) {
    defer { g_object_unref(UnsafeMutableRawPointer(answer)) }
    let wantsReply =
      g_dbus_message_get_flags(message).rawValue
      & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0
    guard wantsReply else { return }
    var serial: guint32 = 0
    g_dbus_connection_send_message(connection, answer, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, nil)
  }
}
