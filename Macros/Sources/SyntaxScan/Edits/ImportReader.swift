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
  /// The modules that hold what the file expects of other ones, and that were not yet added.
  private var companions: [String]

  init(tree: SourceFileSyntax, path: String, file: Int, configuration: AppConfiguration) {
    self.file = file
    self.configuration = configuration
    locations = SourceLocationConverter(fileName: path, tree: tree)
    let words = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
    companions = ModuleNames.companions.filter { !$0.names.isDisjoint(with: words) }.map(\.module)
      .filter(configuration.hasModule)
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
    // A file without an import has what other files of its module have of C.
    if imports.isEmpty, !ModuleNames.libraryOfC.isDisjoint(with: words), configuration.hasModule("Glibc") {
      edits.append(
        SourceEdit(at: tree.positionAfterSkippingLeadingTrivia.utf8Offset, insert: "public import Glibc; "))
    }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map { $0.name.text }
    guard let module = names.first else { return .skipChildren }
    let name = configuration.hasModule(module) ? module : ModuleNames.substitutes[module] ?? module
    let isHere = configuration.hasModule(name)
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    imports.append(DeclaredImport(file: file, line: line, module: isHere ? name : module, isHere: isHere))
    guard isHere else {
      let reexport = ModuleNames.reexport(of: module)
      let isReexported = configuration.hasModule(reexport)
      edits.append(SourceEdit(node, to: isReexported ? "import \(reexport)" : ""))
      if isReexported { addCompanions(of: reexport, after: node) }
      return .skipChildren
    }
    // Modules are whole here: what elsewhere is a part of one, such as `CoreImage.CIFilterBuiltins`, is in it.
    if name != module || (node.importKindSpecifier == nil && names.count > 1) {
      let rest = node.importKindSpecifier == nil ? [] : names.dropFirst()
      edits.append(SourceEdit(node.path, to: ([name] + rest).joined(separator: ".")))
    }
    addCompanions(of: name, after: node)
    return .skipChildren
  }

  /// Where one import serves, the other homes of what one module has elsewhere come with it.
  private func addCompanions(of name: String, after node: ImportDeclSyntax) {
    let missing = companions.filter { $0 != name }
    companions = []
    guard !missing.isEmpty else { return }
    // Another file may import the module as `internal`: beside that, an import without a word is an error.
    edits.append(SourceEdit(after: node, insert: missing.map { "; public import \($0)" }.joined()))
  }
}
