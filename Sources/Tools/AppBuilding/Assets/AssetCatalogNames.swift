import Foundation

/// The pictures and colours of asset catalogs, by the names that code can be generated from.
struct AssetCatalogNames {
  /// A picture or a colour.
  struct Asset: Hashable {
    /// The kinds of assets that code has names for.
    enum Kind: String {
      case image = "ImageResource"
      case color = "ColorResource"
    }

    let kind: Kind
    /// The name in the catalog, with the folders that are a part of it.
    let name: String
    /// The folders that are a part of the name.
    let folders: [String]
    /// The name without folders.
    let base: String
  }

  private(set) var assets: [Asset] = []

  /// Reads the catalogs that lie in folders.
  ///
  /// - Complexity: O(files in the catalogs).
  init(in folders: [String]) {
    for folder in folders {
      for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
        read("\(folder)/\(name)", [], depth: 0)
      }
    }
  }

  /// How many folders may lie in one another; a link can lead to one above it.
  private static let deepest = 16
  /// How many pictures and colours have names.
  private static let most = 20_000

  private mutating func read(_ folder: String, _ spaces: [String], depth: Int) {
    // The catalogs of a project are links in the folder of its bundle.
    guard depth < Self.deepest, assets.count < Self.most, depth == 0 || !Self.isLink(folder) else { return }
    for name in Self.names(in: folder) where !name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "symbolset": add(.image, base, spaces)
      case "colorset": add(.color, base, spaces)
      case "", "spriteatlas": read(path, spaces + (Self.isNamespace(path) ? [base] : []), depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func add(_ kind: Asset.Kind, _ base: String, _ spaces: [String]) {
    let name = (spaces + [base]).joined(separator: "/")
    assets.append(Asset(kind: kind, name: name, folders: spaces, base: base))
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// True where names inside a folder begin with the name of the folder.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let data = try? BoundedFile.data("\(folder)/Contents.json", limit: 1 << 20),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }
}
