import Glibc

/// Sockets of this machine, at paths.
enum LocalSocket {
  /// Listens at a path; programs that are started do not inherit the socket.
  ///
  /// - Parameter path: Where the socket is made.
  /// - Returns: Its descriptor.
  /// - Throws: `RunningProgram.Failure` where that is impossible.
  static func listen(at path: String) throws -> Int32 {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: place.sun_path) else {
      throw RunningProgram.Failure(description: "\(path) is too long for a socket.")
    }
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
    let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let isBound = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, Glibc.listen(listening, 8) == 0 else {
      close(listening)
      throw RunningProgram.Failure(description: "No socket at \(path).")
    }
    return listening
  }
}
