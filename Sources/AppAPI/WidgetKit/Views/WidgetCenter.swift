import Foundation
import Intents

/// What an app asks of its widgets; nobody has added one yet on a first launch.
public final class WidgetCenter: Sendable {
  /// That of the app.
  public static let shared = WidgetCenter()

  /// A widget that a person has added.
  public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// What tells the widget from the app's other ones.
    public let kind: String
    /// Its size.
    public let family: WidgetFamily
    /// The same widget.
    public var id: WidgetInfo { self }
  }

  /// Has all widgets ask for their entries again.
  public func reloadAllTimelines() {
    Task { @MainActor in WidgetReloads.current.reload(nil) }
  }

  /// Has the widgets of a kind ask for their entries again.
  public func reloadTimelines(ofKind kind: String) {
    Task { @MainActor in WidgetReloads.current.reload(kind) }
  }

  /// Hands over the widgets that a person has added: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// The widgets that a person has added: none.
  ///
  /// - Throws: Nothing, as none is there.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Has set-ups of widgets asked for again; nothing keeps them here.
  public func invalidateConfigurationRecommendations() {}
}
