package import AccessibilityModel
package import Typography

/// A text as it stands on the screen.
package struct DrawnText: Hashable, Sendable {
  /// A stretch of it that is drawn in one way.
  package struct Run: Hashable, Sendable {
    /// The words and their font.
    package var text: TextRun
    /// What the letters are drawn with.
    package var paint: Paint
    /// True where a line runs below the words.
    package var isUnderlined: Bool
    /// True where a line runs through the words.
    package var isStruckThrough: Bool
    /// The background behind the words; `nil` for none.
    package var background: PaintColor?

    /// Makes a stretch.
    package init(
      _ text: TextRun, paint: Paint, isUnderlined: Bool = false, isStruckThrough: Bool = false,
      background: PaintColor? = nil
    ) {
      self.text = text
      self.paint = paint
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.background = background
    }
  }

  /// On which side lines that are shorter than the space stand.
  package enum Alignment: Hashable, Sendable {
    /// On the left, in the middle, on the right.
    case left, center, right
    /// Stretched from side to side.
    case justified
  }

  /// The stretches, in order.
  package var runs: [Run]
  /// The space it was given; lines break at its width and begin at its top.
  package var rect: Rect
  /// The most lines that are shown; `nil` for all.
  package var lineLimit: Int?
  /// Space added between two lines, in points.
  package var lineSpacing: Double
  /// On which side lines stand.
  package var alignment: Alignment
  /// True where lines run from right to left.
  package var isRightToLeft: Bool
  /// The style whose size it follows; `nil` for letters of a fixed size.
  package var style: TextStyle?

  /// Who chose how it looks.
  package var chooser = DrawChooser.app

  /// Makes a text.
  package init(
    _ runs: [Run], in rect: Rect, lineLimit: Int? = nil, lineSpacing: Double = 0,
    alignment: Alignment = .left, isRightToLeft: Bool = false, style: TextStyle? = nil
  ) {
    self.runs = runs
    self.rect = rect
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.style = style
  }

  /// All words.
  package var string: String { runs.map(\.text.text).joined() }
}
