package import AccessibilityModel
package import Typography

/// A picture as it stands on the screen.
package struct DrawnImage: Hashable, Sendable {
  /// Where a picture comes from.
  package enum Source: Hashable, Sendable {
    /// A symbol of the system, by its name.
    case symbol(String, FontWeight)
    /// A file, by its path on this machine.
    case file(String)
    /// The bytes of a picture file.
    case data([UInt8])
    /// A picture whose file is not at hand, by its name.
    case missing(String)
  }

  /// How a picture fills a space of another shape.
  package enum Fitting: Hashable, Sendable {
    /// Stretched to it.
    case fill
    /// As large as fits, all of it seen.
    case aspectFit
    /// As small as covers it, the rest cut off.
    case aspectFill
    /// In its own size, in the middle.
    case center
    /// In its own size, over and over.
    case tile
  }

  /// Where it comes from.
  package var source: Source
  /// The space it was given.
  package var rect: Rect
  /// How it fills the space.
  package var fitting: Fitting
  /// The colour it is drawn in as a shape; `nil` for its own colours.
  package var tint: Paint?

  /// Who chose how it looks.
  package var chooser = DrawChooser.app

  /// Makes a picture.
  package init(_ source: Source, in rect: Rect, fitting: Fitting = .fill, tint: Paint? = nil) {
    self.source = source
    self.rect = rect
    self.fitting = fitting
    self.tint = tint
  }
}
