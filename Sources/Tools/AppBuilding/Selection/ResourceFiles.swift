import Foundation

/// The files that come with an app: everything beside the code that is no code, from whatever folder.
struct ResourceFiles {
  private let paths: [String]

  /// Looks for files below the folders that a person named, and beside files that were named by themselves.
  init(of selection: SourceSelection) {
    paths = selection.roots.flatMap { root -> [String] in
      // Of a folder that holds more than an app does, what lies in it directly.
      let names =
        FolderWalk.names(below: root, passingOver: SourceFolder.isPassedOver(name:))
        ?? FolderNames(root).prefix(FolderWalk.limit).filter { !SourceFolder.isPassedOver(name: $0) }.sorted()
      return names.filter { !Self.isCode($0) }
        .map { URL(filePath: root).appending(path: $0).standardizedFileURL.path }
    }
  }

  /// Source, what a compiler of catalogs takes in, and the files of tools.
  private static func isCode(_ name: String) -> Bool {
    let endings = [".swift", ".h", ".m", ".pbxproj", ".resolved"]
    let folders = [".xcassets/", ".xcodeproj/", ".xcworkspace/", ".lproj/"]
    return endings.contains { name.hasSuffix($0) } || folders.contains { name.contains($0) }
  }

  /// Puts links to all of them into one folder, as a built app has them; of files of one name, the first.
  func link(into folder: String) {
    for path in paths {
      let name = URL(filePath: path).lastPathComponent
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard !isFolder.boolValue || name.hasSuffix(".lproj") else { continue }
      try? FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: path)
    }
  }
}
