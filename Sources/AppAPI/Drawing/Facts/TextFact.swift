package import AccessibilityModel
package import Typography

/// What is known about a text on a picture.
package struct TextFact: Hashable, Sendable {
  /// What keeps a part of the words from being seen.
  package enum Cut: String, Hashable, Sendable {
    /// The space that the text was given is too small.
    case availableSpace
    /// Something around it shows only a part of what lies in it.
    case clip
    /// It reaches beyond the edge of the screen.
    case screen
  }

  /// All its words, also those that are not seen.
  package var words: String
  /// What it is drawn for; `nil` where that is not known.
  package var subject: DrawSubject?
  /// Where its lines stand on the screen.
  package var frame: Rect
  /// True where lines are left out and the last one ends in an ellipsis.
  package var isTruncated: Bool
  /// What cuts off a part of it; `nil` where all its lines are seen.
  package var cut: Cut?
  /// True where only the upper or lower edge of something tall cuts it, which scrolling undoes.
  package var isScrolledAway: Bool
  /// The height of its largest letters, in points of the screen.
  package var fontSize: Double
  /// The style whose size it follows; `nil` for letters of a fixed size.
  package var style: TextStyle?
  /// How its colour stands out from what lies beneath, from 1 to 21; `nil` where it could not be told.
  package var contrast: Contrast?
  /// Who chose how it looks.
  package var chooser = DrawChooser.app

  /// True where its letters have the same size whatever text size a person chose.
  package var isFixedSize: Bool { style == nil }
  /// True where a person misses some of the words.
  package var isCut: Bool { isTruncated || (cut != nil && !isScrolledAway) }
}

/// What is known about a symbol on a picture.
package struct SymbolFact: Hashable, Sendable {
  /// The system's name of it.
  package var name: String
  /// What it is drawn for; `nil` where that is not known.
  package var subject: DrawSubject?
  /// Where it stands on the screen.
  package var frame: Rect
  /// How its colour stands out from what lies beneath; `nil` where it could not be told.
  package var contrast: Contrast?
  /// Who chose how it looks.
  package var chooser = DrawChooser.app
}
