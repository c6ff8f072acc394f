import Foundation
import Glibc

/// Waits until something is saved in folders, those below them included.
///
/// Hidden files and folders, and what editors leave beside a file while it is edited, count nowhere.
struct FileWatch: ~Copyable {
  /// Why nothing can be watched.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Files whose change changes nothing that is heard.
  private static let passedOver: Set<String> = ["swp", "swx", "tmp", "orig", "bak"]
  /// Folders that a build writes into.
  private static let builds: Set<String> = ["build", "DerivedData", "Pods", "node_modules"]
  /// How long nothing more may be saved until it is heard again, in milliseconds.
  private static let calm: Int32 = 120
  /// How many folders are watched at most.
  private static let largest = 8_000
  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
    | UInt32(IN_CREATE)

  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  /// Names of single files that are meant in a folder; every file where there are none.
  private var files: [String: Set<String>] = [:]

  /// Begins to watch.
  ///
  /// - Parameter paths: Files, folders, projects and workspaces.
  /// - Throws: `Failure`.
  init(_ paths: [String]) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw Failure(description: "Nothing can be watched: \(String(cString: strerror(errno))).")
    }
    for path in paths {
      let url = URL(filePath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue {
        let folder = url.deletingLastPathComponent().path
        files[folder, default: []].insert(url.lastPathComponent)
        try add(folder, deep: false)
      } else if ["xcodeproj", "xcworkspace"].contains(url.pathExtension) {
        try add(url.deletingLastPathComponent().path, deep: true)
      } else {
        try add(url.path, deep: true)
      }
    }
  }

  deinit { close(descriptor) }

  /// How many folders are watched.
  var count: Int { folders.count }

  /// Waits for a change, and then until no more follow.
  ///
  /// - Throws: `Failure`.
  mutating func wait() throws {
    while try !takesChange(within: -1) {}
    while try takesChange(within: Self.calm) {}
  }

  private mutating func add(_ folder: String, deep: Bool) throws {
    let number = inotify_add_watch(descriptor, folder, Self.changes)
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw Failure(
        description: "\(folder) cannot be watched: \(String(cString: strerror(errno))). "
          + "Name fewer folders, or raise fs.inotify.max_user_watches.")
    }
    folders[number] = folder
    guard deep else { return }
    files[folder] = nil
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      guard Self.isMeant(folder: name), Self.isFolder(path) else { continue }
      guard folders.count < Self.largest else {
        throw Failure(
          description: "More than \(Self.largest) folders lie in \(folder). Name the ones that are meant.")
      }
      try add(path, deep: true)
    }
  }

  /// Reads what happened; false where nothing did that matters.
  private mutating func takesChange(within milliseconds: Int32) throws -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&request, 1, milliseconds)
    guard ready > 0 else {
      if ready < 0, errno != EINTR {
        throw Failure(description: "Waiting failed: \(String(cString: strerror(errno))).")
      }
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    var place = 0
    var isChange = false
    let head = MemoryLayout<inotify_event>.size
    while place + head <= count {
      let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
      let start = place + head
      place = start + Int(event.len)
      let name = String(decoding: bytes[start..<min(place, count)].prefix { $0 != 0 }, as: UTF8.self)
      if try takes(event, name) { isChange = true }
    }
    return isChange
  }

  private mutating func takes(_ event: inotify_event, _ name: String) throws -> Bool {
    // What was not noted for want of room may be anything.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let folder = folders[event.wd] else { return false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.wd] = nil
      return false
    }
    if event.mask & UInt32(IN_ISDIR) != 0 {
      guard files[folder] == nil, Self.isMeant(folder: name) else { return false }
      if Self.isFolder("\(folder)/\(name)") { try add("\(folder)/\(name)", deep: true) }
      return true
    }
    // A file that was made is heard of once it is written.
    guard event.mask & ~UInt32(IN_CREATE) & Self.changes != 0 else { return false }
    if let meant = files[folder] { return meant.contains(name) }
    return Self.isMeant(file: name)
  }

  private static func isMeant(folder name: String) -> Bool { !name.hasPrefix(".") && !builds.contains(name) }

  private static func isMeant(file name: String) -> Bool {
    guard !name.hasPrefix("."), !name.hasSuffix("~"), name != "4913" else { return false }
    return !passedOver.contains(name.split(separator: ".").last.map(String.init) ?? "")
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }
}
