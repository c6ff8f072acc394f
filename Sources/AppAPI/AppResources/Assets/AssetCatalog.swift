import Foundation

/// The pictures and colours of asset catalogs, by their names.
struct AssetCatalog {
  private(set) var images: [String: ImageAsset] = [:]
  private(set) var colors: [String: ColorAsset] = [:]
  /// The names of colour sets whose first one holds no colour.
  private(set) var emptyColors: Set<String> = []

  /// Reads catalogs; earlier ones go before later ones.
  init(at paths: [String]) {
    for path in paths { read(path, namespace: "") }
  }

  private mutating func read(_ folder: String, namespace: String) {
    for name in FolderContents.names(in: folder) where !name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let (base, ending) = Self.parts(of: name)
      switch ending {
      case "imageset", "symbolset":
        let key = namespace + base
        if images[key] == nil { images[key] = ImageAsset(named: key, setAt: path) }
      case "colorset":
        let key = namespace + base
        guard colors[key] == nil else { continue }
        colors[key] = ColorAsset(setAt: path)
        if colors[key] == nil { emptyColors.insert(key) }
      case "", "spriteatlas":
        let isNamespace = Self.contents(of: path)?.isNamespace == true
        read(path, namespace: isNamespace ? "\(namespace)\(base)/" : namespace)
      default: break
      }
    }
  }

  private static func parts(of name: String) -> (base: String, ending: String) {
    guard let dot = name.lastIndex(of: ".") else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// What `Contents.json` says of a folder.
  static func contents(of folder: String) -> AssetContents? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return AssetContents(object: object)
  }
}

/// What a folder of an asset catalog says of itself.
struct AssetContents {
  let object: [String: Any]

  private var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }
  /// True where names inside begin with the name of the folder.
  var isNamespace: Bool { properties["provides-namespace"] as? Bool == true }
  /// True where a picture is a shape in the colour of text.
  var isTemplate: Bool { properties["template-rendering-intent"] as? String == "template" }
  /// True where a picture may be drawn in any size without loss.
  var keepsVectors: Bool { properties["preserves-vector-representation"] as? Bool == true }

  /// The entries of a kind of content.
  func entries(_ kind: String) -> [[String: Any]] { object[kind] as? [[String: Any]] ?? [] }
}
