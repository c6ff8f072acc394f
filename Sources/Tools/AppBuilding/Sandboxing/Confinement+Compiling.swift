import Foundation

extension Confinement {
  /// How many files are named one by one before their folders are.
  private static let mostFiles = 64

  /// What the compiler and the scanner may use: what they are given, to be read, and the folders they write.
  ///
  /// - Parameters:
  ///   - files: The files that are read.
  ///   - folders: The folders that are written.
  ///   - packages: Folders of packages whose headers are read.
  ///   - installation: Where the app modules and the scanner are.
  ///   - toolchain: The compiler.
  /// - Returns: The confinement; the network is closed, and other programs of the toolchain can be started.
  static func compiling(
    _ files: [String], writing folders: [String], headersOf packages: [String] = [],
    _ installation: Installation, _ toolchain: Toolchain
  ) -> Confinement {
    var paths = SandboxPaths.system(installation, toolchain)
    let absolute = files.map { URL(filePath: $0).standardizedFileURL.path }
    let places =
      absolute.count <= mostFiles
      ? absolute : Set(absolute.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
    for place in places { paths.allow(place, SandboxPaths.read) }
    for package in packages { paths.allowSources(in: package) }
    for folder in folders { paths.allow(folder, SandboxPaths.write) }
    var sandbox = toolchain.sandbox
    sandbox.allowsNetwork = false
    return Confinement(sandbox: sandbox, paths: paths, allowsProcesses: true)
  }
}
