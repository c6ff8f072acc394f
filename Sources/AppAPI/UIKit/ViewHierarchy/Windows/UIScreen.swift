import AppHost
import Foundation
import TreeFormat

/// A screen of the device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  private var host: RunningApp { .current }

  /// The screen of the device that the running app is shown on.
  public static var main: UIScreen { RunningApp.current[Key.self] }
  /// All screens: the one of the device.
  public static var screens: [UIScreen] { [main] }

  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> UIScreen { UIScreen() }
  }

  /// Its rectangle, in points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: host.environment.screenSize.width, height: host.environment.screenSize.height)
  }

  /// Its rectangle in pixels, as the device is held upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  /// Pixels for each point.
  open var scale: CGFloat { host.environment.displayScale }
  /// Pixels for each point, as the device is made.
  open var nativeScale: CGFloat { scale }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// How often it is drawn in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The traits of what is shown on it.
  open var traitCollection: UITraitCollection { .current }

  /// Space that the status bar, the corners and the home indicator cover.
  var safeAreaInsets: UIEdgeInsets {
    let edges = host.environment.coveredEdges
    return UIEdgeInsets(top: edges.top, left: edges.sides, bottom: edges.bottom, right: edges.sides)
  }
}
