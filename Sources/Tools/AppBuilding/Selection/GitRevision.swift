import Foundation

/// A state of a git repository, in a folder that is removed when nobody needs it any more.
package struct GitRevision: Sendable {
  /// The target as it was then.
  package let path: String
  private let folder: Workspace

  /// Exports a revision; neither the work tree nor the repository is changed.
  ///
  /// - Parameters:
  ///   - revision: What names it: a commit, a branch, a tag, `HEAD~1`.
  ///   - target: A file or folder inside the work tree of the repository.
  /// - Throws: `TargetError` with code `noSuchFile` or `system`.
  package init(_ revision: String, of target: String) throws(TargetError) {
    guard FileManager.default.fileExists(atPath: target) else { throw TargetError(.noSuchFile, target) }
    let url = URL(filePath: target).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let start = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    let top = try Self.git("-C", start, "rev-parse", "--show-toplevel")
    guard let top, !top.isEmpty else {
      throw TargetError(
        .system, "\(target) lies in no git repository", details: ["Name two targets: earshot diff OLD NEW."])
    }
    guard !revision.hasPrefix("-"),
      let commit = try Self.git("-C", top, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
    else {
      throw TargetError(
        .system, "No revision \(revision) in \(top)",
        details: ["Name a commit, a branch or a tag of git log."])
    }
    let folder = try Workspace()
    let archive = "\(folder.path)/archive.tar"
    let tree = "\(folder.path)/tree"
    try? FileManager.default.createDirectory(atPath: tree, withIntermediateDirectories: true)
    guard try Self.git("-C", top, "archive", "--format=tar", "-o", archive, commit) != nil,
      try Command("/usr/bin/env", "tar", "-xf", archive, "-C", tree).run().status == .exited(0)
    else {
      throw TargetError(
        .system, "\(revision) could not be exported", details: ["Look whether git archive works here."])
    }
    try? FileManager.default.removeItem(atPath: archive)
    let resolved = URL(filePath: top).resolvingSymlinksInPath().path
    let inside = url.path == resolved ? "" : String(url.path.dropFirst(resolved.count))
    path = tree + inside
    guard FileManager.default.fileExists(atPath: path) else {
      throw TargetError(
        .system, "\(target) was not there in \(revision)",
        details: ["Name a folder that was, or a later revision."])
    }
    self.folder = folder
  }

  /// What git prints, without the line's end; `nil` where it fails.
  private static func git(_ arguments: String...) throws(TargetError) -> String? {
    let outcome = try Command(arguments: ["/usr/bin/env", "git"] + arguments).run()
    guard outcome.status == .exited(0) else { return nil }
    return outcome.output.trimmingCharacters(in: .newlines)
  }
}
