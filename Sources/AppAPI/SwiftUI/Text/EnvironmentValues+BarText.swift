import AccessibilityModel
import Typography
import UIKit

/// How text follows the person's text size where it stands in a bar.
///
/// Bars keep their height; who needs larger text holds a finger on their items.
/// - Source: Behaviour 6.1 LC10
enum BarText: Hashable {
  /// It is in no bar, and grows.
  case none
  /// It has the usual size always, as buttons and tabs have.
  case fixed
  /// It grows as far as the large title of a bar may.
  case title(LargeTitleGrowth)
}

private enum BarTextKey: EnvironmentKey {
  static let defaultValue = BarText.none
}

private enum UserTextSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How text follows the person's text size here.
  var barText: BarText {
    get { self[BarTextKey.self] }
    set { self[BarTextKey.self] = newValue }
  }

  /// The text size that the person chose, whatever the views around have made of it.
  var userTextSize: DynamicTypeSize {
    get { self[UserTextSizeKey.self] }
    set { self[UserTextSizeKey.self] = newValue }
  }

  /// The text size in which fonts are set.
  var textSizeCategory: TextSizeCategory {
    switch barText {
    case .none: dynamicTypeSize.category
    case .fixed: .large
    case .title(let growth): growth.limited(dynamicTypeSize.category)
    }
  }
}

extension View {
  /// Sets how text inside follows the person's text size as a part of a bar.
  nonisolated func barText(_ text: BarText) -> some View { environment(\.barText, text) }
}
