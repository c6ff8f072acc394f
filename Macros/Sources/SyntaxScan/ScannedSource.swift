import SwiftParser
import SwiftSyntax

/// One file, parsed, with what was found in it.
struct ScannedSource {
  let index: Int
  let path: String
  let bytes: [UInt8]
  /// Edits of words, before anything is moved.
  private let words: [SourceEdit]
  private let moves: OverrideMoves
  /// The previews, where nothing of the file is shown.
  private let removals: [SourceEdit]
  /// The methods that matter to overrides across files.
  let overrides: WrittenOverrides
  let declarations: [Declaration]
  let extensions: [DeclaredExtension]
  let previews: [DeclaredPreview]
  /// The types that write in this file methods which a protocol leaves to choice.
  let writtenMethods: [OptionalMethod: Set<String>]
  let imports: [DeclaredImport]
  let declaredNames: Set<String>
  /// False where nothing of the file is shown, which other modules are made with.
  let isShown: Bool
  /// True where the file looks for the files that come with the app.
  let asksForResources: Bool
  /// True where interface files lie beside the code.
  let hasInterfaces: Bool
  /// The members of its classes that interface files name; none where there are no such files.
  let interfaceMembers: [InterfaceMembers]
  /// Where its classes describe what people meet.
  let descriptions: [DescriptionLines]

  init(index: Int, path: String, text: [UInt8], as configuration: AppConfiguration, isShown: Bool = true) {
    self.index = index
    self.path = path
    bytes = text
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = ImportReader(tree: tree, path: path, file: index, configuration: configuration)
    imports = reader.imports
    let bundles = BundleMentions(in: tree)
    asksForResources = !bundles.edits.isEmpty || bundles.asksForModule
    let names = DeclaredNames(tree: tree, configuration: configuration).names
    declaredNames = names
    words =
      PlatformConditions.edits(in: tree) + EntryAttributes.edits(in: tree)
      + SelectorExpressions.edits(in: tree) + ManagedProperties.edits(in: tree)
      + ModelIsolation.edits(in: tree) + PreviewExpansions.edits(in: tree, of: text, path: path)
      + FormerNames.edits(in: tree, of: text, declaring: names) + reader.edits + bundles.edits
      + ModuleMentions(in: tree, hasModule: configuration.hasModule).edits
    let collector = DeclarationCollector(tree: tree, path: path, file: index, configuration: configuration)
    removals = isShown ? [] : collector.previewRemovals
    self.isShown = isShown
    moves = OverrideMoves(in: tree, path: path)
    overrides = WrittenOverrides(in: tree)
    declarations = collector.declarations
    extensions = collector.extensions
    previews = isShown ? collector.previews : []
    writtenMethods = collector.writtenMethods
    hasInterfaces = configuration.hasInterfaces
    descriptions = DescriptionReader(tree: tree, path: path, configuration: configuration).classes
    interfaceMembers =
      configuration.hasInterfaces
      ? InterfaceReader(tree: tree, configuration: configuration).members : []
  }

  /// The text to compile: what only iOS knows rewritten, every line where it was, registrations at the end.
  ///
  /// - Parameters:
  ///   - registrations: What is shown though no preview says so.
  ///   - overriding: What changes so that methods override others.
  ///   - conformances: Lines by which types of the file say which methods they write.
  ///   - interfaces: Code through which interface files reach the classes of the file.
  ///   - sources: Code that tells where the classes of the file describe what people meet.
  /// - Returns: The text.
  func copy(
    registering registrations: [Registration], overriding: ExtensionOverrides.Change? = nil,
    conformances: [String] = [], interfaces: String = "", sources: String = ""
  ) -> [UInt8] {
    let edits = moves.edits(words + (overriding?.edits ?? []), in: bytes).outside(of: removals)
    var result = edits.applied(to: bytes)
    result += (overriding?.text ?? "").utf8
    if !conformances.isEmpty { result += "\n".utf8 }
    for line in conformances { result += "\(line)\n".utf8 }
    for (number, registration) in registrations.enumerated() {
      result += registration.text(number: number, path: path).utf8
    }
    result += interfaces.utf8
    result += sources.utf8
    return result
  }
}
