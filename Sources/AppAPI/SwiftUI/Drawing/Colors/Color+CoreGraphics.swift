import UIKit

extension Color {
  /// Takes over a colour of the kind that layers take.
  public init(cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }

  /// Takes over a colour of the kind that layers take.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour as layers take it; `nil` for one that depends on the appearance.
  public var cgColor: CGColor? {
    let color = uiColor
    return color.isDynamic ? nil : color.cgColor
  }
}

extension UIColor {
  /// Takes over a colour of the SwiftUI kind, which goes on following the appearance if it does.
  public convenience init(_ color: Color) {
    let color = color.uiColor
    if color.isDynamic {
      self.init { color.resolvedColor(with: $0) }
    } else {
      self.init(cgColor: color.cgColor)
    }
  }
}
