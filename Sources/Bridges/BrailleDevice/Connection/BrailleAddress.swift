import Glibc

/// Where BRLTTY listens on this machine, and with which key.
///
///     let address = try BrailleAddress(host: "127.0.0.1:1")
public struct BrailleAddress: Hashable, Sendable {
  /// The place as BrlAPI writes it: a host and a number, or a number alone for the local socket.
  public let host: String
  /// The file of the key; `nil` for that of the system.
  public let keyFile: String?

  /// Where BRLTTY listens unless it was told otherwise.
  public static let usualHost = ":0"
  /// The port of number 0; the others follow.
  private static let firstPort = 4_101

  /// Names a place.
  ///
  /// - Parameters:
  ///   - host: `:0` for the local socket; `localhost`, an address that begins with 127, or `::1`, each with a number.
  ///   - keyFile: The path of the file that holds the key; `nil` for that of the system.
  /// - Throws: `BrailleDeviceError` with code `notLocal` or `unreadableKey`.
  public init(host: String = usualHost, keyFile: String? = nil) throws(BrailleDeviceError) {
    let (name, number) = Self.parts(of: host)
    let isLocal =
      ["", "localhost", "::1"].contains(name)
      || name.hasPrefix("127.") && name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isLocal, let port = Int(number), (0...65_535 - Self.firstPort).contains(port) else {
      throw BrailleDeviceError(.notLocal, host)
    }
    if let keyFile, access(keyFile, R_OK) != 0 { throw BrailleDeviceError(.unreadableKey, keyFile) }
    self.host = "\(name):\(port)"
    self.keyFile = keyFile
  }

  /// A host and the number behind its last colon, which is 0 where it is left out.
  private static func parts(of host: String) -> (name: String, number: String) {
    guard let colon = host.lastIndex(of: ":"), host != "::1" else { return (host, "0") }
    return (String(host[..<colon]), String(host[host.index(after: colon)...]))
  }

  /// How the key is named to BrlAPI.
  var authorization: String? { keyFile.map { "keyfile:\($0)" } }
}
