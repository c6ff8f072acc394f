import AccessibilityModel

/// A picture of what an app shows, and what was found in it.
public struct Picture: Hashable, Sendable {
  /// The bytes of a PNG file.
  public var png: [UInt8]
  /// Pixels from side to side.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int
  /// What is wrong with what is seen, as far as it was looked for.
  public var findings: [PictureFinding]

  /// Makes a picture.
  public init(png: [UInt8], width: Int, height: Int, findings: [PictureFinding] = []) {
    self.png = png
    self.width = width
    self.height = height
    self.findings = findings
  }
}
