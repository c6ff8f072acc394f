import Foundation

/// The project among the paths of a command line, or in a folder that is the only one.
struct ContainerSearch {
  /// The project or workspace; `nil` where there is none, or no single one.
  private(set) var container: ProjectContainer?
  /// What a person should know about the choice.
  private(set) var notes: [String] = []

  /// Looks for a project.
  ///
  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - passesOver: Whether a folder is taken as it is, whatever projects are in it.
  /// - Throws: `TargetError` with code `projectAmongFiles`, `noSuchFile` or `tooLarge`.
  init(_ paths: [String], passesOver: Bool) throws(TargetError) {
    let plain = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    if let named = plain.first(where: ProjectContainer.isContainer) {
      guard paths.count == 1 else { throw TargetError(.projectAmongFiles, named) }
      guard FileManager.default.fileExists(atPath: named) else {
        throw TargetError(.noSuchFile, named, details: Self.neighbours(of: named))
      }
      container = ProjectContainer(path: named)
      return
    }
    guard !passesOver, paths.count == 1, let folder = plain.first, !folder.hasSuffix(".swift") else { return }
    let found = try ProjectContainer.candidates(in: folder)
    if found.count > 1 {
      notes = [
        "\(folder) holds \(found.count) projects: \(TargetCatalog.list(found)). All Swift files are compiled; "
          + "name one of the projects to hear it as it is built."
      ]
    }
    container = found.count == 1 ? found.first.map { ProjectContainer(path: $0) } : nil
  }

  private static func neighbours(of path: String) -> [String] {
    let folder = SourcePath.folder(of: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.filter(ProjectContainer.isContainer).sorted()
  }
}

/// What is to be heard of a project, a workspace or packages.
struct TargetRequest: Hashable, Sendable {
  let container: ProjectContainer
  /// The name of the target; `nil` where the one that is meant is taken.
  let target: String?
  /// Folders that hold packages from elsewhere.
  let packages: [String]
}
