/// A line of a text that is read page by page.
///
/// - Source: Behaviour 1.13
public struct TextLine: Hashable, Sendable {
  /// Its words.
  public var text: SpokenText
  /// Rectangle on the screen, in points.
  public var frame: Rect

  /// Makes a line.
  public init(_ text: SpokenText, frame: Rect = .zero) {
    self.text = text
    self.frame = frame
  }
}
