/// A shadow that a style throws; nothing is heard of it.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// A shadow behind what is drawn; lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow within what is drawn; lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

extension ShapeStyle {
  /// The style with a shadow; nothing is heard of it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of what is around with a shadow; nothing is heard of it.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
