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
  /// The rule that the size of a large title rests on; none at a text size that all choices treat alike.
  @MainActor package static var largeTitleRules: [UncertainRule] {
    let size = UITraitCollection.textSize(of: nil)
    return Set(LargeTitleGrowth.allCases.map { $0.limited(size) }).count > 1 ? [largeTitleGrowth.rule] : []
  }

  /// How far large titles grow in the app that runs.
  @MainActor package static var largeTitleGrowth: LargeTitleGrowth { current[ViewPolicy.self].largeTitle }
}
