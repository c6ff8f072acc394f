import AppHost
import Foundation

/// A screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  private var host: RunningApp { .current }

  /// The screen of the device that the running app is shown on.
  public static var main: UIScreen { RunningApp.current[Key.self] }

  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIScreen { UIScreen() }
  }

  /// Its rectangle, in points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: host.environment.screenSize.width, height: host.environment.screenSize.height)
  }

  /// Pixels for each point.
  open var scale: CGFloat { host.environment.displayScale }

  /// The traits of what is shown on it.
  open var traitCollection: UITraitCollection { .current }

  /// Room that the status bar and the home indicator cover.
  var safeAreaInsets: UIEdgeInsets {
    let isUpright = bounds.height > bounds.width
    return UIEdgeInsets(top: isUpright ? 47 : 0, left: 0, bottom: isUpright ? 34 : 21, right: 0)
  }
}
