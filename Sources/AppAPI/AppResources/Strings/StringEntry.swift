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
package enum StringSegment: Hashable, Sendable {
  /// Words as they are.
  case text(String)
  /// The value at a position, from 0, and how it is written.
  case argument(Int, specifier: String)
}

extension StringSegment {
  /// The position of its value, from 0; `nil` for words.
  fileprivate var position: Int? { if case .argument(let position, _) = self { position } else { nil } }
}

extension FormatSegment {
  /// True for a place of words that a catalog chooses.
  fileprivate var isVariable: Bool { if case .variable = self { true } else { false } }
}

extension StringEntry {
  /// How deep words may stand inside words.
  private static let depthLimit = 8

  /// The text for a choice as it stands in the file, with the places of its values.
  package func text(for choice: StringChoice) -> String? { variant.text(for: choice, argument: nil) }

  /// The text for a choice, cut at its values.
  ///
  /// - Returns: `nil` where the catalog has no text for the case.
  package func segments(for choice: StringChoice) -> [StringSegment]? {
    variant.text(for: choice, argument: nil).map { text in
      var next = 0
      return segments(of: text, choice, about: nil, next: &next, depth: 0)
    }
  }

  /// True where a number decides some of its words.
  private var agreesWithNumbers: Bool { !substitutions.isEmpty || variant.agreesWithNumbers }

  /// The text with a printf place for each value, its words agreeing with no number yet.
  ///
  /// Formats of the system know nothing of words that the catalog chooses, and would take their places for those
  /// of objects.
  /// - Returns: `nil` where no number decides anything, or the catalog has no text for the case.
  package func format(for choice: StringChoice) -> String? {
    guard agreesWithNumbers, let segments = segments(for: choice) else { return nil }
    return Self.format(of: segments)
  }

  /// A printf format without the places of words that no catalog chooses for it.
  package static func formatWithoutWords(_ format: String) -> String {
    guard format.contains("%") else { return format }
    let segments = FormatSegment.parse(format)
    guard segments.contains(where: \.isVariable) else { return format }
    return StringEntry(format).segments(for: StringChoice()).map(Self.format) ?? format
  }

  private static func format(of segments: [StringSegment]) -> String {
    let positions = segments.compactMap(\.position)
    let isInOrder = positions == Array(positions.indices)
    return segments.map { segment in
      switch segment {
      case .text(let words): words.replacing("%", with: "%%")
      case .argument(let position, let specifier):
        isInOrder ? specifier : "%\(position + 1)$\(specifier.dropFirst())"
      }
    }.joined()
  }

  private func segments(
    of text: String, _ choice: StringChoice, about argument: Int?, next: inout Int, depth: Int
  ) -> [StringSegment] {
    var segments: [StringSegment] = []
    func position(_ named: Int?) -> Int {
      if let position = named ?? argument { return position }
      defer { next += 1 }
      return next
    }
    for segment in FormatSegment.parse(text) {
      switch segment {
      case .text(let words): segments.append(.text(words))
      case .argument(let named, let specifier):
        segments.append(.argument(position(named), specifier: specifier))
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
        segments += self.segments(of: words, choice, about: about, next: &next, depth: depth + 1)
      }
    }
    return segments
  }
}
