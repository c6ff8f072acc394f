import SwiftParser
import SwiftSyntax

/// The targets of a package, as far as its manifest names them with literals.
///
/// The manifest is read, not run: running it takes longer than everything else here.
struct PackageManifest {
  /// One target of a package.
  struct Target {
    let line: Int
    let kind: String
    let name: String
    /// Where its files are, where the manifest says so.
    let path: String?
    /// How it is compiled, where the manifest says so.
    var settings: [PackageSetting] = []
  }

  /// A package that it depends on.
  struct Dependency {
    let line: Int
    let location: String
    /// True for a folder, false for an address.
    let isPath: Bool
  }

  let targets: [Target]
  let products: [(line: Int, name: String)]
  let dependencies: [Dependency]

  init(_ text: [UInt8], path: String) {
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = TargetReader(tree: tree, path: path)
    targets = reader.targets.map { target in
      var target = target
      target.settings = reader.resolved(target.settings, toolsVersion: Self.toolsVersion(of: tree))
      return target
    }
    products = reader.products
    dependencies = reader.dependencies
  }

  /// The version of "// swift-tools-version: 6.0" on the first line; `nil` where there is none.
  private static func toolsVersion(of tree: SourceFileSyntax) -> String? {
    let words = tree.leadingTrivia.description.prefix { $0 != "\n" }.split { $0 == " " || $0 == ":" }
    guard let name = words.firstIndex(of: "swift-tools-version"), name + 1 < words.count else { return nil }
    return String(words[name + 1].prefix { $0.isNumber || $0 == "." })
  }

  /// A line for each target: the number of the manifest, the line in it, the name, the kind, the path; a line for each
  /// of its settings: its name, what is set, to what; for each product its name; for each package that it depends on the
  /// place and whether that is a path.
  func lines(index: Int) -> [String] {
    targets.flatMap { target in
      ["target\t\(index)\t\(target.line)\t\(target.name)\t\(target.kind)\t\(target.path ?? "")"]
        + target.settings.map {
          "setting\t\(index)\t\(target.line)\t\(target.name)\t\($0.kind.rawValue)\t\($0.value)"
        }
    }
      + products.map { "product\t\(index)\t\($0.line)\t\($0.name)" }
      + dependencies.map {
        "package\t\(index)\t\($0.line)\t\($0.location)\t\($0.isPath ? "path" : "url")"
      }
  }
}

/// Reads calls such as `.target(name: "Kennel", dependencies: ["Dogs"])`.
private final class TargetReader: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var products: [(line: Int, name: String)] = []
  private(set) var dependencies: [PackageManifest.Dependency] = []
  private static let kinds: Set = [
    "target", "executableTarget", "testTarget", "macro", "systemLibrary", "plugin",
  ]
  private let locations: SourceLocationConverter
  private let values: PackageSetting.Values

  init(tree: SourceFileSyntax, path: String) {
    locations = SourceLocationConverter(fileName: path, tree: tree)
    values = PackageSetting.Values(tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch (called, node.text(labelled: "name")) {
    case (let kind?, let name?) where Self.kinds.contains(kind):
      targets.append(
        PackageManifest.Target(
          line: line, kind: kind, name: name, path: node.text(labelled: "path"),
          settings: values.settings(node.argument(labelled: "swiftSettings"))
            + values.clangSettings(of: node)))
      return .skipChildren
    case ("library"?, let name?):
      products.append((line, name))
    case ("package"?, _):
      let path = node.text(labelled: "path")
      guard let location = path ?? node.text(labelled: "url") else { break }
      dependencies.append(PackageManifest.Dependency(line: line, location: location, isPath: path != nil))
    default: break
    }
    if node.calledExpression.trimmedDescription == "Package" {
      let modes =
        node.argument(labelled: "swiftLanguageModes") ?? node.argument(labelled: "swiftLanguageVersions")
      languageMode = values.elements(modes).compactMap(PackageSetting.version).max()
    }
    return .visitChildren
  }

  /// The language mode that the package says for all targets.
  private var languageMode: String?

  /// Settings of a target with the language mode that it has where it says none of its own.
  func resolved(_ settings: [PackageSetting], toolsVersion: String?) -> [PackageSetting] {
    guard !settings.contains(where: { $0.kind == .languageMode }) else { return settings }
    let version = languageMode ?? toolsVersion
    return settings + (version.map { [PackageSetting(kind: .languageMode, value: $0)] } ?? [])
  }
}

extension FunctionCallExprSyntax {
  /// An argument by its label.
  func argument(labelled label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The text of an argument that is a literal.
  func text(labelled label: String) -> String? {
    argument(labelled: label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
