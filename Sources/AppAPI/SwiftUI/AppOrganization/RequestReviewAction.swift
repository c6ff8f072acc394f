import AccessibilityModel
import AppHost

/// Asks the person to rate the app; there is no shop here, so that this is told.
///
///     @Environment(\.requestReview) private var requestReview
public struct RequestReviewAction: Sendable {
  /// Asks.
  @MainActor
  public func callAsFunction() {
    RunningApp.current.report(
      Diagnostic("The app asks to be rated. There is no shop here; nothing is shown."))
  }
}

extension EnvironmentValues {
  /// Asks the person to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
