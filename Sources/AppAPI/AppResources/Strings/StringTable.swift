/// All texts of one table, from every file that holds a part of it.
struct StringTable {
  /// The texts by language and key; those without a language stand under the empty name.
  private var entries: [String: [String: StringEntry]] = [:]
  /// The languages that are read where a person's own has no text, in their order.
  private var fallbacks: [String] = []

  /// Reads the files of a table; earlier ones go before later ones.
  init(_ files: [StringsLocation]) {
    for file in files {
      switch file.kind {
      case .strings: add(StringsFile.entries(at: file.path), file.language, over: false)
      case .plurals: add(StringsFile.pluralEntries(at: file.path), file.language, over: true)
      case .catalog:
        guard let catalog = StringCatalogFile(at: file.path) else { continue }
        for (language, texts) in catalog.entries { add(texts, language, over: false) }
        fallbacks.append(LanguageTag.normalized(catalog.sourceLanguage))
      }
    }
    fallbacks += ["", "Base", "en"]
  }

  private mutating func add(_ texts: [String: StringEntry], _ language: String, over: Bool) {
    entries[language, default: [:]].merge(texts) { over ? $1 : $0 }
  }

  /// The entry of a key, in the language that comes nearest to the wanted one.
  ///
  /// - Returns: The entry and its language; `nil` where no language has the key.
  func entry(_ key: String, in wanted: String) -> (StringEntry, language: String)? {
    let near = LanguageTag.matching(wanted, among: entries.keys)
    for language in near + fallbacks {
      guard let entry = entries[language]?[key] else { continue }
      return (entry, language.isEmpty || language == "Base" ? wanted : language)
    }
    return nil
  }
}

/// A file that holds texts of one table.
struct StringsLocation: Hashable {
  /// How the file is to be read.
  enum Kind: Hashable {
    /// Texts, texts with plural forms, or texts of all languages.
    case strings, plurals, catalog
  }

  let path: String
  let kind: Kind
  /// The normalised tag of its language; empty where it is for all, `Base` where it is the app's own.
  let language: String
}
