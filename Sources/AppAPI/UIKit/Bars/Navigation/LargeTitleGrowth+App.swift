import AccessibilityModel
import AppHost
package import Typography

extension LargeTitleGrowth {
  /// The text size in which the title is set at a person's text size.
  package func limited(_ category: TextSizeCategory) -> TextSizeCategory {
    switch self {
    case .toAccessibilitySizes: min(category, .extraExtraExtraLarge)
    case .none: .large
    case .full: category
    }
  }
}

extension RunningApp {
  /// How far large titles grow in the app that runs.
  @MainActor package static var largeTitleGrowth: LargeTitleGrowth { current[ViewPolicy.self].largeTitle }
}
