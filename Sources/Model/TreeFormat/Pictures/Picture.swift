import AccessibilityModel

/// A picture of what an app shows, and what was found in it.
public struct Picture: Hashable, Sendable {
  /// A part of a picture, in pixels from its top left corner.
  public struct Part: Hashable, Sendable {
    /// Pixels to its left.
    public var x: Int
    /// Pixels above it.
    public var y: Int
    /// Pixels from side to side; 0 for no part at all.
    public var width: Int
    /// Pixels from top to bottom; 0 for no part at all.
    public var height: Int

    /// Makes a part.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// True where it has no pixel.
    public var isEmpty: Bool { width < 1 || height < 1 }
  }

  /// The bytes of a PNG file; none for a part without pixels.
  public var png: [UInt8]
  /// Pixels from side to side.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int
  /// What is wrong with what is seen, as far as it was looked for.
  public var findings: [PictureFinding]
  /// What the app knows it by, to tell what is otherwise in the next; 0 for a picture that it does not keep.
  public var number: Int
  /// What of it is in the file: all that is otherwise than in the picture before; `nil` for all of it.
  public var part: Part?

  /// Makes a picture.
  public init(
    png: [UInt8], width: Int, height: Int, findings: [PictureFinding] = [], number: Int = 0,
    part: Part? = nil
  ) {
    self.png = png
    self.width = width
    self.height = height
    self.findings = findings
    self.number = number
    self.part = part
  }
}
