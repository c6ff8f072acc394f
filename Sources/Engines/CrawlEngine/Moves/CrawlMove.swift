import AccessibilityModel

/// Something that a person can do on a screen.
package struct CrawlMove: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: Hashable, Sendable {
    /// Double tap on an element.
    case activate
    /// Choose a custom action, by its name and its place among those of its rotor entry, from 1.
    case perform(String, category: ElementAction.Category, place: Int)
    /// Raise a value.
    case increment
    /// Type text into a field and press return.
    case type(String)
    /// Flick with three fingers to the page after this one.
    case page
    /// Flick with three fingers to the rows below a row, which are made only then.
    case scroll
    /// Leave by the escape gesture.
    case escape
  }

  /// What is done.
  package let kind: Kind
  /// The element that it is done with; `nil` for what concerns the screen.
  package let element: ElementReference?
  /// True where the element is one of many that are alike: a row of a list, or a link among links.
  package let isRow: Bool

  /// Describes a move.
  package init(_ kind: Kind, element: ElementReference? = nil, isRow: Bool = false) {
    self.kind = kind
    self.element = element
    self.isRow = isRow
  }

  /// What is done, in words.
  package var words: String {
    let name = element?.name ?? ""
    switch kind {
    case .activate: return "activate \(name)"
    case .perform(let action, _, _): return "\"\(action)\" of \(name)"
    case .increment: return "raise \(name)"
    case .type(let text): return "type \"\(text)\" into \(name)"
    case .page: return "turn the page"
    case .scroll: return "scroll on from \(name)"
    case .escape: return "escape"
    }
  }

  /// By what it is known again on the same screen, whatever else came or went there meanwhile.
  ///
  /// How many others bear the name counts nowhere, and of rows neither do numbers.
  package var gist: String {
    let name = element.map { $0.label.isEmpty ? $0.identifier ?? $0.placeholder : $0.label } ?? ""
    let place = name.isEmpty ? element.map { "\($0.point)" } ?? "" : ""
    let what =
      switch kind {
      case .activate: "activate"
      case .perform(let action, _, _): "perform \(action)"
      case .increment: "increment"
      case .type: "type"
      case .page: "page"
      case .scroll: "scroll"
      case .escape: "escape"
      }
    return "\(what) \(isRow ? name.withoutNumbers : name)\(place)"
  }

  /// Words of the row that are data on screens behind it.
  package var data: [String] {
    guard isRow, let label = element?.label, !label.isEmpty else { return [] }
    var parts: [String] = [label]
    var part = ""
    for character in label {
      if character == "," || character.isNewline {
        parts.append(part)
        part = ""
      } else if part.isEmpty, character.isWhitespace {
        continue
      } else {
        part.append(character)
      }
    }
    if !part.isEmpty, part != label { parts.append(part) }
    return parts.filter { $0.count > 1 }
  }
}

/// Moves of which one tells about the others, as far as they lead to one screen.
package struct MoveGroup: Hashable, Sendable {
  /// The moves in the order in which they are tried.
  package var moves: [CrawlMove]
  /// After how many moves in a row with one outcome the others are taken to have it too; `nil` where all are tried.
  package var sample: Int?

  /// Makes a group.
  package init(moves: [CrawlMove], sample: Int? = nil) {
    self.moves = moves
    self.sample = sample
  }

  /// True for what brings further rows of a list, which is wanted only where its rows are not alike.
  package var scrolls: Bool { moves.first?.kind == .scroll }
}
