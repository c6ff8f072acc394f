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

  let targets: [Target]

  init(_ text: [UInt8], path: String) {
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = TargetReader(tree: tree, path: path)
    targets = reader.targets
  }

  /// A line for each target: the number of the manifest, the line in it, the name, the kind, the path.
  func lines(index: Int) -> [String] {
    targets.map { "target\t\(index)\t\($0.line)\t\($0.name)\t\($0.kind)\t\($0.path ?? "")" }
  }
}

/// Reads calls such as `.target(name: "Kennel", dependencies: ["Dogs"])`.
private final class TargetReader: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
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
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.kinds.contains(called.declName.baseName.text), let name = node.text(labelled: "name")
    else { return .visitChildren }
    targets.append(
      PackageManifest.Target(
        line: locations.location(for: node.positionAfterSkippingLeadingTrivia).line,
        kind: called.declName.baseName.text, name: name, path: node.text(labelled: "path")))
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text of an argument that is a literal.
  fileprivate func text(labelled label: String) -> String? {
    let argument = arguments.first { $0.label?.text == label }?.expression
    return argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
