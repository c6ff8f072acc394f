import Foundation

/// A target of a project or a package that can be compiled as a module.
struct BuildTarget {
  /// Where a target comes from.
  enum Origin {
    /// A target of a project, by the position of the project.
    case project(Int, ProjectTarget)
    /// A target of a package, with the folder of its files and how it is compiled.
    case package(folder: String, ModuleSettings)
  }

  let name: String
  let moduleName: String
  let origin: Origin
  /// Whether its previews are shown; those of packages from elsewhere are not.
  let isShown: Bool

  /// The name of its package, which is that of the folder with the manifest; `nil` for a target of a project.
  var packageName: String? {
    guard case .package(var folder, _) = origin else { return nil }
    while !folder.isEmpty, folder != "/", !folder.hasSuffix("..") {
      if FileManager.default.fileExists(atPath: SourcePath.join(folder, "Package.swift")) { break }
      folder = SourcePath.folder(of: folder)
    }
    return "package_" + BuildSettings.identifier(SourcePath.name(of: folder))
  }

  /// How its module is compiled.
  var settings: ModuleSettings {
    switch origin {
    case .project(_, let target): target.moduleSettings
    case .package(_, let settings): settings
    }
  }
}
