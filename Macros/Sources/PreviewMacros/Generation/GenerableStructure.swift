import SwiftSyntax

/// What is written into a structure that is read from content.
struct GenerableStructure: GenerableExpansion {
  private let properties: [GenerableProperty]

  /// Reads a structure.
  init(_ structure: StructDeclSyntax) throws {
    properties = try GenerableProperty.all(in: structure)
  }

  /// The properties that content has.
  private var parts: [GenerableProperty] { properties.filter { !$0.isIdentifier } }

  var schema: String {
    let list = parts.map { "  \($0.schema)," }.joined(separator: "\n")
    return "properties: [\n\(list)\n]"
  }

  var content: String {
    // Without parts nothing would change the list.
    let keyword = parts.isEmpty ? "let" : "var"
    let list = "\(keyword) properties: [(String, any FoundationModels.ConvertibleToGeneratedContent)] = []"
    let id = properties.first(where: \.isIdentifier)?.identifier ?? ""
    let made =
      "return \(GenerableNames.content)(properties: properties, \(id)uniquingKeysWith: { _, last in last })"
    return ([list] + parts.map(\.writing) + [made]).joined(separator: "\n")
  }

  var reading: String { properties.map(\.reading).joined(separator: "\n") }

  func partialType(_ access: String) -> String? {
    let hasOwn = properties.contains { $0.name == "id" }
    let own = hasOwn ? [] : ["\(access)var id: \(GenerableNames.identifier)"]
    let made = hasOwn ? [] : ["self.id = content.id ?? \(GenerableNames.identifier)()"]
    let fields = (own + properties.map(\.partialProperty)).joined(separator: "\n")
    let readings = (made + properties.map(\.reading)).joined(separator: "\n")
    let protocols = "Identifiable, FoundationModels.ConvertibleFromGeneratedContent"
    return """
      \(access)nonisolated struct PartiallyGenerated: \(protocols) {
      \(fields)
      \(access)init(_ content: \(GenerableNames.content)) throws {
      \(readings)
      }
      }
      """
  }
}
