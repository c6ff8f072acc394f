import Foundation

/// Looks that are set for heights of bars; bars of all heights look alike.
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
    setNeedsLayout()
  }

  /// How far the title is moved down from its place, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    standardAppearance.titlePositionAdjustment.vertical
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
  /// Sets how its words look; those for no state stand for those that are not set.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleStyles[state.rawValue] = attributes
    contentDidChange()
  }

  /// How its words look.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleStyles[state.rawValue]
  }

  /// How its words look now: as it says for the state, as it says for none, as its bar says.
  func shownTitleAttributes(
    _ state: UIControl.State, bar: [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] {
    let own = (titleStyles[UIControl.State.normal.rawValue] ?? [:])
      .merging(titleStyles[state.rawValue] ?? [:]) { $1 }
    return (bar ?? [:]).merging(own) { $1 }
  }
}

extension UIBarButtonItem {
  /// Sets the picture behind its words; bars of all heights have the same.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
    contentDidChange()
  }

  /// The picture behind its words.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets how far its words are moved from their place.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffset = adjustment
    contentDidChange()
  }

  /// How far its words are moved from their place.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffset }

  /// Sets how far the words of a button that goes back are moved from their place.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffset = adjustment
    contentDidChange()
  }

  /// How far the words of a button that goes back are moved from their place.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffset }

  /// Sets the picture behind a button that goes back.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[state.rawValue] = backgroundImage
    contentDidChange()
  }

  /// The picture behind a button that goes back.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backBackgrounds[state.rawValue]
  }
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
