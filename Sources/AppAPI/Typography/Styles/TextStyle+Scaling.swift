extension TextStyle {
  /// How much larger than at the usual size the style is set: the ratio of the leadings, not of the sizes.
  ///
  /// - Source: Behaviour 6.2
  public func scale(in category: TextSizeCategory) -> Double {
    leading(in: category) / leading(in: .large)
  }

  /// A length that grows with the style, rounded to the nearest pixel.
  ///
  ///     TextStyle.body.scaled(17, in: .medium, pixelsPerPoint: 3)   // 16.333…
  ///
  /// - Parameters:
  ///   - length: The length at the usual size, in points.
  ///   - category: The size the person chose.
  ///   - pixelsPerPoint: Pixels of the screen in a point.
  /// - Returns: The length in the category, in points; not rounded where the screen's scale is 0.
  /// - Source: Behaviour 6.2
  public func scaled(_ length: Double, in category: TextSizeCategory, pixelsPerPoint: Double) -> Double {
    let exact = length * scale(in: category)
    guard pixelsPerPoint > 0 else { return exact }
    return (exact * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// The size of a font of the app's own that grows with the style, rounded to whole points.
  ///
  /// - Parameters:
  ///   - size: The size at the usual category, in points.
  ///   - category: The size the person chose.
  ///   - limit: The largest size that is wanted, where there is one.
  /// - Returns: The size in the category, in points.
  /// - Source: Behaviour 6.2
  public func scaledFontSize(
    _ size: Double, in category: TextSizeCategory, limit: Double? = nil
  ) -> Double {
    let grown = (size * scale(in: category)).rounded()
    guard let limit else { return grown }
    return min(grown, limit)
  }
}
