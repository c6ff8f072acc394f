import Foundation
import Glibc

/// What the cache has of one target: its library, by everything it is compiled from, and where it is built.
final class TargetCache: Sendable {
  private let cache: CacheFolder
  /// The digest of everything that the library is made from.
  let content: String
  /// The digest of what was named, which stays when a file is saved.
  let target: String
  /// Keeps the library from being removed while it is in use.
  private let use: FileLock?
  /// Keeps what the compiler made of headers from being removed.
  private let modules: FileLock?

  private static let modules = "headers"

  /// Finds the place of a target.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - plan: What is compiled.
  ///   - inputs: What else the library is made from, by texts.
  ///   - selection: What was named.
  ///   - options: How it is compiled.
  ///   - tools: What compiles it.
  init(
    _ cache: CacheFolder, plan: BuildPlan, inputs: [String], selection: SourceSelection,
    options: CompilerOptions, tools: [String]
  ) {
    self.cache = cache
    var digest = Digest()
    digest.add(fields: tools + [FileManager.default.currentDirectoryPath])
    digest.add(fields: [options.swiftVersion ?? "", "\(options.defaultsToMainActor.map(String.init) ?? "")"])
    var named = digest
    named.add(fields: [selection.name, selection.request?.target ?? ""])
    named.add(fields: selection.request?.packages ?? [])
    named.add(fields: selection.roots)
    target = named.text
    plan.add(to: &digest)
    digest.add(fields: inputs)
    content = digest.text
    use = cache.hold(.libraries, content)
    modules = cache.hold(.modules, Self.modules)
  }

  /// What tells one build of the program, and of the compiler, from another.
  static func tools(_ installation: Installation, _ toolchain: Toolchain) -> [String] {
    let programs = [
      "/proc/self/exe", installation.library, installation.plugin, installation.syntaxScan, toolchain.swiftc,
      "\(toolchain.modules)/libswiftCore.so",
    ]
    return (programs + SystemModule.all.map(\.header)).map { program in
      let path = URL(filePath: program).resolvingSymlinksInPath().path
      var status = stat()
      guard stat(path, &status) == 0 else { return path }
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
  }

  /// The folder of the library.
  private var folder: String { cache.place(.libraries, content) }

  /// The path of the library.
  var library: String { "\(folder)/\(KeptTarget.library)" }

  /// What is kept of the target; `nil` where it has to be compiled.
  var kept: KeptTarget? {
    guard let kept = KeptTarget(in: folder) else { return nil }
    cache.touch(folder)
    return kept
  }

  /// Keeps a library and what belongs to it; another run may have done so by now.
  ///
  /// - Parameters:
  ///   - library: The path of the library, which is moved.
  ///   - kept: What belongs to it.
  ///   - folder: Where it was built, which is of the same file system.
  /// - Returns: Where the library is from now on.
  func keep(_ library: String, _ kept: KeptTarget, from folder: String) -> String {
    let made = "\(folder)/kept"
    let files = FileManager.default
    try? files.removeItem(atPath: made)
    do {
      try files.createDirectory(atPath: made, withIntermediateDirectories: true)
      try kept.write(in: made)
      try files.moveItem(atPath: library, toPath: "\(made)/\(KeptTarget.library)")
    } catch {
      return files.fileExists(atPath: library) ? library : "\(made)/\(KeptTarget.library)"
    }
    // Fails where another run was first; what that one keeps is the same.
    guard rename(made, self.folder) == 0 || self.kept != nil else { return "\(made)/\(KeptTarget.library)" }
    cache.trim()
    return self.library
  }

  /// The folder in which the target is built, with the lock that keeps others out; waits for them.
  func buildFolder() -> (path: String, lock: FileLock)? {
    guard let lock = cache.hold(.builds, target, .exclusive), let path = cache.folder(.builds, target) else {
      return nil
    }
    return (path, lock)
  }

  /// The folder for what the compiler made of the system's headers, the same for every target; `nil` where it cannot
  /// be made.
  func moduleCache() -> String? { modules == nil ? nil : cache.folder(.modules, Self.modules) }

  /// The folder for changes by which the target compiles, which stays when a file is saved; `nil` where it cannot be
  /// made.
  func repairsFolder() -> String? { cache.folder(.repairs, target) }
}

extension BuildPlan {
  /// Tells a digest everything that is compiled.
  ///
  /// - Complexity: O(length of the files), those in C included.
  func add(to digest: inout Digest) {
    digest.add(fields: modules.names + [modules.last ?? ""])
    for target in clangTargets { target.add(to: &digest) }
    for module in modules.modules {
      digest.add(fields: [module.name, "\(module.settings)"])
      for index in module.files {
        digest.add(fields: [files[index]])
        if scanOptions.indices.contains(index) {
          digest.add(fields: scanOptions[index].conditions + ["\(scanOptions[index].isShown)"])
        }
        digest.add(field: FileManager.default.contents(atPath: files[index]) ?? Data())
      }
    }
  }
}
