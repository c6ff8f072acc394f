/// Writes the file of a project as Xcode does.
struct ProjectText {
  private var objects: [String] = []
  private var targets: [String] = []
  private var groups: [String] = []
  private let format: String

  init(format: String = "56") {
    self.format = format
    add("CL_P", "XCConfigurationList", "buildConfigurations = (C_P, );")
    add("C_P", "XCBuildConfiguration", "name = Debug; buildSettings = {SDKROOT = iphoneos; };")
  }

  /// Adds an object.
  mutating func add(_ identifier: String, _ kind: String, _ values: String) {
    objects.append("\t\t\(identifier) /* \(kind) */ = {\n\t\t\tisa = \(kind);\n\t\t\t\(values)\n\t\t};")
  }

  /// Adds a target, `T_` and its name with "_" for blanks, with the identifiers of entries of its phases.
  mutating func addTarget(
    _ name: String, _ type: String, sources: [String] = [], resources: [String] = [], settings: String = "",
    _ more: String = ""
  ) {
    let title = name
    let name = name.replacing(" ", with: "_")
    targets.append("T_\(name)")
    add("CL_\(name)", "XCConfigurationList", "buildConfigurations = (R_\(name), C_\(name), );")
    add("R_\(name)", "XCBuildConfiguration", "name = Release; buildSettings = {MARKETING_VERSION = 9; };")
    add("C_\(name)", "XCBuildConfiguration", "name = Debug; buildSettings = {\(settings) };")
    add("S_\(name)", "PBXSourcesBuildPhase", "files = (\(entries(sources)));")
    add("X_\(name)", "PBXResourcesBuildPhase", "files = (\(entries(resources)));")
    add(
      "T_\(name)", "PBXNativeTarget",
      "name = \"\(title)\"; productType = \"com.apple.product-type.\(type)\"; "
        + "buildConfigurationList = CL_\(name); buildPhases = (S_\(name), X_\(name), ); \(more)")
  }

  /// Adds a group at the top with files, each with an entry for build phases: `B_` and its name.
  mutating func addGroup(_ path: String, files: [String]) {
    groups.append("G_\(path)")
    for file in files {
      let name = file.split(separator: ".")[0]
      add("F_\(name)", "PBXFileReference", "path = \"\(file)\"; sourceTree = \"<group>\";")
      add("B_\(name)", "PBXBuildFile", "fileRef = F_\(name) /* \(file) */;")
    }
    let children = files.map { "F_\($0.split(separator: ".")[0])" }
    add(
      "G_\(path)", "PBXGroup", "children = (\(entries(children))); path = \(path); sourceTree = \"<group>\";")
  }

  /// Adds a member of the top group.
  mutating func addToTop(_ identifier: String) { groups.append(identifier) }

  /// The whole file.
  func text(_ more: String = "") -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = \(format);
    \tobjects = {
    \(objects.joined(separator: "\n"))
    \t\tG = {isa = PBXGroup; children = (\(entries(groups))); sourceTree = "<group>"; };
    \t\tP /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tbuildConfigurationList = CL_P;
    \t\t\tmainGroup = G;
    \t\t\ttargets = (\(entries(targets)));
    \t\t\t\(more)
    \t\t};
    \t};
    \trootObject = P /* Project object */;
    }

    """
  }

  private func entries(_ identifiers: [String]) -> String {
    identifiers.map { "\($0) /* \($0) */, " }.joined()
  }
}
