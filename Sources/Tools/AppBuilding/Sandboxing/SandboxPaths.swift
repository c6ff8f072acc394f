import CProcess
import Foundation
import Glibc

/// The paths that a confined program may use; it finds no others.
struct SandboxPaths: Hashable, Sendable {
  /// One of them.
  struct Entry: Hashable, Sendable {
    /// The path, as a program names it.
    let path: String
    /// Where it really is; of a link, where it leads.
    let source: String
    /// Bits of what may be done with it.
    let rights: UInt32
  }

  private(set) var entries: [Entry] = []
  private var known: Set<String> = []

  static let read = PROCESS_READ.rawValue
  static let execute = PROCESS_READ.rawValue | PROCESS_EXECUTE.rawValue
  static let write = PROCESS_READ.rawValue | PROCESS_WRITE.rawValue

  /// Allows something with a path, where there is one.
  mutating func allow(_ path: String, _ rights: UInt32) {
    guard path.hasPrefix("/"), let source = Self.resolved(path), known.insert("\(rights) \(path)").inserted
    else { return }
    entries.append(Entry(path: path, source: source, rights: rights))
  }

  /// Where a path leads; `nil` where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static let systemFolders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store",
  ]
  private static let systemFiles = [
    "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/ld.so.preload", "/etc/alternatives",
    "/etc/fonts", "/etc/pango", "/etc/localtime", "/etc/timezone", "/etc/locale.alias", "/etc/nsswitch.conf",
    "/var/cache/fontconfig", "/var/lib/defoma", "/sys/devices/system/cpu",
  ]
  private static let networkFiles = [
    "/etc/hosts", "/etc/host.conf", "/etc/resolv.conf", "/etc/services", "/etc/protocols", "/etc/ssl",
    "/etc/pki",
    "/etc/ca-certificates", "/etc/gai.conf",
  ]

  /// What every program of a system needs, and what comes with this one and with the compiler.
  ///
  /// - Parameters:
  ///   - installation: This program's own parts.
  ///   - toolchain: The compiler.
  ///   - environment: The variables that tell where fonts are.
  ///   - allowsNetwork: Whether names of hosts are looked up.
  /// - Returns: The paths.
  static func system(
    _ installation: Installation, _ toolchain: Toolchain,
    environment: [String: String] = ProcessInfo.processInfo.environment, allowsNetwork: Bool = false
  ) -> SandboxPaths {
    var paths = SandboxPaths()
    for folder in systemFolders {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        paths.entries.append(Entry(path: folder, source: target, rights: PROCESS_LINK.rawValue))
        if let real = resolved(folder) { paths.allow(real, execute) }
      } else {
        paths.allow(folder, execute)
      }
    }
    for file in systemFiles + (allowsNetwork ? networkFiles : []) { paths.allow(file, read) }
    for device in ["/dev/zero", "/dev/random", "/dev/urandom"] { paths.allow(device, read) }
    for device in ["/dev/null", "/dev/full"] { paths.allow(device, write) }
    paths.allow(toolchain.root, execute)
    paths.allow(installation.libraryFolder, read)
    paths.allow("\(installation.prefix)/libexec/earshot", execute)
    if let file = environment["FONTCONFIG_FILE"] { paths.allow(file, read) }
    for folder in (environment["FONTCONFIG_PATH"] ?? "").split(separator: ":") {
      paths.allow(String(folder), read)
    }
    for folder in (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":") {
      paths.allow("\(folder)/fonts", read)
      paths.allow("\(folder)/fontconfig", read)
    }
    return paths
  }
}

extension SandboxPaths {
  /// How many entries of a folder are taken one by one.
  private static let mostEntries = 4_096
  private static let resourceEndings = [
    ".lproj", ".xcassets", ".bundle", ".strings", ".stringsdict", ".xcstrings", ".png", ".jpg", ".jpeg",
    ".heic",
    ".svg", ".pdf", ".storyboard", ".xib", ".storekit", ".json", ".plist", ".ttf", ".otf", ".swift",
  ]

  /// Allows reading what belongs to an app in a folder: all but hidden files; of a home or a shared folder, only
  /// files that belong to apps.
  ///
  /// - Complexity: O(names in the folder).
  mutating func allowSources(in folder: String, home: String = NSHomeDirectory()) {
    guard let real = Self.resolved(folder), known.insert("sources \(real)").inserted else { return }
    let isWide = Self.isWide(real, home: Self.resolved(home) ?? home)
    let names = FolderNames(real).prefix(Self.mostEntries)
    entries.append(
      Entry(path: real, source: real, rights: PROCESS_LIST.rawValue | PROCESS_LANDLOCK_ONLY.rawValue))
    if isWide {
      for name in names where !name.hasPrefix(".") && Self.resourceEndings.contains(where: name.hasSuffix) {
        addWithin(real, name, only: 0)
      }
    } else {
      // A mount is a whole folder, and what is hidden in it is laid over; Landlock knows no exceptions.
      entries.append(Entry(path: folder, source: real, rights: Self.read | PROCESS_MOUNTS_ONLY.rawValue))
      for name in names {
        if name.hasPrefix(".") {
          let path = "\(real)/\(name)"
          entries.append(Entry(path: path, source: path, rights: PROCESS_MASK.rawValue))
        } else {
          addWithin(real, name, only: PROCESS_LANDLOCK_ONLY.rawValue)
        }
      }
    }
  }

  /// Allows an entry of a folder, unless it is a link that leads out of it.
  private mutating func addWithin(_ folder: String, _ name: String, only mechanism: UInt32) {
    let path = "\(folder)/\(name)"
    guard let source = Self.resolved(path), source == path || source.hasPrefix("\(folder)/") else { return }
    entries.append(Entry(path: path, source: source, rights: Self.read | mechanism))
  }

  /// True for a folder that holds more than an app: the root, a home, those above it, and shared folders.
  static func isWide(_ folder: String, home: String) -> Bool {
    folder == "/" || home == folder || home.hasPrefix("\(folder)/")
      || ["/tmp", "/var/tmp", "/home", "/root", "/mnt", "/media", "/srv", "/opt", "/var"].contains(folder)
  }

  /// The folder that a project and its neighbours lie in: the work tree of a repository, else the project's own.
  static func projectRoot(of folder: String, home: String = NSHomeDirectory()) -> String {
    guard let start = resolved(folder) else { return folder }
    var place = start
    while place.count > 1, !isWide(place, home: resolved(home) ?? home) {
      if access("\(place)/.git", F_OK) == 0 { return place }
      place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    }
    return start
  }
}

/// The names in a folder, without those of itself and the one above it.
struct FolderNames: Sequence {
  private let path: String

  /// Takes a folder; where there is none, there are no names.
  init(_ path: String) { self.path = path }

  func makeIterator() -> AnyIterator<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return AnyIterator(names.makeIterator())
  }
}
