extension UIViewController {
  /// How far a controller's view is on its way to the screen.
  enum Appearance {
    case away, appearing, shown, leaving
  }

  /// Controllers inside whose views are part of its own, and that are told when it appears or leaves.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return ownChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Goes through what comes before the view is seen.
  func willAppear(_ animated: Bool = false) {
    guard appearance == .away || appearance == .leaving else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in followers { child.willAppear(animated) }
  }

  /// Goes through what comes when the view has its place.
  func isAppearing(_ animated: Bool = false) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in followers { child.isAppearing(animated) }
  }

  /// Goes through what comes when the view is seen.
  func didAppear(_ animated: Bool = false) {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(animated)
    for child in followers { child.didAppear(animated) }
  }

  /// Goes through what comes before the view leaves.
  func willDisappear(_ animated: Bool = false) {
    guard appearance == .shown else { return }
    appearance = .leaving
    viewWillDisappear(animated)
    for child in followers { child.willDisappear(animated) }
  }

  /// Goes through what comes when the view left.
  func didDisappear(_ animated: Bool = false) {
    guard appearance == .leaving else { return }
    appearance = .away
    viewDidDisappear(animated)
    for child in ownChildren { child.didDisappear(animated) }
  }

  /// Goes through all that comes when the view leaves the screen.
  func disappear() {
    willDisappear()
    didDisappear()
  }

  /// Takes in that the view came into a window, or left its own, by the hands of the app.
  func windowDidChange(_ window: UIWindow?) {
    guard window != nil else {
      if appearance == .shown { disappear() }
      return
    }
    guard appearance == .away, ownParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    willAppear()
    isAppearing()
    // Together with the one around it, which is not there yet.
    if ownParent?.appearance != .appearing { didAppear() }
  }

  /// Says that a controller inside begins to appear or to leave, where that is not told by itself.
  ///
  /// - Parameters:
  ///   - isAppearing: True for appearing, false for leaving.
  ///   - animated: What the controller is told.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Says that what was begun is complete.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      isAppearing()
      didAppear()
    case .leaving: didDisappear()
    case .away, .shown: break
    }
  }
}
