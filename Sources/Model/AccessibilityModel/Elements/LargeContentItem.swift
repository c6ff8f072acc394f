/// What is shown large while a person with large text presses a small control.
///
/// - Source: Behaviour 6.1
public struct LargeContentItem: Hashable, Sendable {
  /// Words shown below the image.
  public var title: String?
  /// Name of the image shown.
  public var image: String?
  /// True where the image keeps its sharpness when enlarged.
  public var scalesImage: Bool

  /// Makes an item; at least a title or an image is needed for anything to be shown.
  public init(title: String? = nil, image: String? = nil, scalesImage: Bool = false) {
    self.title = title
    self.image = image
    self.scalesImage = scalesImage
  }
}
