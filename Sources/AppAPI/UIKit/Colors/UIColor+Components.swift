import Foundation

extension UIColor {
  /// True where the components depend on the appearance.
  package var isDynamic: Bool {
    if case .dynamic = storage { true } else { false }
  }

  /// The components in an appearance.
  package func components(in traits: UITraitCollection) -> ColorComponents {
    switch storage {
    case .fixed(let components): components
    case .dynamic(let provider): provider(traits).components(in: traits)
    }
  }

  private var components: ColorComponents { components(in: .current) }

  /// Returns the colour as it is in an appearance; it no longer changes.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = storage else { return self }
    return UIColor(components(in: traitCollection))
  }

  /// Returns the colour with another opacity; a dynamic one stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(var components):
      components.alpha = alpha
      return UIColor(components)
    case .dynamic:
      let original = self
      return UIColor { traits in original.resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  /// Writes red, green, blue and opacity in the current appearance; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity in the current appearance; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the grey and the opacity in the current appearance; returns false for what is no grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    let components = components
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }
}
