import Foundation

/// A family of fonts that comes with the system.
struct FontFamily: Sendable {
  /// One font of a family.
  struct Face: Sendable {
    /// The name by which an app asks for it.
    let fontName: String
    /// What sets it apart from others of the family.
    let name: String
    /// Bold, slanted and the like.
    let traits: UIFontDescriptor.SymbolicTraits
  }

  /// What it is called.
  let name: String
  /// Its fonts, the plain one first.
  let faces: [Face]

  /// All of them, in the order of their names.
  static let all: [FontFamily] = GeneratedFonts.families.split(separator: "\n").compactMap(FontFamily.init)

  private static let names: [String: String] = Dictionary(
    all.flatMap { family in family.faces.map { ($0.fontName, family.name) } },
    uniquingKeysWith: { first, _ in first })

  /// The family of a font; `nil` for a font that does not come with the system.
  static func name(ofFamilyWith fontName: String) -> String? { names[fontName] }

  /// Reads a line of the table.
  private init?(_ line: Substring) {
    let parts = line.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let isMonospaced = parts[0].hasSuffix("*")
    name = String(isMonospaced ? parts[0].dropLast() : parts[0])
    faces = parts[1].split(separator: ", ").compactMap { entry in
      let names = entry.split(separator: "=")
      guard names.count == 2 else { return nil }
      var traits = Self.traits(of: names[1].lowercased())
      if isMonospaced { traits.insert(.traitMonoSpace) }
      return Face(fontName: String(names[0]), name: String(names[1]), traits: traits)
    }
  }

  private static func traits(of face: String) -> UIFontDescriptor.SymbolicTraits {
    let marks: [(words: [String], trait: UIFontDescriptor.SymbolicTraits)] = [
      (["italic", "oblique"], .traitItalic), (["bold", "heavy", "black"], .traitBold),
      (["condensed"], .traitCondensed),
    ]
    return marks.reduce(into: []) { traits, mark in
      if mark.words.contains(where: face.contains) { traits.insert(mark.trait) }
    }
  }
}

extension UIFont {
  /// The families that come with the system; what else is installed is found by its name.
  public static var familyNames: [String] { FontFamily.all.map(\.name) }

  /// The fonts of a family, by the names that they are asked for by.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.all.first { $0.name == familyName }?.faces.map(\.fontName) ?? []
  }
}
