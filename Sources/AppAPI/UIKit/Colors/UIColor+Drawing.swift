extension UIColor {
  /// Chooses the colour for filling and for lines.
  public func set() {}

  /// Chooses the colour for filling.
  public func setFill() {}

  /// Chooses the colour for lines.
  public func setStroke() {}
}

extension UIBezierPath {
  /// Fills the outline with the chosen colour.
  public func fill() {}

  /// Draws the outline's line with the chosen colour.
  public func stroke() {}
}
