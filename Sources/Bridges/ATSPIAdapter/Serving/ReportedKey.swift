import DBus

/// A key of the keyboard as clients of the accessibility bus are told of it before the app gets it.
public struct ReportedKey: Hashable, Sendable {
  /// True where it goes down, false where it comes up.
  public var isDown: Bool
  /// The symbol of X11.
  public var symbol: Int
  /// The number of the key on the keyboard.
  public var code: Int
  /// What is held meanwhile, as X11 has it.
  public var modifiers: Int
  /// Milliseconds of the server's time.
  public var time: Int
  /// What it writes, or its name.
  public var name: String
  /// True where it writes something.
  public var isText: Bool

  /// Makes a key.
  public init(
    isDown: Bool, symbol: Int, code: Int, modifiers: Int, time: Int, name: String, isText: Bool
  ) {
    self.isDown = isDown
    self.symbol = symbol
    self.code = code
    self.modifiers = modifiers
    self.time = time
    self.name = name
    self.isText = isText
  }

  /// The key as the registry takes it: signed numbers, whatever its documentation says.
  ///
  /// - Source: at-spi2-registryd 2.46
  var value: DBusValue {
    .structure([
      .uint32(isDown ? 0 : 1), .number(symbol), .number(code), .number(modifiers), .number(time),
      .string(name), .boolean(isText),
    ])
  }
}

extension ATSPIAdapter {
  /// Asks clients whether one of them takes a key for itself.
  ///
  /// It is asked without holding anything up, as clients call back into the app before they answer.
  ///
  /// - Parameter key: The key.
  /// - Returns: True where a client takes it; false where none does, or none answers within half a second.
  public func isTaken(_ key: ReportedKey) async -> Bool {
    let answer = try? await bus.call(
      DBusMethod(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
        "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", [key.value]),
      timeLimit: .milliseconds(500))
    return answer?[0]?.truth ?? false
  }
}
