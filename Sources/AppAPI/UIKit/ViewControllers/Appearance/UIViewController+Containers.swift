extension UIViewController {
  /// The nearest controller of a kind around this one.
  func container<Container: UIViewController>() -> Container? {
    var next = ownParent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.ownParent
    }
    return nil
  }

  /// Space that bars around it cover, and what it covers itself.
  var addedSafeAreaInsets: UIEdgeInsets {
    let (bars, own) = (bars.covered, additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: bars.top + own.top, left: bars.left + own.left, bottom: bars.bottom + own.bottom,
      right: bars.right + own.right)
  }

  /// The outermost controller around this one, or itself.
  var outermost: UIViewController {
    var current = self
    while let parent = current.ownParent { current = parent }
    return current
  }

  /// The controller in front: what is shown above this one, or above that.
  var front: UIViewController {
    var current = self
    while let presented = current.presentation.presented { current = presented }
    return current
  }

  /// Takes a controller on, with its view, and the other way round for one that goes.
  ///
  /// - Parameters:
  ///   - old: The controller whose view is in place, if any.
  ///   - new: The controller whose view takes the place, if any.
  ///   - holder: The view in which they lie.
  ///   - animated: What the controllers are told.
  ///   - isMoving: True where they join or leave the family, and are not only shown and hidden.
  ///   - animator: What makes the movement where code of the app does, with what lets a finger lead it.
  /// - Returns: The movement where code of the app makes it.
  @discardableResult
  func exchange(
    _ old: UIViewController?, for new: UIViewController?, in holder: UIView, animated: Bool,
    isMoving: Bool = true,
    by animator: (
      (any UIViewControllerAnimatedTransitioning), (any UIViewControllerInteractiveTransitioning)?
    )? = nil
  ) -> TransitionContext? {
    guard old !== new else { return nil }
    let isOnScreen = appearance == .shown
    old?.bars.isMoving = isMoving
    new?.bars.isMoving = isMoving
    new?.loadViewIfNeeded()
    if isOnScreen {
      old?.willDisappear(animated)
      new?.willAppear(animated)
    } else if appearance == .appearing {
      new?.willAppear(animated)
    }
    if let view = new?.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = holder.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if animator == nil { holder.addSubview(view) }
    }
    let movement = animator.map { animator, leader in
      let scenery = TransitionContext.Scenery(
        from: old, to: new, fromView: old?.viewIfLoaded, toView: new?.view, finalFrame: holder.bounds)
      return TransitionContext(in: holder, scenery, animator: animator, ledBy: leader)
    }
    movement?.run()
    old?.viewIfLoaded?.removeFromSuperview()
    if isOnScreen {
      new?.isAppearing(animated)
      viewIfLoaded?.window?.layoutIfNeeded()
      old?.didDisappear(animated)
      new?.didAppear(animated)
    }
    old?.bars.isMoving = false
    new?.bars.isMoving = false
    return movement
  }
}
