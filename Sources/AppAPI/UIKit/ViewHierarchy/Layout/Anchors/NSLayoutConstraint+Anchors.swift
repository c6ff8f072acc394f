import Foundation

extension NSLayoutConstraint {
  /// The anchor of the first side.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute)
  }

  /// The anchor of the second side, where there is one.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
