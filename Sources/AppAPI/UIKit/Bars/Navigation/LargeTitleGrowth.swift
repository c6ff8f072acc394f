import AccessibilityModel
import AppHost
package import Typography

/// How far the large title of a navigation bar grows with the text size.
///
/// - Source: at-behaviour 6.1 LC10
package enum LargeTitleGrowth: String, UncertainOption {
  /// Up to the largest size that is none for accessibility.
  case toAccessibilitySizes
  /// Not at all.
  case none
  /// As any other text.
  case full

  package static var ruleName: String { "textSize.largeTitle" }
  package static var summary: String {
    "How far the large title of a navigation bar grows with the text size."
  }
  package static var source: String { "at-behaviour 6.1 LC10" }

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
