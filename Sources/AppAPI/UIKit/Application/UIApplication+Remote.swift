import AppHost
import Foundation

extension UIApplication {
  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> BackgroundWishes { BackgroundWishes() }
  }

  private var wishes: BackgroundWishes { RunningApp.current[Key.self] }

  // MARK: Messages from elsewhere

  /// Asks that messages from elsewhere reach the app; without a network the delegate is told that they do not.
  public func registerForRemoteNotifications() {
    let reason = NSError(domain: NSCocoaErrorDomain, code: 3010)
    TransitionCoordinator.later(animated: true) {
      self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: reason)
    }
  }

  /// Asks that messages from elsewhere reach the app no longer; none does.
  public func unregisterForRemoteNotifications() {}
  /// True where messages from elsewhere reach the app: never.
  public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Fetching

  /// As often as the system finds right.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// What keeps the app from being woken to fetch.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Says how long the app waits at least until it fetches anew while it is not to be seen; it never is woken for that.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// True while the status bar shows that the app uses the network; what was set is kept.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { wishes.showsNetwork }
    set { wishes.showsNetwork = newValue }
  }

  /// True while files that are locked with the device can be read: always, as it is unlocked.
  public var isProtectedDataAvailable: Bool { true }
}

/// What an app asked for that is kept though nobody hears of it.
@MainActor
private final class BackgroundWishes {
  var showsNetwork = false
}

/// What a fetch in the background brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It did not succeed.
  case failed = 2
}
