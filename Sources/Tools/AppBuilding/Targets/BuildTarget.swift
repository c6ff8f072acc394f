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

  /// How its module is compiled.
  var settings: ModuleSettings {
    switch origin {
    case .project(_, let target): target.moduleSettings
    case .package(_, let settings): settings
    }
  }
}
