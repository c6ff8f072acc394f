import SwiftIfConfig
import SwiftSyntax

/// An import of a file, of a module that is here or of one that is not.
struct DeclaredImport {
  let file: Int
  let line: Int
  let module: String
  let isHere: Bool
}

/// Reads the imports that are compiled, and makes those compile that cannot as they are written.
final class ImportReader: ActiveSyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  private(set) var imports: [DeclaredImport] = []

  private let file: Int
  private let configuration: AppConfiguration
  private let locations: SourceLocationConverter
  private let asksTheNetwork: Bool
  private var hasNetworking = false

  init(tree: SourceFileSyntax, path: String, file: Int, configuration: AppConfiguration) {
    self.file = file
    self.configuration = configuration
    locations = SourceLocationConverter(fileName: path, tree: tree)
    asksTheNetwork = tree.tokens(viewMode: .sourceAccurate).contains { token in
      ModuleNames.networking.contains(token.text)
    }
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map { $0.name.text }
    guard let module = names.first else { return .skipChildren }
    let name = configuration.hasModule(module) ? module : ModuleNames.substitutes[module] ?? module
    let isHere = configuration.hasModule(name)
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    imports.append(DeclaredImport(file: file, line: line, module: isHere ? name : module, isHere: isHere))
    guard isHere else {
      edits.append(SourceEdit(node, to: ""))
      return .skipChildren
    }
    if name != module {
      let rest = node.importKindSpecifier == nil ? [] : names.dropFirst()
      edits.append(SourceEdit(node.path, to: ([name] + rest).joined(separator: ".")))
    }
    addNetworking(after: node)
    return .skipChildren
  }

  /// Where one import serves, the networking part of `Foundation` comes with it.
  private func addNetworking(after node: ImportDeclSyntax) {
    guard asksTheNetwork, !hasNetworking, configuration.hasModule("FoundationNetworking") else { return }
    hasNetworking = true
    edits.append(SourceEdit(after: node, insert: "; import FoundationNetworking"))
  }
}
