/// A design of the system's font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// The plain one, without serifs.
  case standard
  /// Strokes that end in serifs.
  case serif
  /// Round strokes; measured like the plain one, since no free family matches it.
  case rounded
  /// Letters that are all equally wide.
  case monospaced
}
