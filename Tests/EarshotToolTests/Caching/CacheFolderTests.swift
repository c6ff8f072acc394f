import Foundation
import TestSupport
import Testing

@testable import AppBuilding

@Suite("The cache folder")
struct CacheFolderTests {
  /// A folder of the cache with so many bytes in it, used so many seconds ago.
  private static func add(_ key: String, bytes: Int, age: Double, to cache: CacheFolder) throws {
    let folder = try #require(cache.folder(.libraries, key))
    try Data(count: bytes).write(to: URL(filePath: "\(folder)/library"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder)
  }

  private static func keys(_ cache: CacheFolder) -> [String] { cache.members().map(\.key) }

  @Test(
    "It lies where the person's variables say, and else in the home folder",
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/earshot"), (["HOME": "/h"], "/h/.cache/earshot"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/earshot"),
      (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/earshot"),
    ])
  func place(environment: [String: String], path: String) {
    #expect(CacheFolder(of: environment).path == path)
  }

  @Test("Beyond its limit it loses what was not used for longest, and nothing that is in use")
  func limit() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path, limit: 250_000)
    for (key, age) in [("old", 30.0), ("older", 40), ("oldest", 50), ("new", 1)] {
      try Self.add(key, bytes: 100_000, age: age, to: cache)
    }
    #expect(Self.keys(cache) == ["oldest", "older", "old", "new"])
    let use = try #require(cache.hold(.libraries, "oldest"))
    cache.trim()
    #expect(Self.keys(cache) == ["oldest", "new"])
    withExtendedLifetime(use) {}
  }

  @Test("Clearing removes all but what is in use, and tells how much that is")
  func clearing() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path)
    try Self.add("used", bytes: 50_000, age: 1, to: cache)
    try Self.add("free", bytes: 100_000, age: 2, to: cache)
    let total = cache.bytes
    #expect(total >= 150_000)
    let use = try #require(cache.hold(.libraries, "used"))
    let result = cache.clear()
    #expect(result.removed >= 100_000)
    #expect(result.removed + result.kept == total)
    #expect(Self.keys(cache) == ["used"])
    withExtendedLifetime(use) {}
  }

  @Test("A lock that one has to itself is had by nobody else, a shared one by several")
  func locks() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(path: folder.path)
    let first = try #require(cache.hold(.builds, "kennel"))
    let second = try #require(cache.hold(.builds, "kennel"))
    #expect(cache.hold(.builds, "kennel", .exclusive, waits: false) == nil)
    withExtendedLifetime((first, second)) {}
    #expect(cache.hold(.builds, "other", .exclusive, waits: false) != nil)
  }

  @Test("Where no folder can be made, nothing is kept")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    let cache = CacheFolder(path: file)
    #expect(cache.folder(.libraries, "kennel") == nil)
    #expect(cache.hold(.libraries, "kennel") == nil)
    #expect(cache.bytes == 0)
  }
}
