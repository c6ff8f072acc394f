import Foundation
import Glibc

/// What is kept from run to run: compiled targets, what the compiler needs to go on from, and repairs.
///
/// Every folder in it is named by a digest of what it was made from, so that nothing in it grows old.
package struct CacheFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String
  /// How many bytes it may hold before what was not used for longest goes.
  package let limit: Int

  /// The usual limit: two gigabytes.
  package static let usualLimit = 2_000_000_000

  /// Takes a folder as it is.
  package init(path: String, limit: Int = usualLimit) {
    self.path = path
    self.limit = limit
  }

  /// The folder of the person: `earshot` in `XDG_CACHE_HOME`, or in `.cache` of the home folder.
  ///
  /// - Parameter environment: The variables of the environment.
  package init(of environment: [String: String]) {
    let set = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    self.init(path: "\(set ?? "\(home)/.cache")/earshot")
  }

  /// What a folder in it is for; the raw value is the name of the folder that holds them.
  enum Kind: String, CaseIterable {
    /// Compiled targets, by everything that they were compiled from.
    case libraries
    /// What the compiler goes on from, by what was named on the command line.
    case builds
    /// What was changed so that a target compiles, by what was named on the command line.
    case repairs
    /// What the compiler made of the system's headers.
    case modules
  }

  /// The place of a folder, whether it is there or not.
  func place(_ kind: Kind, _ key: String) -> String { "\(path)/\(kind.rawValue)/\(key)" }

  /// A folder that is there from now on, marked as used.
  ///
  /// - Parameters:
  ///   - kind: What it is for.
  ///   - key: The digest of what it is made from.
  /// - Returns: Its path; `nil` where it cannot be made.
  func folder(_ kind: Kind, _ key: String) -> String? {
    let place = place(kind, key)
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    guard access(place, W_OK) == 0 else { return nil }
    touch(place)
    return place
  }

  /// Keeps a folder in use from being removed, for as long as the lock is kept.
  func hold(_ kind: Kind, _ key: String, _ lock: FileLock.Kind = .shared, waits: Bool = true) -> FileLock? {
    try? FileManager.default.createDirectory(
      atPath: "\(path)/\(kind.rawValue)", withIntermediateDirectories: true)
    return FileLock("\(place(kind, key)).lock", lock, waits: waits)
  }

  /// Says that a folder was used just now.
  func touch(_ place: String) {
    _ = utimensat(AT_FDCWD, place, nil, 0)
  }
}

extension CacheFolder {
  /// One folder in the cache.
  struct Member {
    let kind: Kind
    let key: String
    let bytes: Int
    let used: Date
  }

  /// The folders in it, those first that were not used for longest.
  ///
  /// - Complexity: O(files in the cache).
  func members() -> [Member] {
    Kind.allCases.flatMap { kind -> [Member] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(kind.rawValue)")) ?? []
      return names.filter { !$0.hasSuffix(".lock") }.map { name in
        let place = place(kind, name)
        let used = try? FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date
        return Member(kind: kind, key: name, bytes: Self.bytes(below: place), used: used ?? .distantPast)
      }
    }.sorted { $0.used < $1.used }
  }

  /// How many bytes it holds.
  package var bytes: Int { members().reduce(0) { $0 + $1.bytes } }

  /// Removes what is not in use.
  ///
  /// - Returns: How many bytes were removed, and how many are in use.
  package func clear() -> (removed: Int, kept: Int) {
    members().reduce(into: (0, 0)) { result, member in
      if remove(member) { result.0 += member.bytes } else { result.1 += member.bytes }
    }
  }

  /// Removes what was not used for longest, until the rest is within the limit.
  func trim() {
    let all = members()
    var rest = all.reduce(0) { $0 + $1.bytes }
    for member in all where rest > limit {
      if remove(member) { rest -= member.bytes }
    }
  }

  private func remove(_ member: Member) -> Bool {
    guard let lock = hold(member.kind, member.key, .exclusive, waits: false) else { return false }
    let place = place(member.kind, member.key)
    // Renamed first: a folder is there as a whole, or not at all.
    let gone = "\(place).\(getpid()).gone"
    guard rename(place, gone) == 0 else { return false }
    try? FileManager.default.removeItem(atPath: gone)
    return withExtendedLifetime(lock) { true }
  }

  private static func bytes(below folder: String) -> Int {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return 0 }
    return names.compactMap { $0 as? String }.reduce(0) { sum, name in
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { return sum }
      return sum + Int(status.st_blocks) * 512
    }
  }
}
