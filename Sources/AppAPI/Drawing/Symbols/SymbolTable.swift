/// Which glyph of the font of symbols each of the system's symbols looks like.
enum SymbolTable {
  /// The family of the font.
  static let family = "Material Icons"

  /// Glyphs by the names of symbols.
  static let glyphs: [String: String] = {
    var glyphs: [String: String] = [:]
    for line in (GeneratedShapes.byName["shapes"] ?? "").split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { glyphs[String(parts[0])] = String(parts[1]) }
    }
    return glyphs
  }()
}
