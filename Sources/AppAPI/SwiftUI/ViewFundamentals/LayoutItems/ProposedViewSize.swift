/// The size that a container offers; `nil` asks for the view's ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// Offered width, in points.
  public var width: CGFloat?
  /// Offered height, in points.
  public var height: CGFloat?

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Offers nothing, which a view answers with its smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Offers everything, which a view answers with its largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offer with a size in the place of what is unspecified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
