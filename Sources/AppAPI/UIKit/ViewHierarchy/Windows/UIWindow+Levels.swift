import Foundation

extension UIWindow.Level {
  /// A level further in front.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + step)
  }

  /// A level further behind.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - step)
  }
}
