import Foundation

/// The project or the workspace through which something is heard.
struct ProjectContainer: Hashable, Sendable {
  /// The path of the `.xcodeproj` or `.xcworkspace`, or of the folder that was named.
  let path: String
  /// The folders of the packages that were named in place of a project.
  var packages: [String] = []

  /// True for the path of a project or a workspace.
  static func isContainer(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }

  /// The projects and workspaces of a folder, on the first level that has any.
  ///
  /// A workspace comes in place of the projects beside it, which it is made of. A package that lies on the way is
  /// looked at as a package.
  ///
  /// - Parameter folder: The path of a folder.
  /// - Returns: Their paths.
  /// - Throws: `TargetError` with code `tooLarge` where so much was met without a project that the folder holds more than
  ///   an app does.
  /// - Complexity: O(files below the folder).
  static func candidates(in folder: String) throws(TargetError) -> [String] {
    let root = folder
    var level = [folder]
    var met = 0
    while !level.isEmpty {
      var (found, inner): ([String], [String]) = ([], [])
      for folder in level {
        guard let entries = FolderWalk.entries(of: folder, atMost: FolderWalk.limit - met) else {
          throw TargetError(.tooLarge, root, details: ["\(FolderWalk.limit) files"])
        }
        met += entries.count
        for (name, kind) in entries.sorted(by: { $0.name < $1.name }) {
          let path = folder == "." ? name : SourcePath.join(folder, name)
          if isContainer(name) {
            found.append(path)
          } else if !SourceFolder.isPassedOver(path: name), kind == .folder {
            inner.append(path)
          }
        }
      }
      let workspaces = found.filter { $0.hasSuffix(".xcworkspace") }
      if !found.isEmpty { return workspaces.isEmpty ? found : workspaces }
      let holdsPackage = level.contains { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
      level = holdsPackage ? [] : inner
    }
    return []
  }

  /// The projects and packages it is made of; a project is made of itself.
  ///
  /// - Throws: `TargetError` with code `unreadableProject`.
  func members() throws(TargetError) -> [String] {
    if !packages.isEmpty { return packages }
    return path.hasSuffix(".xcodeproj") ? [path] : try WorkspaceFile(path: path).members
  }
}
