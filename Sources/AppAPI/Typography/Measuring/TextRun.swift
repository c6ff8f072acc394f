/// A stretch of text set in one font.
public struct TextRun: Hashable, Sendable {
  /// The words.
  public var text: String
  /// The font they are set in.
  public var font: FontDescription

  /// Makes a stretch.
  public init(_ text: String, font: FontDescription) {
    self.text = text
    self.font = font
  }
}
