import Foundation

extension UIApplication {
  /// True where another picture can stand for the app.
  public var supportsAlternateIcons: Bool { true }

  /// Lets another picture stand for the app.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the picture; `nil` for the usual one.
  ///   - completionHandler: Called when it is done.
  @preconcurrency
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    TransitionCoordinator.later(animated: true) { completionHandler(nil) }
  }
}
