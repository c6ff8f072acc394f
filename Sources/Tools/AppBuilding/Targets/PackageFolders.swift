import Foundation

/// The packages whose sources are at hand: those beside projects, and those that were fetched from elsewhere.
struct PackageFolders {
  /// The manifests, each once.
  private(set) var manifests: [String] = []
  /// The manifests of packages that belong to the app.
  private(set) var ownManifests: Set<String> = []
  /// The folders in which fetched packages are looked for.
  private let places: [String]

  /// Looks for packages.
  ///
  /// - Parameters:
  ///   - own: The folders of packages that belong to the app.
  ///   - beside: The folders of projects, which may have fetched packages in them.
  ///   - named: Folders that a person named: packages, or folders of them.
  init(own: [String], beside: [String], named: [String]) {
    places = beside.flatMap { folder in
      [".build/checkouts", "SourcePackages/checkouts"].map { SourcePath.join(folder, $0) }
    }
    for folder in own { add(folder, isOwn: true) }
    for folder in named {
      add(folder, isOwn: false)
      for name in Self.names(in: folder) { add("\(folder)/\(name)", isOwn: false) }
    }
    for place in places {
      for name in Self.names(in: place) { add("\(place)/\(name)", isOwn: false) }
    }
  }

  /// Adds a package, where there is one.
  mutating func add(_ folder: String, isOwn: Bool) {
    let manifest = SourcePath.join(folder, "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest), !manifests.contains(manifest) else { return }
    manifests.append(manifest)
    if isOwn { ownManifests.insert(manifest) }
  }

  /// True where a package that comes from an address is at hand.
  func holds(_ url: String) -> Bool {
    let name = Self.name(ofPackageAt: url).lowercased()
    return manifests.contains { SourcePath.name(of: SourcePath.folder(of: $0)).lowercased() == name }
  }

  /// The name of the folder that a package is fetched into: "Alamofire" of ".../Alamofire.git".
  static func name(ofPackageAt url: String) -> String {
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(".git".count)) : last
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
