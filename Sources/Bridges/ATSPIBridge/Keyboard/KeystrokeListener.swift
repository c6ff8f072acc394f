import DBus
import Synchronization

/// Takes keys of the keyboard before applications get them, wherever keys go, as the registry allows it on X11.
///
/// ```swift
/// let listener = KeystrokeListener(on: bus) { key in key.isDown }   // true takes the key away
/// try await listener.register([.init(keys: ["right"], modifiers: [.control, .alt])])
/// ```
/// - Source: at-spi2-core 2.46, `org.a11y.atspi.DeviceEventController`
public final class KeystrokeListener: Sendable {
  /// Keys with what is held for them; whether Caps Lock and Num Lock are on makes no difference.
  public struct KeySet: Hashable, Sendable {
    /// The keys: characters and names.
    public var keys: [String]
    /// What is held.
    public var modifiers: PressedKey.Modifiers
    /// True where applications ask as well, which have the keyboard for themselves while a menu of theirs is open.
    public var isAskedByApplications: Bool

    /// Makes a set.
    public init(keys: [String], modifiers: PressedKey.Modifiers, isAskedByApplications: Bool = false) {
      self.keys = keys
      self.modifiers = modifiers
      self.isAskedByApplications = isAskedByApplications
    }
  }

  private static let path = "/org/a11y/earshot/keys"
  private static let interface = "org.a11y.atspi.DeviceEventListener"
  private static let controller = "/org/a11y/atspi/registry/deviceeventcontroller"

  private let connection: DBusConnection
  private let registered = Mutex<Set<KeySet>>([])

  /// Makes a listener that takes no key yet.
  ///
  /// - Parameters:
  ///   - bus: The bus of the registry.
  ///   - isTaken: Gets each key on the thread of the bus; true where the application is not to get it. It must not wait,
  ///     since no key goes anywhere meanwhile.
  public init(on bus: AccessibilityBus, isTaken: @escaping @Sendable (PressedKey) -> Bool) {
    connection = bus.connection
    connection.export(Self.path) { call in
      guard call.member == "NotifyEvent", call.interface == Self.interface || call.interface.isEmpty else {
        return false
      }
      call.reply([.boolean(PressedKey(call.arguments[0]).map(isTaken) ?? false)])
      return true
    }
  }

  /// Has the registry ask for these keys, and for no others any more.
  ///
  /// - Throws: `ATSPIError` with code `noKeys` where it does not.
  public func register(_ sets: Set<KeySet>) async throws(ATSPIError) {
    let (old, new) = registered.withLock { registered in
      defer { registered = sets }
      return (registered.subtracting(sets), sets.subtracting(registered))
    }
    let requests = old.flatMap { Self.requests("DeregisterKeystrokeListener", $0) }
    _ = await connection.calls(requests)
    for result in await connection.calls(new.flatMap { Self.requests("RegisterKeystrokeListener", $0) }) {
      guard case .failure(let error) = result else { continue }
      throw ATSPIError(
        .noKeys, Interface.registry, details: [error.message.isEmpty ? "\(error)" : error.message])
    }
  }

  /// A request for each combination of Caps Lock and Num Lock, since the registry wants to be told what is held exactly.
  private static func requests(_ member: String, _ set: KeySet) -> [DBusMethod] {
    let keys = set.keys.flatMap(KeySymbol.toldSymbols).map { symbol in
      DBusValue.structure([.int32(0), .int32(Int32(bitPattern: symbol)), .string(""), .int32(0)])
    }
    // Applications that are told of the end of one listener forget all at its path.
    let path = set.isAskedByApplications ? path + "/asked" : path
    let locks: [PressedKey.Modifiers] = [[], .lock, .numLock, [.lock, .numLock]]
    return locks.flatMap { lock in
      // Both presses and releases, as bits.
      let arguments: [DBusValue] = [
        .objectPath(path), .array(of: "(iisi)", keys), .uint32(set.modifiers.union(lock).rawValue),
        .uint32(0b11),
      ]
      guard member.hasPrefix("Register") else {
        return [DBusMethod(Interface.registry, controller, Interface.controller, member, arguments)]
      }
      // Asked in time, before the application; wherever keys go, or where the application asks.
      return (set.isAskedByApplications ? [true, false] : [true]).map { isGlobal in
        let mode = DBusValue.structure([.boolean(true), .boolean(true), .boolean(isGlobal)])
        return DBusMethod(
          Interface.registry, controller, Interface.controller, member, arguments + [mode])
      }
    }
  }
}

extension AccessibilityBus {
  /// Turns locks of the keyboard off, such as Caps Lock.
  public func unlock(_ locks: PressedKey.Modifiers) async {
    // The last kind of AtspiKeySynthType.
    _ = try? await connection.call(
      DBusMethod(
        Interface.registry, "/org/a11y/atspi/registry/deviceeventcontroller", Interface.controller,
        "GenerateKeyboardEvent", [.int32(Int32(bitPattern: locks.rawValue)), .string(""), .uint32(6)]))
  }
}
