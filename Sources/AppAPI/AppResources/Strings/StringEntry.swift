/// What a catalog has under one key in one language.
package struct StringEntry: Hashable, Sendable {
  /// Words that stand inside a text and are chosen by a value of their own.
  struct Substitution: Hashable, Sendable {
    /// The value's position, from 0; the next one where the catalog does not name it.
    var argument: Int?
    var variant: StringVariant
  }

  var variant: StringVariant
  var substitutions: [String: Substitution] = [:]

  /// Makes an entry of one text.
  package init(_ text: String) {
    variant = .text(text)
  }

  init(_ variant: StringVariant, substitutions: [String: Substitution] = [:]) {
    self.variant = variant
    self.substitutions = substitutions
  }
}

/// A part of a text that is ready to be shown: words, or the place of one of its values.
package enum StringPiece: Hashable, Sendable {
  /// Words as they are.
  case text(String)
  /// The value at a position, from 0, and how it is written.
  case argument(Int, specifier: String)
}

extension StringEntry {
  /// How deep words may stand inside words.
  private static let depthLimit = 8

  /// The text for a choice as it stands in the file, with the places of its values.
  package func text(for choice: StringChoice) -> String? { variant.text(for: choice, argument: nil) }

  /// The text for a choice, cut at its values.
  ///
  /// - Returns: `nil` where the catalog has no text for the case.
  package func pieces(for choice: StringChoice) -> [StringPiece]? {
    variant.text(for: choice, argument: nil).map { text in
      var next = 0
      return pieces(of: text, choice, about: nil, next: &next, depth: 0)
    }
  }

  private func pieces(
    of text: String, _ choice: StringChoice, about argument: Int?, next: inout Int, depth: Int
  ) -> [StringPiece] {
    var pieces: [StringPiece] = []
    func position(_ named: Int?) -> Int {
      if let position = named ?? argument { return position }
      defer { next += 1 }
      return next
    }
    for piece in FormatPiece.parse(text) {
      switch piece {
      case .text(let words): pieces.append(.text(words))
      case .argument(let named, let specifier):
        pieces.append(.argument(position(named), specifier: specifier))
      case .variable(let named, let name):
        guard let substitution = substitutions[name], depth < Self.depthLimit else { continue }
        let about: Int
        if let named = substitution.argument ?? named {
          about = named
        } else {
          about = next
          next += 1
        }
        guard let words = substitution.variant.text(for: choice, argument: about) else { continue }
        pieces += self.pieces(of: words, choice, about: about, next: &next, depth: depth + 1)
      }
    }
    return pieces
  }
}
