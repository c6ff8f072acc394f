import Foundation

extension UIViewController {
  /// What the app has to move this controller in above another one; `nil` where the system does.
  ///
  /// - Parameters:
  ///   - layer: The view in which both are seen.
  ///   - source: The controller that was asked to present.
  /// - Returns: The movement, not yet begun.
  func movementIn(on layer: PresentationLayer, source: UIViewController) -> TransitionContext? {
    guard let presenter = presentation.presenting, let controller = presentation.controller,
      let delegate = transitioningDelegate,
      let animator = delegate.animationController(forPresented: self, presenting: presenter, source: source)
    else { return nil }
    let replaces = controller.shouldRemovePresentersView
    let scenery = TransitionContext.Scenery(
      from: presenter, to: self, fromView: replaces ? presenter.viewIfLoaded : nil,
      toView: controller.presentedView, finalFrame: controller.frameOfPresentedViewInContainerView,
      style: modalPresentationStyle)
    return TransitionContext(
      in: layer, scenery, animator: animator,
      ledBy: delegate.interactionControllerForPresentation(using: animator))
  }

  /// What the app has to move this controller away; `nil` where the system does.
  func movementAway() -> TransitionContext? {
    guard let presenter = presentation.presenting, let controller = presentation.controller,
      let layer = presentation.layer, let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    let replaced = controller.shouldRemovePresentersView
    let scenery = TransitionContext.Scenery(
      from: self, to: presenter, fromView: controller.presentedView,
      toView: replaced ? presenter.viewIfLoaded : nil, finalFrame: presenter.viewIfLoaded?.frame ?? .zero,
      style: modalPresentationStyle)
    return TransitionContext(
      in: layer, scenery, animator: animator,
      ledBy: delegate.interactionControllerForDismissal(using: animator))
  }

  /// Puts the controller back where it was, since the movement away was given up.
  ///
  /// - Parameters:
  ///   - saved: How it was presented.
  ///   - holder: Where it was seen.
  func stay(as saved: PresentationState, in holder: UIView?) {
    guard let presenter = saved.presenting, let layer = saved.layer, let holder, holder.window != nil,
      presenter.presentation.presented == nil, presentation.presenting == nil
    else { return }
    presentation = saved
    presenter.presentation.presented = self
    let replaces = saved.controller?.shouldRemovePresentersView == true
    if replaces { presenter.willDisappear() }
    willAppear()
    if let view = saved.controller?.presentedView, !view.isDescendant(of: layer) { layer.addSubview(view) }
    holder.addSubview(layer)
    isAppearing()
    holder.layoutIfNeeded()
    if replaces {
      presenter.viewIfLoaded?.isHidden = true
      presenter.didDisappear()
    }
    didAppear()
    announceArrival()
  }
}
