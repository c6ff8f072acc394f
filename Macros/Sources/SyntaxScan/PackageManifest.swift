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
    targets = reader.targets
    products = reader.products
    dependencies = reader.dependencies
  }

  /// A line for each target: the number of the manifest, the line in it, the name, the kind, the path; for each
  /// product its name; for each package that it depends on the place and whether that is a path.
  func lines(index: Int) -> [String] {
    targets.map { "target\t\(index)\t\($0.line)\t\($0.name)\t\($0.kind)\t\($0.path ?? "")" }
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

  init(tree: SourceFileSyntax, path: String) {
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch (called, node.text(labelled: "name")) {
    case (let kind?, let name?) where Self.kinds.contains(kind):
      targets.append(
        PackageManifest.Target(line: line, kind: kind, name: name, path: node.text(labelled: "path")))
      return .skipChildren
    case ("library"?, let name?):
      products.append((line, name))
    case ("package"?, _):
      let path = node.text(labelled: "path")
      guard let location = path ?? node.text(labelled: "url") else { break }
      dependencies.append(PackageManifest.Dependency(line: line, location: location, isPath: path != nil))
    default: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text of an argument that is a literal.
  fileprivate func text(labelled label: String) -> String? {
    let argument = arguments.first { $0.label?.text == label }?.expression
    return argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
