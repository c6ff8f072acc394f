import Foundation
import Glibc

/// Hears from a page that it was loaded, so that nobody has to ask its browser.
final class LoadSignal: Sendable {
  /// What keeps it from listening.
  struct Failure: Error {}

  private let socket: Int32
  private let port: UInt16

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw Failure() }
  }

  deinit { close(socket) }

  /// What a page has in it to tell; it gives its browser the time to describe it.
  var script: String {
    "<script>onload = () => setTimeout(() => fetch('http://127.0.0.1:\(port)/').catch(() => 0), 1500)</script>"
  }

  /// Waits until a page was loaded, at most a minute; whether it was.
  func wait() -> Bool {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 60_000) > 0 else { return false }
    let connection = accept(socket, nil, nil)
    if connection >= 0 { close(connection) }
    return connection >= 0
  }
}
