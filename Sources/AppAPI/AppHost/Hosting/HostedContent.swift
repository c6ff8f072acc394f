import AccessibilityModel
import TreeFormat

/// Everything that a container holds, moved by so many points: what it shows was scrolled.
package struct ContentShift: Hashable, Sendable {
  /// The container, which stays where it is.
  package var container: ElementID
  /// How far its contents moved to the right and down.
  package var distance: Point

  /// Makes a note of what was moved.
  package init(inside container: ElementID, by distance: Point) {
    self.container = container
    self.distance = distance
  }
}

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

  /// What has moved as a whole since this was last asked; to be asked before `changedElements()`.
  ///
  /// A snapshot that is taken in place of the changed elements has everything where it is, what has moved included.
  func takeShifts() -> [ContentShift]

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

  /// Nothing.
  package func takeShifts() -> [ContentShift] { [] }

  /// Not known.
  package func changedElements() -> [AccessibilityElement]? { nil }
}
