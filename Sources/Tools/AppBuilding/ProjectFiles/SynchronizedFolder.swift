/// A folder that a project mirrors as it is on disk, with what is excepted from that for each target.
struct SynchronizedFolder {
  /// Where it is.
  let path: String
  /// The files below it, as paths inside it; a catalog or another folder that counts as one is one.
  private let names: [String]
  /// For each target the paths that are in it though the folder is not, or the other way round.
  private let exceptions: [String: [String]]

  /// Looks into a folder.
  ///
  /// - Parameters:
  ///   - group: The object of the project.
  ///   - path: Where it is.
  ///   - project: The project.
  /// - Complexity: O(files).
  init(_ group: ProjectFile.Object, at path: String, in project: ProjectFile) {
    self.path = path
    names = FolderListing.names(below: path, whole: Set(group.texts("explicitFolders")))
    var exceptions: [String: [String]] = [:]
    for set in project.objects("exceptions", of: group) {
      guard let target = set.text("target") else { continue }
      exceptions[target, default: []] += set.texts("membershipExceptions").map(Self.plain)
    }
    self.exceptions = exceptions
  }

  /// The paths of the files that are in a target.
  ///
  /// - Parameters:
  ///   - target: The identifier of the target.
  ///   - isMember: Whether the target takes the folder as a whole.
  /// - Returns: The paths.
  func files(of target: String, isMember: Bool) -> [String] {
    let excepted = exceptions[target] ?? []
    guard isMember || !excepted.isEmpty else { return [] }
    return names.filter { name in
      let plain = Self.withoutLanguage(name)
      return excepted.contains { $0 == name || $0 == plain || name.hasPrefix($0 + "/") } != isMember
    }.map { SourcePath.join(path, $0) }
  }

  /// A path without the folder of a language.
  private static func withoutLanguage(_ name: String) -> String {
    name.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// Exceptions of localized files are written "/Localized: Main.strings", once for all languages.
  private static func plain(_ name: String) -> String {
    let localized = "/Localized: "
    return name.hasPrefix(localized) ? String(name.dropFirst(localized.count)) : name
  }
}
