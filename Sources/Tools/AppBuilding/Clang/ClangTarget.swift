import Foundation
import Glibc

/// A target of a package in C, or one that wraps a library of the system.
struct ClangTarget: Hashable, Sendable {
  let name: String
  /// The folder of its package.
  let package: String
  /// The folder of its files.
  let folder: String
  let settings: ClangSettings
  /// True where it has no code of its own.
  let isSystem: Bool
  /// The files that are compiled.
  let sources: [String]
  /// The module map that it brings; `nil` where it brings none.
  let map: String?
  /// The names by which code imports it.
  let modules: [String]
  /// Everything in it that decides what comes of it.
  private let files: [String]

  /// Takes a target; `nil` where it is not in C alone, or lies outside of its package.
  ///
  /// - Parameters:
  ///   - target: What the manifest says of it.
  ///   - manifest: The path of the manifest.
  /// - Complexity: O(files of the target).
  init?(_ target: ScanFindings.Target, in manifest: String) {
    guard ["target", "systemLibrary"].contains(target.kind),
      let package = SandboxPaths.resolved(URL(filePath: manifest).deletingLastPathComponent().path),
      let folder = SourceModules.folders(of: target, in: manifest).compactMap(SandboxPaths.resolved).first,
      folder == package || folder.hasPrefix("\(package)/"),
      let names = FolderWalk.names(below: folder, passingOver: { $0.hasPrefix(".") })
    else { return nil }
    isSystem = target.kind == "systemLibrary"
    settings = target.clang
    let code = isSystem ? [] : names.filter { target.clang.takes($0) }
    guard !code.contains(where: { name in Self.foreignEndings.contains { name.hasSuffix($0) } }) else {
      return nil
    }
    sources = code.filter { name in Self.codeEndings.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
    guard isSystem || sources.contains(where: { $0.hasSuffix(".c") }) else { return nil }
    name = target.name
    self.package = package
    self.folder = folder
    let place = isSystem ? folder : SourcePath.join(folder, settings.publicHeaders)
    let written = "\(place)/module.modulemap"
    let text = FileManager.default.contents(atPath: written).map { String(decoding: $0, as: UTF8.self) }
    guard text != nil || !isSystem else { return nil }
    map = text == nil ? nil : written
    modules = text.map { ModuleMap($0).modules } ?? [BuildSettings.identifier(target.name)]
    let own = names.map { "\(folder)/\($0)" }
    let others = settings.headerFolders.map { SourcePath.join(folder, $0) }
      .filter { !$0.hasPrefix("\(folder)/") && ($0 == package || $0.hasPrefix("\(package)/")) }
    files = (own + others.flatMap { ModuleMap.headers(below: $0) }).filter { name in
      Self.readEndings.contains { name.hasSuffix($0) }
    }
  }

  private static let codeEndings = [".c", ".S"]
  /// What is not compiled here, or makes a target one of another language.
  private static let foreignEndings = [".swift", ".m", ".mm", ".cpp", ".cc", ".cxx"]
  private static let readEndings = [".c", ".S", ".h", ".inc", ".def", ".modulemap"]

  /// The folder of the headers that others include; `nil` where there is none.
  var publicHeaders: String? {
    let place = isSystem ? folder : SourcePath.join(folder, settings.publicHeaders)
    return FileManager.default.fileExists(atPath: place) ? place : nil
  }

  /// Tells a digest everything that it is compiled from: what the system's headers are changes with their folder.
  ///
  /// - Complexity: O(length of the files).
  func add(to digest: inout Digest) {
    var status = stat()
    let isThere = stat("/usr/include", &status) == 0
    let headers = isThere ? "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)" : ""
    digest.add(fields: [name, folder, "\(isSystem)", "\(settings)", headers] + modules)
    for file in files {
      digest.add(fields: [file])
      digest.add(field: FileManager.default.contents(atPath: file) ?? Data())
    }
  }
}
