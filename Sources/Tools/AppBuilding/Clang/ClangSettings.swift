/// What the manifest of a package says of a target in C.
struct ClangSettings: Hashable, Sendable {
  /// The macros that are set, as `NAME` or `NAME=VALUE`.
  private(set) var macros: [String] = []
  /// Folders in the target's in which its files find headers.
  private(set) var headerFolders: [String] = []
  /// The folder of the headers that others include.
  private(set) var publicHeaders = "include"
  /// The libraries of the system that it is linked with.
  private(set) var libraries: [String] = []
  /// The targets and products that it needs.
  private(set) var dependencies: [String] = []
  /// The packages of the system that bring what it wraps.
  private(set) var systemPackages: [String] = []
  private var sources: [String] = []
  private var excluded: [String] = []

  /// Takes in what a manifest sets.
  ///
  /// - Parameters:
  ///   - kind: What is set.
  ///   - value: The value.
  mutating func take(_ kind: String, _ value: String) {
    switch kind {
    case "macro": macros.append(value)
    case "headerFolder": headerFolders.append(value)
    case "publicHeaders": publicHeaders = value
    case "library": libraries.append(value)
    case "dependency": dependencies.append(value)
    case "systemPackage": systemPackages.append(value)
    case "source": sources.append(value)
    case "exclude": excluded.append(value)
    default: break
    }
  }

  /// Whether a file of the target is one that is compiled.
  ///
  /// - Parameter path: Its path inside the target's folder.
  /// - Returns: True for one that is.
  func takes(_ path: String) -> Bool {
    func isNamed(in list: [String]) -> Bool {
      list.contains { name in
        let place = SourcePath.join("", name)
        return place.isEmpty || path == place || path.hasPrefix("\(place)/")
      }
    }
    return (sources.isEmpty || isNamed(in: sources)) && !isNamed(in: excluded)
  }
}
