import Foundation

extension UIApplication {
  /// The rectangle of the status bar, in points of the screen.
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

  /// Whether the status bar is away; setting it has no effect, as in apps whose controllers decide.
  public var isStatusBarHidden: Bool {
    get { UIStatusBarManager().isStatusBarHidden }
    set {}
  }

  /// The style of the status bar; setting it has no effect, as in apps whose controllers decide.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
}
