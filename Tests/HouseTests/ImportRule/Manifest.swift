import Foundation

/// The targets and products of a package, as `swift package dump-package` describes them.
struct Manifest: Decodable {
  /// A target and what it depends on.
  struct Target: Decodable {
    /// The target's name.
    let name: String
    /// The folder of its sources, from the root of the package.
    let path: String?
    /// What it depends on: `{"byName": ["A", null]}`, or `{"product": ["A", "a-package", null, null]}`.
    let dependencies: [[String: [String?]]]

    /// The targets of this package it depends on.
    var targets: [String] { dependencies.compactMap { $0["byName"]?.first ?? nil } }
    /// The products of other packages it depends on.
    var packages: [String] { dependencies.compactMap { $0["product"]?.first ?? nil } }
    /// Whether it is part of what the package gives others, and neither a test nor an example.
    var isSource: Bool { path?.hasPrefix("Sources/") == true }
    /// The folder below `Sources` that the target's own lies in.
    var group: String { path.map { String($0.split(separator: "/").dropFirst().first ?? "") } ?? "" }
  }

  /// A product for other packages to link.
  struct Product: Decodable {
    /// What other packages name.
    let name: String
    /// The targets it is made of.
    let targets: [String]
    /// Its kind, `library` or `executable`, and more on it.
    let type: [String: [String]?]
  }

  /// Every target, in the order of the manifest.
  let targets: [Target]
  /// Every product, in the order of the manifest.
  let products: [Product]

  /// The package's own manifest.
  static let ours = described(by: "swift package --ignore-lock dump-package 2>/dev/null")

  /// The package's own manifest as it is read on a Mac.
  static let onMac = described(
    by: """
      set -e; folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
      sed 's/^#if os(Linux)$/#if !os(Linux)/' Package.swift >"$folder/Package.swift"
      swift package --ignore-lock --package-path "$folder" dump-package 2>/dev/null
      """)

  /// What a command of the shell prints of a package.
  private static func described(by command: String) -> Manifest? {
    let dump = try? Shell.run("sh", "-c", command)
    return dump.flatMap { try? JSONDecoder().decode(Manifest.self, from: Data($0.output.utf8)) }
  }

  /// The target with a name.
  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// Everything a target needs, directly or not, with the products of other packages.
  func closure(of target: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [target]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      guard let found = self.target(next) else { continue }
      waiting += found.targets + found.packages
    }
    return reached
  }
}
