import Foundation

/// A folder of an app or a package: its Swift files, and the manifests of the packages in it.
struct SourceFolder {
  /// The Swift files that belong to what people use, by their paths; `main.swift`, which runs, is none.
  let files: [String]
  /// Each `Package.swift`.
  let manifests: [String]
  /// The folders in which texts, catalogs or pictures lie.
  let resourceFolders: [String]

  /// Looks below a folder; tests, hidden folders and what other tools leave there are passed over.
  ///
  /// - Throws: `TargetError` with code `tooLarge` where it holds more than an app does.
  init(_ path: String) throws(TargetError) {
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let wanted = FolderWalk.names(below: root, passingOver: Self.isPassedOver(name:)) else {
      throw TargetError(.tooLarge, path, details: ["\(FolderWalk.limit) files"])
    }
    let names = wanted.filter { $0.hasSuffix(".swift") }
    let paths = names.map { root == "." ? $0 : "\(root)/\($0)" }
    manifests = paths.filter { Self.name(of: $0) == "Package.swift" }
    let holders = wanted.filter { name in
      Self.resourceEndings.contains { name.hasSuffix($0) } && !name.contains(".xcassets/")
        && !name.contains(".lproj/")
    }.map { name in
      let parent = name.split(separator: "/").dropLast().joined(separator: "/")
      return parent.isEmpty ? root : "\(root)/\(parent)"
    }
    resourceFolders = Set(holders).sorted()
    files = paths.filter { !Self.isManifest(Self.name(of: $0)) && Self.name(of: $0) != "main.swift" }
  }

  /// True for `Package.swift` and the ones for a version of the tools, `Package@swift-5.9.swift`.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  private static let resourceEndings = [
    ".lproj", ".xcassets", ".strings", ".stringsdict", ".xcstrings", ".png", ".jpg", ".jpeg", ".heic", ".svg",
    ".pdf", ".storyboard", ".xib", ".storekit",
  ]

  /// True for what lies in a folder that is passed over.
  static func isPassedOver(path: String) -> Bool {
    path.split(separator: "/").contains { isPassedOver(name: String($0)) }
  }

  private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
  private static let foreignEndings = [".xctest", ".docc", ".playground", ".framework", ".xcframework"]

  /// True for folders and files that are hidden, hold tests, or were put there by a tool.
  static func isPassedOver(name: String) -> Bool {
    name.hasPrefix(".") || foreign.contains(name) || name == "Tests" || name.hasSuffix("Tests")
      || foreignEndings.contains { name.hasSuffix($0) }
  }
}
