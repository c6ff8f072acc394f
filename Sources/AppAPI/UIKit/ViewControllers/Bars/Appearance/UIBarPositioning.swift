import Foundation

/// A bar that is at the top or the bottom of a screen, or wherever its delegate says.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is that is about to be shown.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Where a bar of its kind usually is.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UISearchBar: UIBarPositioning {
  /// Where its delegate says that it is.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UINavigationBar: UIBarPositioning {
  /// The upper edge.
  public var barPosition: UIBarPosition { .top }
}

extension UIToolbar: UIBarPositioning {
  /// The lower edge.
  public var barPosition: UIBarPosition { .bottom }
}
