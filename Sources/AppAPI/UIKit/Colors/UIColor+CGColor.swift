import Foundation

extension UIColor {
  /// The colour as layers take it, as it is in the present appearance.
  public var cgColor: CGColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from one that a layer has.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }
}
