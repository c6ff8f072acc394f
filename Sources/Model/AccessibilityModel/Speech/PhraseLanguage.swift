extension Dictionary where Key == String {
  /// The entry that serves somebody who asks for a language; `nil` where none does.
  ///
  /// A region falls back to its language, Chinese to the script that the region reads, and Norwegian without its form,
  /// and the form there are no words of, to the other form.
  /// - Parameter tag: BCP 47 tag.
  package subscript(phrasesOf tag: String) -> Value? {
    if let exact = self[tag] { return exact }
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "zh": return self[parts.dropFirst().contains(where: traditional.contains) ? "zh-Hant" : "zh-Hans"]
    case "no", "nn": return self["nb"]
    case let primary?: return self[primary]
    case nil: return nil
    }
  }
}

/// The script, and the regions that read it where the tag names none.
private let traditional: Set = ["Hant", "TW", "HK", "MO"]
