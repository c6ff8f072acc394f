import Foundation

/// What lies in folders, by name; nothing of it is read yet.
struct FolderContents {
  /// The files of each table of texts.
  private(set) var tables: [String: [StringsLocation]] = [:]
  /// The paths of asset catalogs.
  private(set) var catalogs: [String] = []
  /// Single picture files, by their names with and without ending.
  private(set) var pictures: [String: ImageAsset] = [:]

  /// Looks into folders; one that is not there counts as empty.
  init(of folders: [String]) {
    for folder in folders {
      add(folder)
      add("\(folder)/Resources")
    }
  }

  private mutating func add(_ folder: String) {
    for name in Self.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".lproj") {
        let language = String(name.dropLast(".lproj".count))
        let tag = language == "Base" ? language : LanguageTag.normalized(language)
        for file in Self.names(in: path) { addTexts(file, at: "\(path)/\(file)", tag) }
      } else if name.hasSuffix(".xcassets") {
        catalogs.append(path)
      } else {
        addTexts(name, at: path, "")
        addPicture(name, at: path)
      }
    }
  }

  private mutating func addTexts(_ name: String, at path: String, _ language: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let kind: StringsLocation.Kind
    switch name[dot...] {
    case ".strings": kind = .strings
    case ".stringsdict": kind = .plurals
    case ".xcstrings": kind = .catalog
    default: return
    }
    tables[String(name[..<dot]), default: []].append(
      StringsLocation(path: path, kind: kind, language: language))
  }

  private mutating func addPicture(_ name: String, at path: String) {
    guard let file = ImageAsset.File(name: name, path: path) else { return }
    let bare = file.baseName
    for key in [bare, name] {
      var asset = pictures[key] ?? ImageAsset(name: bare)
      asset.files.append(file)
      pictures[key] = asset
    }
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }
}
