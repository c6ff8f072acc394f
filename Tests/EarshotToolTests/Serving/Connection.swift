import Foundation
import Glibc
import Synchronization

/// A connection to a port of this machine, whose bytes are waited for.
final class Connection: Sendable {
  private let number: Int32
  private let rest = Mutex<[UInt8]>([])

  /// Connects.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - patience: How many seconds are waited for the next bytes.
  /// - Throws: `BrowserFailure`.
  init(port: Int, patience: Int = 90) throws {
    number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw BrowserFailure(description: "Port \(port) cannot be reached.") }
  }

  deinit { close(number) }

  /// Sends bytes.
  func send(_ bytes: some Collection<UInt8>) throws {
    let bytes = [UInt8](bytes)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw BrowserFailure(description: "What was sent is not taken.") }
      sent += count
    }
  }

  /// So many bytes.
  func read(_ count: Int) throws -> [UInt8] {
    try rest.withLock { rest in
      while rest.count < count { rest += try more() }
      defer { rest.removeFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  /// What comes before an empty line, the first line and the others in lower case.
  func readHead() throws -> [String] {
    let end = Array("\r\n\r\n".utf8)
    return try rest.withLock { rest in
      while true {
        if let found = rest.firstRange(of: end) {
          let head = String(decoding: rest[..<found.lowerBound], as: UTF8.self)
          rest.removeFirst(found.upperBound)
          return head.lowercased().split(separator: "\r\n").map(String.init)
        }
        rest += try more()
      }
    }
  }

  private func more() throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(number, &bytes, bytes.count, 0)
    guard count > 0 else { throw BrowserFailure(description: "Nothing more comes over the connection.") }
    return Array(bytes[..<count])
  }
}
