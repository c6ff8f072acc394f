import Foundation

/// The client's end of a web socket on this machine.
final class WebSocket: Sendable {
  /// What comes over it.
  enum Message: Equatable {
    case text(String)
    case bytes(Data)
    /// The other end closes it, with a number that says why; 1005 where it does not say.
    case closed(UInt16)
  }

  private let connection: Connection
  private static let mask: [UInt8] = [0x45, 0x61, 0x72, 0x73]

  /// Opens it.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - path: What is asked for there.
  ///   - origin: The page that asks; `nil` where it is a program.
  /// - Throws: `BrowserFailure`, where it is refused too.
  init(port: Int, path: String, origin: String? = nil) throws {
    connection = try Connection(port: port)
    let head =
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: \(Data(0..<16).base64EncodedString())\r\nSec-WebSocket-Version: 13\r\n"
      + (origin.map { "Origin: \($0)\r\n" } ?? "") + "\r\n"
    try connection.send(head.utf8)
    let answer = try connection.readHead().first ?? ""
    guard answer.hasPrefix("http/1.1 101") else {
      throw BrowserFailure(description: "No socket at \(path): \(answer)")
    }
  }

  /// Sends words.
  func send(_ text: String) throws { try send(Array(text.utf8), opcode: 1) }

  /// Closes it, with a number that says why.
  func close(_ code: UInt16) throws { try send([UInt8(code >> 8), UInt8(code & 0xff)], opcode: 8) }

  /// What comes next.
  func receive() throws -> Message {
    var (content, isText): ([UInt8], Bool) = ([], true)
    while true {
      let head = try connection.read(2)
      var length = Int(head[1] & 0x7f)
      if length > 125 {
        let bytes = try connection.read(length == 126 ? 2 : 8)
        length = bytes.reduce(0) { $0 << 8 | Int($1) }
      }
      let payload = try connection.read(length)
      switch head[0] & 0x0f {
      case 0: content += payload
      case 1, 2:
        content = payload
        isText = head[0] & 0x0f == 1
      case 8: return .closed(payload.count < 2 ? 1005 : UInt16(payload[0]) << 8 | UInt16(payload[1]))
      case 9:
        try send(payload, opcode: 10)
        continue
      default: continue
      }
      guard head[0] & 0x80 != 0 else { continue }
      return isText ? .text(String(decoding: content, as: UTF8.self)) : .bytes(Data(content))
    }
  }

  private func send(_ payload: [UInt8], opcode: UInt8) throws {
    var frame: [UInt8] = [0x80 | opcode]
    switch payload.count {
    case ...125: frame.append(0x80 | UInt8(payload.count))
    case ...0xffff: frame += [0xfe, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
    default:
      frame.append(0xff)
      frame += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    frame += Self.mask
    frame += payload.enumerated().map { $1 ^ Self.mask[$0 % 4] }
    try connection.send(frame)
  }
}
