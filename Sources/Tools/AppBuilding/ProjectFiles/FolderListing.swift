import Foundation

/// What lies below a folder, as a build sees it: a catalog or another folder that counts as one file is one.
enum FolderListing {
  private static let bundles = [
    ".xcassets", ".xcdatamodeld", ".bundle", ".framework", ".xcframework", ".docc", ".playground",
    ".scnassets",
    ".xcodeproj", ".xcworkspace", ".icon", ".mlpackage", ".xcmappingmodel", ".rkassets", ".xctest",
  ]

  /// The files, as paths inside the folder; hidden ones and links to folders are passed over.
  ///
  /// - Parameters:
  ///   - path: The folder; one that is not there is empty.
  ///   - whole: Folders inside it that are put into the bundle as they are.
  /// - Returns: The paths, sorted.
  /// - Complexity: O(files).
  static func names(below path: String, whole: Set<String> = []) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: path) else { return [] }
    var names: [String] = []
    while names.count < FolderWalk.limit, let name = found.nextObject() as? String {
      let isFolder = found.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if SourcePath.name(of: name).hasPrefix(".") {
        if isFolder { found.skipDescendants() }
      } else if isFolder {
        guard whole.contains(name) || bundles.contains(where: name.hasSuffix) else { continue }
        names.append(name)
        found.skipDescendants()
      } else {
        names.append(name)
      }
    }
    return names.sorted()
  }

  /// True for what the build reads and puts into no bundle.
  static func isForBuild(_ path: String) -> Bool {
    [
      ".swift", ".h", ".m", ".mm", ".c", ".cpp", ".entitlements", ".xcconfig", ".modulemap", ".docc",
      ".xcodeproj",
      ".xcworkspace", ".playground", ".framework", ".xcframework", ".xctest", ".metal", ".intentdefinition",
    ].contains { path.hasSuffix($0) }
  }
}
