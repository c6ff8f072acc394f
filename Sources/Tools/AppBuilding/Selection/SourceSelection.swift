import EarshotSession
import Foundation

/// The Swift files that a command line names.
package struct SourceSelection: Hashable, Sendable {
  /// What a message calls them.
  package let name: String
  /// The files, as the person wrote them or below the folder that was written.
  package let files: [String]
  /// The manifests of the packages among them.
  package let manifests: [String]
  /// The folders below the ones that were written in which texts, catalogs or pictures lie.
  private let resourceFolders: [String]
  /// The folders that were named, and those of files that were named.
  let roots: [String]
  /// True where a folder was named that is neither a package nor heard through a project.
  let isAppFolder: Bool
  /// The project and the target that were named; `nil` for files and folders of them.
  let request: TargetRequest?
  /// What a person should know about the choice.
  let notes: [String]
  /// The title of the preview that is meant, where it is one of several.
  package private(set) var preview: String?

  /// Takes files and folders as they are.
  ///
  /// A folder that holds one project or workspace is heard through it.
  ///
  /// - Parameters:
  ///   - paths: Swift files, and folders of an app or a package, whose tests are passed over; or a project or
  ///     workspace alone.
  ///   - target: The name of the target to hear.
  ///   - packages: Folders that hold packages from elsewhere.
  ///   - takesAllFiles: Whether projects are passed over.
  /// - Throws: `TargetError` with code `noSuchFile`, `notSwift`, `unreadable`, `emptyFolder`, `unknownTarget` or
  ///   `projectAmongFiles`.
  package init(
    paths: [String], target: String? = nil, packages: [String] = [], takesAllFiles: Bool = false
  ) throws(TargetError) {
    let search = try ContainerSearch(paths, passesOver: takesAllFiles)
    if let container = search.container {
      self.init(container, TargetRequest(container: container, target: target, packages: packages))
    } else {
      try self.init(plain: paths, target: target, packages: packages, notes: search.notes)
    }
  }

  /// Takes files, and folders with everything in them.
  private init(
    plain paths: [String], target: String?, packages: [String], notes: [String]
  ) throws(TargetError) {
    var files: [String] = []
    var manifests: [String] = []
    var resourceFolders: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw TargetError(.noSuchFile, path, details: Self.neighbours(of: path))
      }
      if isFolder.boolValue {
        let folder = try SourceFolder(path)
        guard !folder.files.isEmpty else { throw TargetError(.emptyFolder, path) }
        files += folder.files
        manifests += folder.manifests
        resourceFolders += folder.resourceFolders
      } else {
        guard path.hasSuffix(".swift") else { throw TargetError(.notSwift, path) }
        guard BoundedFile.isFile(path) else { throw TargetError(.notAFile, path) }
        guard FileManager.default.isReadableFile(atPath: path) else {
          throw TargetError(.unreadable, path)
        }
        files.append(path)
      }
    }
    var seen: Set<String> = []
    self.files = files.filter { seen.insert(URL(filePath: $0).standardizedFileURL.path).inserted }
    self.manifests = manifests
    self.resourceFolders = resourceFolders
    let asks = (target != nil || !packages.isEmpty) && !manifests.isEmpty
    if let target, !asks { throw TargetError(.unknownTarget, target) }
    let folders = manifests.map(SourcePath.folder)
    let container = ProjectContainer(path: paths.first ?? "", packages: folders)
    request = asks ? TargetRequest(container: container, target: target, packages: packages) : nil
    self.notes = notes
    roots = paths.map { path in
      path.hasSuffix(".swift") ? URL(filePath: path).deletingLastPathComponent().path : path
    }
    isAppFolder = paths.contains { path in
      !path.hasSuffix(".swift") && !FileManager.default.fileExists(atPath: "\(path)/Package.swift")
    }
    name = paths.joined(separator: ", ")
  }

  /// Takes a project or a workspace; its files are found when it is read.
  private init(_ container: ProjectContainer, _ request: TargetRequest) {
    (files, manifests, resourceFolders, roots, notes) = ([], [], [], [], [])
    isAppFolder = false
    name = container.path
    self.request = request
  }

  /// Takes the files of an example that comes with the program.
  ///
  /// - Parameters:
  ///   - example: Its name, in any capitals.
  ///   - catalog: The examples there are.
  /// - Throws: `TargetError` with code `unknownExample`.
  package init(example: String, in catalog: ExampleCatalog) throws(TargetError) {
    guard let match = catalog.example(named: example) else {
      throw TargetError(.unknownExample, example, details: catalog.names)
    }
    try self.init(paths: [match.folder])
    preview = match.preview
  }

  /// The folders that the files and what belongs to them lie in, as absolute paths, each once, files' first.
  var folders: [String] {
    var seen: Set<String> = []
    let all =
      files.map { URL(filePath: $0).deletingLastPathComponent().standardizedFileURL.path }
      + resourceFolders.map { URL(filePath: $0).standardizedFileURL.path }
    return all.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      .filter { seen.insert($0).inserted }
  }

  /// Swift files beside a path that does not exist, the nearest names first.
  private static func neighbours(of path: String) -> [String] {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Nearest.names(to: url.lastPathComponent, among: names.filter { $0.hasSuffix(".swift") })
  }
}
