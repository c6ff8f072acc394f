import Foundation

/// Shows notices of the app outside of it; no permission is given here, and nothing is shown.
///
/// Notices that are asked for are kept, so that an app finds what it has asked for.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Checked by hand: what is kept is read and changed under the lock.

  private static let only = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// Hears of notices.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The only centre of the app.
  open class func current() -> UNUserNotificationCenter { only }

  /// Asks for the permission to show notices, which is not given.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  /// Asks for the permission to show notices, which is not given.
  ///
  /// - Throws: Nothing here.
  /// - Returns: False.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  /// Tells what the app may show.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// What the app may show.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a notice for later.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  /// Keeps a notice for later.
  ///
  /// - Throws: Nothing here.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  /// The notices that are still to come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }

  /// Tells the notices that are still to come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { self.requests }
    DispatchQueue.main.async { completionHandler(requests) }
  }

  /// Forgets notices that are still to come.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { () -> Void in requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all notices that are still to come.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  /// Takes away notices that were shown; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Takes away all notices that were shown; there are none.
  open func removeAllDeliveredNotifications() {}

  /// Says which kinds of notices there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// The kinds of notices that there are.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Notices that were shown; there are none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Writes a number on the app's icon, which is not seen without permission.
  ///
  /// - Throws: Nothing here.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Writes a number on the app's icon, which is not seen without permission.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }
}

/// Hears of notices.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notice comes while the app is shown; never here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person has answered a notice; never here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// What an app may show outside of it.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the person has allowed it; nobody has.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Whether a person has allowed notices.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked, or the answer was no, or yes.
  case notDetermined, denied, authorized
  /// Without a sound, or for a short time.
  case provisional, ephemeral
}
