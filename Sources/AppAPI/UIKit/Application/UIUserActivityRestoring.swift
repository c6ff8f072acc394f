import Foundation

/// Goes on with what a person was doing on another device or before.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes in what the person was doing.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
