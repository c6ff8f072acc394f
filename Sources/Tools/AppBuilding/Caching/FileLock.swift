import CProcess
import Foundation
import Glibc

/// A lock on a file, which ends with the process that holds it.
final class FileLock: Sendable {
  /// Whether several may hold it at once.
  enum Kind: Int32 {
    case shared = 1
    case exclusive = 2
  }

  private let descriptor: Descriptor

  /// Takes a lock; `nil` where it is held elsewhere and is not waited for, or the file cannot be made.
  ///
  /// - Parameters:
  ///   - path: The file, made where there is none.
  ///   - kind: Whether others may hold it too.
  ///   - waits: Whether it is waited for.
  init?(_ path: String, _ kind: Kind, waits: Bool) {
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard number >= 0 else { return nil }
    descriptor = Descriptor(number)
    var status = flock(number, kind.rawValue | (waits ? 0 : LOCK_NB))
    while status != 0, errno == EINTR { status = flock(number, kind.rawValue | (waits ? 0 : LOCK_NB)) }
    guard status == 0 else { return nil }
  }
}
