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
  }

  /// Takes a window off the screen.
  func close(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }
}
