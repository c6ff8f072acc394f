import Foundation

/// Whatever takes part in deciding the size of what it holds: view controllers and what presents them.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would best have.
  var preferredContentSize: CGSize { get }
  /// Takes in that a container inside would best have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a container inside gets.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides over the edge.
  case slide = 2
}

extension UIViewController {
  /// Asks for the look of the status bar anew.
  public func setNeedsStatusBarAppearanceUpdate() { setNeedsDescription() }
  /// Asks anew whether the line at the bottom edge fades.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsDescription() }
  /// Asks anew at which edges the app's gestures go first.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { setNeedsDescription() }
  /// Asks anew in which positions of the device it is shown.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIDevice.current.leaveForbiddenOrientation()
  }
  /// Asks anew whether the pointer may be held fast.
  public func setNeedsUpdateOfPrefersPointerLocked() { setNeedsDescription() }
  /// Turns the device where the screen in front does not allow how it lies.
  public static func attemptRotationToDeviceOrientation() { UIDevice.current.leaveForbiddenOrientation() }

  /// Asks for what follows from observed values to be set before the next layout.
  public func setNeedsUpdateProperties() {
    needsProperties = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The nearest controller of columns around it.
  public var splitViewController: UISplitViewController? { container() }

  /// The presentation controller it is shown by, while it is presented.
  public var activePresentationController: UIPresentationController? { presentation.controller }

  /// What runs together with the change to or from the screen; `nil` while it rests.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard appearance == .appearing || appearance == .leaving else { return nil }
    return TransitionCoordinator.running()
  }

  /// What bars cover at the top of the view.
  public var topLayoutGuide: any UILayoutSupport { view.barGuide(.topBars) }
  /// What bars cover at the bottom of the view.
  public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottomBars) }
}
