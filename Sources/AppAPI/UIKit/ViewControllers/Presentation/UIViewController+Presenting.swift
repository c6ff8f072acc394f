import AccessibilityModel
import AppHost
import Foundation

extension UIViewController {
  /// Knows how it is shown, or would be; the same until it left the screen.
  public var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    guard ownParent == nil || presentation.presenting != nil else { return ownParent?.presentationController }
    let made = makePresentationController(source: nil)
    presentation.controller = made
    return made
  }

  /// Knows how its card rests, where it is shown on one.
  public var sheetPresentationController: UISheetPresentationController? {
    if modalPresentationStyle == .popover { return nil }
    return presentationController as? UISheetPresentationController
  }

  /// Knows what its bubble belongs to, where it is shown in one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let own = presentation.controller as? UIPopoverPresentationController { return own }
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }

  private func makePresentationController(source: UIViewController?) -> UIPresentationController {
    let beneath = presentation.presenting
    if let alert = self as? UIAlertController {
      return AlertPresentationController(presentedViewController: alert, presenting: beneath)
    }
    if self is MenuController {
      return MenuPresentationController(presentedViewController: self, presenting: beneath)
    }
    switch modalPresentationStyle {
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: beneath, source: source ?? beneath ?? self)
      return own ?? UIPresentationController(presentedViewController: self, presenting: beneath)
    case .automatic, .pageSheet, .formSheet, .none:
      return UISheetPresentationController(presentedViewController: self, presenting: beneath)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: beneath)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return UIPresentationController(presentedViewController: self, presenting: beneath)
    }
  }

  // MARK: Coming

  /// The controller that shows something above this one: the outermost, or the one that defines the context.
  private func presenter(of other: UIViewController) -> UIViewController {
    guard other.modalPresentationStyle.isInContext else { return outermost }
    var current: UIViewController? = self
    while let next = current, !next.definesPresentationContext { current = next.ownParent }
    return current ?? outermost
  }

  /// Shows a controller above this one, in its style.
  func show(above other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presenter(of: other)
    guard let view = presenter.viewIfLoaded, let window = view.window, let holder = view.superview else {
      return report(.presentedOffScreen(other, from: self))
    }
    guard presenter.presentation.presented == nil else {
      return report(.alreadyPresenting(presenter, other))
    }
    guard other.presentation.presenting == nil, other !== presenter else {
      return report(.presentedTwice(other))
    }
    other.presentation.presenting = presenter
    let controller = other.presentationForScreen(of: presenter, source: self)
    other.presentation.controller = controller
    other.presentation.focusBefore = UIAccessibility.focusedElement(using: nil) as? NSObject
    presenter.presentation.presented = other
    let layer = controller.makeLayer()
    other.presentation.layer = layer
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    let stage = other.modalPresentationStyle.isInContext ? holder : window
    let movement = other.come(on: layer, in: stage, from: self, animated: animated)
    other.announceArrival()
    guard let movement else {
      if let completion { TransitionCoordinator.later(animated: animated) { completion() } }
      return
    }
    movement.whenEnded { [weak other] isComplete in
      controller.presentationTransitionDidEnd(isComplete)
      if isComplete { completion?() } else { other?.takeAway(animated: false, nil) }
    }
  }

  /// Knows how it is shown on the present screen: a bubble becomes a card where space is scarce.
  private func presentationForScreen(
    of presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let own = presentation.controller ?? makePresentationController(source: source)
    guard own is UIPopoverPresentationController, presenter.traitCollection.horizontalSizeClass == .compact
    else {
      return own
    }
    let style = own.delegate?.adaptivePresentationStyle(for: own, traitCollection: presenter.traitCollection)
    switch style ?? .automatic {
    case .none: return own
    case .fullScreen, .overFullScreen:
      let full = UIPresentationController(presentedViewController: self, presenting: presenter)
      full.delegate = own.delegate
      return full
    default:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenter)
      sheet.delegate = own.delegate
      return sheet
    }
  }

  /// Comes to the screen; returns the movement where code of the app makes it.
  private func come(
    on layer: PresentationLayer, in holder: UIView, from source: UIViewController, animated: Bool
  ) -> TransitionContext? {
    guard let controller = presentation.controller, let presenter = presentation.presenting else {
      return nil
    }
    presentation.isMoving = true
    loadViewIfNeeded()
    controller.presentationTransitionWillBegin()
    let replaces = controller.shouldRemovePresentersView
    if replaces { presenter.willDisappear(animated) }
    willAppear(animated)
    layer.frame = holder.bounds
    let movement = animated ? movementIn(on: layer, source: source) : nil
    controller.presentedView?.translatesAutoresizingMaskIntoConstraints = true
    if let movement {
      holder.addSubview(layer)
      layer.layoutIfNeeded()
      movement.run()
    } else {
      if let shown = controller.presentedView, shown.superview !== layer { layer.addSubview(shown) }
      if let view, !view.isDescendant(of: layer) { layer.addSubview(view) }
      holder.addSubview(layer)
      layer.layoutIfNeeded()
    }
    isAppearing(animated)
    holder.layoutIfNeeded()
    if replaces {
      presenter.viewIfLoaded?.isHidden = true
      presenter.didDisappear(animated)
    }
    didAppear(animated)
    presentation.isMoving = false
    if movement == nil { controller.presentationTransitionDidEnd(true) }
    return movement
  }

  // MARK: Leaving

  /// Takes away what is shown above this controller or one around it; else the controller itself.
  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    var current: UIViewController? = self
    while let next = current, next.presentation.presented == nil { current = next.ownParent }
    let presenter = current ?? outermost.presentation.presenting
    guard let presenter, let top = presenter.presentation.presented else {
      completion?()
      return
    }
    if let movement = top.front.leave(until: top, animated: animated) {
      movement.whenEnded { if $0 { completion?() } }
    } else if let completion {
      TransitionCoordinator.later(animated: animated) { completion() }
    }
  }

  /// Leaves, and so does everything beneath down to a controller.
  ///
  /// Returns the movement where code of the app makes it.
  private func leave(until last: UIViewController, animated: Bool) -> TransitionContext? {
    var next: UIViewController? = self
    var focus: NSObject?
    var movement: TransitionContext?
    while let current = next {
      next = current === last ? nil : current.presentation.presenting
      focus = current.presentation.focusBefore
      movement = animated && next == nil ? current.movementAway() : nil
      current.goAway(animated: animated, movement)
    }
    let isThere = (focus as? UIView)?.window != nil || (focus != nil && !(focus is UIView))
    if let menu = last as? MenuController {
      let choice = ControlPolicy.current.menuLeaving
      postScreenChange(to: choice == .returned ? menu.source : nil, by: choice.rule)
    } else {
      let choice = RunningApp.current[ViewPolicy.self].focusAfterDismissal
      postScreenChange(to: isThere && choice == .returned ? focus : nil, by: choice.rule)
    }
    return movement
  }

  private func goAway(animated: Bool, _ movement: TransitionContext?) {
    guard let presenter = presentation.presenting, let controller = presentation.controller else { return }
    presentation.isMoving = true
    controller.dismissalTransitionWillBegin()
    let replaced = controller.shouldRemovePresentersView
    willDisappear(animated)
    if replaced {
      // An animator may have taken it away once it was covered.
      if let view = presenter.viewIfLoaded, view.superview == nil {
        presentation.layer?.superview?.insertSubview(view, at: 0)
      }
      presenter.viewIfLoaded?.isHidden = false
      presenter.willAppear(animated)
      presenter.isAppearing(animated)
    }
    movement?.run()
    let holder = presentation.layer?.superview
    presentation.layer?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
    didDisappear(animated)
    if replaced { presenter.didAppear(animated) }
    presentation.isMoving = false
    presenter.presentation.presented = nil
    let saved = presentation
    presentation = PresentationState()
    guard let movement else { return controller.dismissalTransitionDidEnd(true) }
    movement.whenEnded { isComplete in
      controller.dismissalTransitionDidEnd(isComplete)
      if !isComplete { self.stay(as: saved, in: holder) }
    }
  }
}
