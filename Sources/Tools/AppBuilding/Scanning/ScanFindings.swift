/// What can be told of Swift files from their text alone.
struct ScanFindings: Hashable, Sendable {
  /// A thing found, with its place.
  struct Finding: Hashable, Sendable {
    let name: String
    let file: Int
    let line: Int
  }

  /// A view that has to be given something.
  struct ViewWithParameters: Hashable, Sendable {
    let view: Finding
    let arguments: [Argument]
  }

  /// A view that cannot be reached from the end of its file.
  struct BlockedView: Hashable, Sendable {
    let view: Finding
    /// Why: `generic`, `private` or `local`.
    let obstacle: String
  }

  /// A value that has to be given.
  struct Argument: Hashable, Sendable {
    let label: String
    let type: String
  }

  /// A target that a manifest names.
  struct Target: Hashable, Sendable {
    let name: String
    let manifest: Int
    /// `target`, `executableTarget`, `testTarget`, `macro`, `systemLibrary` or `plugin`.
    let kind: String
    /// Where its files are, where the manifest says so.
    let path: String?
    /// How it is compiled.
    var settings = ModuleSettings()
    /// What matters where it is written in C, or wraps a library of the system.
    var clang = ClangSettings()
  }

  /// A package that a manifest depends on.
  struct PackagePlace: Hashable, Sendable {
    let location: String
    let manifest: Int
    /// True for a folder, false for an address.
    let isPath: Bool
  }

  private(set) var previews: [Finding] = []
  private(set) var providers: [Finding] = []
  private(set) var apps: [Finding] = []
  private(set) var views: [Finding] = []
  private(set) var viewsWithParameters: [ViewWithParameters] = []
  private(set) var blockedViews: [BlockedView] = []
  /// Modules that are imported and are here, or are compiled with the file.
  private(set) var imports: [Finding] = []
  /// Modules that are imported and are not here; their imports are left out of the copies.
  private(set) var absentModules: [Finding] = []
  /// The names that each file declares.
  private(set) var names: [Int: Set<String>] = [:]
  private(set) var targets: [Target] = []
  /// The names of the products that manifests declare.
  private(set) var products: [String] = []
  private(set) var packagePlaces: [PackagePlace] = []
  /// The files that look for the files that come with the app.
  private(set) var askingFiles: Set<Int> = []
  /// Where the text to compile of a file is, for files where it is not the file itself.
  private(set) var copies: [Int: String] = [:]

  /// Reads the lines that the scanner prints.
  init(lines: some Sequence<Substring>) {
    var flags: [Int: [String]] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 3, let file = Int(fields[1]) else { continue }
      if fields[0] == "copy" {
        copies[file] = fields[2]
        continue
      }
      guard fields.count >= 4, let line = Int(fields[2]) else { continue }
      let finding = Finding(name: fields[3], file: file, line: line)
      switch fields[0] {
      case "import": imports.append(finding)
      case "absent": absentModules.append(finding)
      case "names": names[file] = Set(fields[3].split(separator: " ").map(String.init))
      case "resources": askingFiles.insert(file)
      case "target":
        guard fields.count >= 6 else { continue }
        let path = fields[5].isEmpty ? nil : fields[5]
        targets.append(
          Target(
            name: fields[3], manifest: file, kind: fields[4], path: path,
            settings: ModuleSettings.ofPackages))
      case "setting":
        guard fields.count >= 6, let target = targets.last, target.name == fields[3] else { continue }
        if fields[4] == "flag" {
          flags[targets.count - 1, default: []].append(fields[5])
        } else {
          targets[targets.count - 1].settings.take(fields[4], fields[5])
          targets[targets.count - 1].clang.take(fields[4], fields[5])
        }
      case "product": products.append(fields[3])
      case "package":
        let isPath = fields.count > 4 && fields[4] == "path"
        packagePlaces.append(PackagePlace(location: fields[3], manifest: file, isPath: isPath))
      case "preview": previews.append(finding)
      case "provider": providers.append(finding)
      case "app": apps.append(finding)
      case "view": views.append(finding)
      case "obstacle":
        blockedViews.append(BlockedView(view: finding, obstacle: fields.count > 4 ? fields[4] : ""))
      case "missing":
        let rest = fields.dropFirst(4)
        let labels = rest.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        let types = rest.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let arguments = zip(labels, types).map { Argument(label: $0, type: $1) }
        viewsWithParameters.append(ViewWithParameters(view: finding, arguments: arguments))
      default: break
      }
    }
    for (target, flags) in flags { targets[target].settings.take(flags: flags) }
  }

  /// Whether something will be there to show once the files are compiled.
  var showsSomething: Bool { showsSomething(without: []) }

  /// Whether something will be there to show once files are compiled, some of which are left out.
  func showsSomething(without leftOut: Set<Int>) -> Bool {
    (previews + providers + views + apps).contains { !leftOut.contains($0.file) }
  }
}

extension ScanFindings.BlockedView {
  /// What is in the way, as a message names it; nothing for what nobody would expect to be shown.
  var complaint: String? {
    switch obstacle {
    case "generic": "\(view.name) is generic"
    case "private": "\(view.name) is private inside another type"
    default: nil
    }
  }
}
