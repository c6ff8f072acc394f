import Foundation

/// A model of Core Data as it lies on disk: its kinds of objects, with their values and relationships.
struct DataModelFile {
  /// A kind of objects.
  struct Entity {
    let attributes: [String: String]
    var values: [[String: String]] = []
    var relationships: [[String: String]] = []

    var name: String { attributes["name"] ?? "" }
    /// The class of the objects, without its module.
    var className: String {
      let written = attributes["representedClassName"] ?? name
      return written.split(separator: ".").last.map(String.init) ?? name
    }
    /// Who writes the class: `class`, `category` or nobody.
    var generation: String { attributes["codeGenerationType"] ?? "" }
  }

  /// The name of the model.
  let name: String
  private(set) var entities: [Entity] = []

  /// Reads the models that lie in folders, each in its present version.
  static func all(in folders: [String]) -> [DataModelFile] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().compactMap { DataModelFile(at: "\(folder)/\($0)") }
    }
  }

  /// Reads a model; `nil` for what is none.
  init?(at path: String) {
    let url = URL(filePath: path)
    guard ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension),
      let file = Self.contents(of: url), let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    read(text)
  }

  private static func contents(of url: URL) -> URL? {
    if url.pathExtension == "xcdatamodel" { return url.appending(path: "contents") }
    let data = try? BoundedFile.data(url.appending(path: ".xccurrentversion").path, limit: 1 << 20)
    let list =
      data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let named = list?["_XCCurrentVersionName"] as? String
    let current = versions.first { $0 == named } ?? versions.last
    return current.map { url.appending(path: $0).appending(path: "contents") }
  }

  private mutating func read(_ text: String) {
    for tag in text.matches(of: /<(entity|attribute|relationship)\s([^<>]*)>/) {
      var attributes: [String: String] = [:]
      for pair in tag.2.matches(of: /([\w:]+)\s*=\s*"([^"]*)"/) {
        attributes[String(pair.1)] = Self.unescaped(pair.2)
      }
      switch tag.1 {
      case "entity": entities.append(Entity(attributes: attributes))
      case "attribute" where !entities.isEmpty: entities[entities.count - 1].values.append(attributes)
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(attributes)
      default: break
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
