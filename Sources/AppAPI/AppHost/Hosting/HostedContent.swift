import AccessibilityModel
import TreeFormat

/// What an app shows, as its host sees it: a tree of views, a window, an app.
///
/// All of it runs on the app's clock. Whoever changes what people meet calls `RunningApp.setNeedsUpdate()`.
@MainActor
package protocol HostedContent: AnyObject {
  /// Shows the content; the host is `RunningApp.current` and stays so until `stop`.
  func start(in host: RunningApp)

  /// Takes over the host's new environment.
  func environmentDidChange(in host: RunningApp)

  /// Turns a setting on or off that apps can ask about, by its name in `UIAccessibility`.
  func turn(_ setting: String, on isOn: Bool, in host: RunningApp)

  /// Lays out what is on the screen; what the app changes in doing so is part of the description that follows.
  func layOut()

  /// Describes what is on the screen, with identities from `RunningApp.identities`.
  func snapshot() -> AccessibilityNode

  /// The elements that are not as the last snapshot, or the last answer of this method, described them.
  ///
  /// - Returns: `nil` where elements came, went or moved to other places among each other, or where that is not known.
  func changedElements() -> [AccessibilityElement]?

  /// Carries out a request about what the last snapshot described.
  func perform(_ request: Request.Kind) -> Answer

  /// Draws what is on the screen; called outside of the app's own code.
  ///
  /// - Parameters:
  ///   - request: What picture is wanted.
  ///   - host: The host, whose environment may change for the picture and change back.
  /// - Returns: `nil` for content that cannot be drawn.
  func picture(_ request: PictureRequest, in host: RunningApp) -> Picture?

  /// Takes the content off the screen; tasks that belong to it are cancelled.
  func stop()
}

extension HostedContent {
  /// Nobody asks.
  package func turn(_ setting: String, on isOn: Bool, in host: RunningApp) {}

  /// Nothing to draw.
  package func picture(_ request: PictureRequest, in host: RunningApp) -> Picture? { nil }

  /// Nothing to lay out before it is described.
  package func layOut() {}

  /// Not known.
  package func changedElements() -> [AccessibilityElement]? { nil }
}
