extension UIWindow {
  /// True where the letters of the status bar over the window are light.
  var hasLightStatusBar: Bool {
    let owner = statusBarOwner(\.childForStatusBarStyle)
    return switch owner?.preferredStatusBarStyle ?? .default {
    case .lightContent: true
    case .darkContent: false
    case .default: (owner?.traitCollection ?? traitCollection).userInterfaceStyle == .dark
    }
  }

  /// True where the app takes the status bar away.
  var hidesStatusBar: Bool { statusBarOwner(\.childForStatusBarHidden)?.prefersStatusBarHidden == true }

  /// The controller that decides about the status bar: of those that fill the screen, the one presented last, or the
  /// one inside it that it names.
  private func statusBarOwner(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var owner = rootViewController
    while let presented = owner?.presentedViewController, presented.decidesAboutStatusBar {
      owner = presented
    }
    while let inner = owner.flatMap(child) { owner = inner }
    return owner
  }
}

extension UIViewController {
  /// True where the controller takes over the status bar from the one that presents it.
  fileprivate var decidesAboutStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
