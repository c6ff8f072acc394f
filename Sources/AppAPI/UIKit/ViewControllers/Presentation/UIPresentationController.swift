import Foundation

/// Knows how a controller is shown above another one.
///
/// - Source: Behaviour 3.4
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  private weak var beneath: UIViewController?
  private weak var layer: PresentationLayer?

  /// Makes one for a controller and the one beneath it.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    beneath = presentingViewController
    super.init()
  }

  /// The controller beneath.
  open var presentingViewController: UIViewController {
    presentedViewController.presentation.presenting ?? beneath ?? presentedViewController
  }

  /// Who is asked how it may leave, and told that it did.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which it is shown, while it is.
  open var containerView: UIView? { layer }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style on a screen like the present one; `none` for the one that was asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Where the view lies in its container: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True where what is beneath leaves the screen.
  open var shouldRemovePresentersView: Bool { presentationStyle.replaces }
  /// The size it would best have: that of the controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Takes in that the controller would best have another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// The size that the controller gets.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// True where it covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Takes in that it is about to be shown.
  open func presentationTransitionWillBegin() {}
  /// Takes in that it is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Takes in that it is about to leave.
  open func dismissalTransitionWillBegin() {}
  /// Takes in that it left.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Takes in that its container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Takes in that its container was laid out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Inside the module

  /// True where everything beside it is out of reach.
  var isModal: Bool { true }
  /// Views beneath that can be used all the same.
  var reachableViews: [UIView] { [] }
  /// True where a tap beside it takes it away.
  var hasDismissRegion: Bool { false }

  /// What is spoken for what takes it away.
  var dismissalName: String { String(system: .dismissWindow) }

  /// Gives the card's control its place; there is none by default.
  func place(_ grabber: LayerButton, on layer: PresentationLayer, around place: CGRect) {
    grabber.isHidden = true
  }

  /// Takes in that a person wants it to leave; true where something came of it.
  ///
  /// - Source: Behaviour 1.9
  func personLeaves() -> Bool {
    let controller = presentedViewController
    if controller.front !== controller { return false }
    let isHeld =
      controller.isModalInPresentation || !(delegate?.presentationControllerShouldDismiss(self) ?? true)
    if isHeld {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    controller.presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    return true
  }

  /// Makes the view that holds it.
  func makeLayer() -> PresentationLayer {
    let new = PresentationLayer(self)
    layer = new
    return new
  }
}

/// Is asked how something presented may adapt and leave, and told that it did.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a screen like the present one.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style on a screen with some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns true where a person may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Takes in that a person is taking it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Takes in that a person took it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Takes in that a person tried to take it away though that is not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system sees fit.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    .automatic
  }
  /// The style that is answered without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// A person may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Makes what shows a controller in an app's own way.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Makes what shows a controller above another one; the system's own where `nil`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
  /// What moves a controller in that is presented; `nil` for the system.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves a controller away that is dismissed; `nil` for the system.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets a finger lead the movement in; `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets a finger lead the movement away; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
  /// The system.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The system.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
