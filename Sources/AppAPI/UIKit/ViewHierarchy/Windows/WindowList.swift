import AppHost
import Foundation

/// The windows that are on the screen, from the rearmost to the one in front.
@MainActor
final class WindowList: AppStateKey {
  private(set) var windows: [UIWindow] = []

  static func initialValue(in host: RunningApp) -> WindowList { WindowList() }

  /// Brings a window to the front.
  func show(_ window: UIWindow) {
    close(window)
    windows.append(window)
    sort()
  }

  /// Puts the windows in the order of their levels.
  func sort() {
    let levels = Set(windows.map(\.windowLevel.rawValue)).sorted()
    windows = levels.flatMap { level in windows.filter { $0.windowLevel.rawValue == level } }
    RunningApp.current.setNeedsUpdate()
  }

  /// Takes a window off the screen.
  func close(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }
}
