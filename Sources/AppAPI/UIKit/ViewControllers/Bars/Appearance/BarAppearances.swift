import Foundation

/// Looks that are set for states and heights of bars, and that no bar keeps: nothing of them is heard.
extension UINavigationBar {
  /// Sets the picture on the background.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    standardAppearance.backgroundImage = backgroundImage
  }

  /// Sets the picture on the background of a bar somewhere.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { standardAppearance.backgroundImage = backgroundImage }

  /// The picture on the background.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { standardAppearance.backgroundImage }

  /// Moves the title from its place.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    standardAppearance.titlePositionAdjustment.vertical = adjustment
  }
}

extension UIToolbar {
  /// Sets the picture on the background.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { standardAppearance.backgroundImage = backgroundImage }

  /// Sets the picture of the line at the edge.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    standardAppearance.shadowImage = shadowImage
  }
}

extension UIBarItem {
  /// Says how the words look in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleStyles[state.rawValue] = attributes }

  /// How the words look in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleStyles[state.rawValue]
  }
}

extension UIBarButtonItem {
  /// Sets the picture behind the words.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { setTitleTextAttributes(titleTextAttributes(for: state), for: state) }

  /// Moves the words from their place.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
  }

  /// Moves the words of a button back from their place; an app that moves them away does not hide them from
  /// people who listen.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
  }

  /// Sets the picture behind the words of a button back.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { setTitleTextAttributes(titleTextAttributes(for: state), for: state) }
}

extension UINavigationController {
  /// What changes from one screen to another in a stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// One comes on top.
    case push = 1
    /// The one on top leaves.
    case pop = 2
  }

  /// Names how long a bar takes to come and go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
}
