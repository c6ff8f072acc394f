import Glibc

/// Ports of this machine that nobody else has.
package enum LoopbackPort {
  /// Listens at a port.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Returns: The socket, and its port.
  /// - Throws: `RunningProgram.Failure` where that is impossible.
  package static func listen(at port: UInt16 = 0) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && Glibc.listen(descriptor, 4) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard descriptor >= 0, isBound else {
      throw RunningProgram.Failure(description: "No port \(port) for a test.")
    }
    return (descriptor, UInt16(bigEndian: place.sin_port))
  }

  /// A port that was free just now.
  ///
  /// - Throws: `RunningProgram.Failure` where there is none.
  package static func free() throws -> UInt16 {
    let (descriptor, port) = try listen()
    close(descriptor)
    return port
  }
}
