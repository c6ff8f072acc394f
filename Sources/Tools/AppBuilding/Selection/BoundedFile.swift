import Foundation
import Glibc

/// Files that a person names, read to an end that is certain to come.
package enum BoundedFile {
  /// The kinds of things at a path.
  package enum Problem: Error, Hashable, Sendable {
    /// There is nothing.
    case absent
    /// It is a pipe, a device, a socket or a folder.
    case notAFile
    /// It holds more than so many bytes.
    case tooLarge(Int)
    /// It may not be read.
    case unreadable
  }

  /// What a file is called that holds more than this many bytes, in words of a message.
  ///
  /// - Parameter bytes: A number of bytes.
  /// - Returns: Such as "16 MB" or "64 KB".
  package static func words(of bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
  }

  /// True for a file, or a link to one: what can be read to its end without waiting.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - limit: How many bytes it may hold.
  /// - Returns: What it holds.
  /// - Throws: `Problem`.
  package static func data(_ path: String, limit: Int) throws(Problem) -> Data {
    // Opened without waiting for whoever might write into a pipe.
    let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .absent : .unreadable }
    let file = Descriptor(number)
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLarge(limit) }
    return try data(of: file, limit: limit)
  }

  /// Reads the standard input to its end.
  ///
  /// - Parameter limit: How many bytes it may hold.
  /// - Returns: What it holds.
  /// - Throws: `Problem` with `tooLarge`.
  package static func standardInput(limit: Int) throws(Problem) -> Data {
    try data(of: Descriptor(dup(STDIN_FILENO)), limit: limit)
  }

  private static func data(of file: Descriptor, limit: Int) throws(Problem) -> Data {
    var bytes: [UInt8] = []
    while true {
      let more = file.readSome()
      guard !more.isEmpty else { return Data(bytes) }
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(limit) }
    }
  }

  /// Reads a file as text.
  ///
  /// - Parameters:
  ///   - path: Its path, for the message too.
  ///   - limit: How many bytes it may hold.
  /// - Returns: The text.
  /// - Throws: `TargetError` with code `noSuchFile`, `notAFile`, `tooLarge` or `unreadable`.
  package static func text(_ path: String, limit: Int) throws(TargetError) -> String {
    do throws(Problem) {
      guard let text = String(data: try data(path, limit: limit), encoding: .utf8) else {
        throw .unreadable
      }
      return text
    } catch {
      throw error.named(path)
    }
  }
}

extension BoundedFile.Problem {
  /// The error of a file that a person named.
  package func named(_ path: String) -> TargetError {
    switch self {
    case .absent: TargetError(.noSuchFile, path)
    case .notAFile: TargetError(.notAFile, path)
    case .unreadable: TargetError(.unreadable, path)
    case .tooLarge(let bytes):
      TargetError(
        .tooLarge, path,
        details: [BoundedFile.words(of: bytes), "Look whether it is the file that you mean."])
    }
  }
}
