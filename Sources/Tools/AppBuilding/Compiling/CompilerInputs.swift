import Foundation

/// The files as the compiler reads them: copies in place of some, under the names a person knows.
struct CompilerInputs {
  let files: [String]
  var copies: [Int: String]
  /// The folder for what has to be written.
  let folder: String
  /// Where the files are that come with the app.
  let bundles: BundleFolders
  /// A file with names for the pictures and colours of the app; `nil` where there are none.
  let assetSymbols: String?
  /// The file with the models of Core Data of each module that has some; under no name, that of all others.
  let dataModels: [String: String]
  /// The files that use Core Data; modules without any need no models.
  let filesWithData: Set<Int>
  /// A file of each module with what repaired copies call.
  var supports: [String: String] = [:]

  /// What the compiler is given for some files of a module.
  ///
  /// - Throws: `TargetError` with code `system` where a file cannot be written.
  func paths(
    of indices: [Int], in module: SourceModule
  ) throws(TargetError) -> (files: [String], overlay: String?) {
    var names: Set<String> = []
    var paths: [String] = []
    var replaced: [Int: String] = [:]
    for index in indices {
      if names.insert(URL(filePath: files[index]).lastPathComponent).inserted {
        paths.append(files[index])
        replaced[index] = copies[index]
      } else {
        paths.append(try renamed(index))
      }
    }
    if bundles.main != nil || module.name != SourceModule.looseName {
      paths.append(try bundleAccess(for: module))
    }
    if let assetSymbols { paths.append(assetSymbols) }
    if let support = supports[module.name] { paths.append(support) }
    if let models = dataModels[module.name] ?? dataModels[""], !filesWithData.isDisjoint(with: module.files) {
      paths.append(models)
    }
    guard !replaced.isEmpty else { return (paths, nil) }
    let overlay = "\(folder)/\(module.name).overlay.json"
    try Overlay(files: files, copies: replaced).write(to: overlay)
    return (paths, overlay)
  }

  /// A file under another name: the compiler takes no two of one name, and `#sourceLocation` keeps the path.
  private func renamed(_ index: Int) throws(TargetError) -> String {
    let path = "\(folder)/\(index)-\(URL(filePath: files[index]).lastPathComponent)"
    let text = (try? String(contentsOfFile: copies[index] ?? files[index], encoding: .utf8)) ?? ""
    let name = files[index].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try Self.write("#sourceLocation(file: \"\(name)\", line: 1)\n" + text, to: path)
    return path
  }

  /// The bundle of the app's files, and what the package manager writes for each module.
  private func bundleAccess(for module: SourceModule) throws(TargetError) -> String {
    let path = "\(folder)/\(module.name)-bundle.swift"
    let members = [("heard", bundles.main), ("module", bundles.modules[module.name] ?? bundles.main)].map {
      let bundle =
        $1.map { "Bundle(path: \(Self.bundles) + \"/\(SourcePath.name(of: $0))\") ?? .main" } ?? ".main"
      // Default arguments of public functions name it too.
      return "  @usableFromInline nonisolated static var \($0): Bundle { \(bundle) }\n"
    }
    try Self.write("import Foundation\nextension Bundle {\n\(members.joined())}\n", to: path)
    return path
  }

  /// Where the bundles of a run are, as code: the library outlives the run, its bundles do not.
  private static let bundles = "(getenv(\"EARSHOT_BUNDLES\").map { String(cString: $0) } ?? \"\")"

  static func write(_ text: String, to path: String) throws(TargetError) {
    // What is as it was stays as it is: the compiler goes by the times of files.
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    do {
      try text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      throw TargetError(.system, "\(path) could not be written", details: ["Make room on the disk."])
    }
  }
}

/// Makes the compiler read copies in place of files, under the files' own names.
struct Overlay: Encodable {
  private struct Root: Encodable {
    let type = "file"
    let name: String
    let contents: String

    enum CodingKeys: String, CodingKey {
      case type
      case name
      case contents = "external-contents"
    }
  }

  private let version = 0
  private let caseSensitive = "true"
  private let useExternalNames = "false"
  private let roots: [Root]

  private enum CodingKeys: String, CodingKey {
    case version
    case roots
    case caseSensitive = "case-sensitive"
    case useExternalNames = "use-external-names"
  }

  init(files: [String], copies: [Int: String]) {
    roots = copies.sorted { $0.key < $1.key }.map { index, copy in
      Root(name: URL(filePath: files[index]).standardizedFileURL.path, contents: copy)
    }
  }

  /// Writes the overlay as a file for the compiler.
  func write(to path: String) throws(TargetError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      try encoder.encode(self).write(to: URL(filePath: path))
    } catch {
      throw TargetError(.system, "\(path) could not be written", details: ["Make room on the disk."])
    }
  }
}
