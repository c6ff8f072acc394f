import Glibc

extension DBusConnection {
  /// The bus of the session, from `DBUS_SESSION_BUS_ADDRESS`, else from the folder of the session.
  ///
  /// - Throws: `DBusError` with code `noBus`.
  public static func sessionBus(timeLimit: Duration = .seconds(5)) throws(DBusError) -> DBusConnection {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") {
      return try DBusConnection(to: address, timeLimit: timeLimit)
    }
    guard let folder = variable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 else {
      throw DBusError(.noBus, "DBUS_SESSION_BUS_ADDRESS", message: "it is not set")
    }
    return try DBusConnection(to: "unix:path=\(folder)/bus", timeLimit: timeLimit)
  }

  /// The bus of assistive technologies, from `AT_SPI_BUS_ADDRESS`, else from the bus of the session, which starts it.
  ///
  /// - Throws: `DBusError` with code `noBus`, or what the bus of the session answers.
  public static func accessibilityBus(
    timeLimit: Duration = .seconds(10)
  ) throws(DBusError) -> DBusConnection {
    if let address = variable("AT_SPI_BUS_ADDRESS") {
      return try DBusConnection(to: address, timeLimit: timeLimit)
    }
    let session = try sessionBus(timeLimit: timeLimit)
    defer { session.close() }
    let answer = try session.callAndWait(
      DBusMethod("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"), timeLimit: timeLimit)
    guard let address = answer[0]?.text, !address.isEmpty else {
      throw DBusError(.noBus, "org.a11y.Bus", message: "it has no address")
    }
    return try DBusConnection(to: address, timeLimit: timeLimit)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
