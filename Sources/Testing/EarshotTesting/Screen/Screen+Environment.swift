import AccessibilityModel
import EarshotSession
import TreeFormat

extension Screen {
  /// A stop of the text size slider, the five accessibility sizes included.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    /// The sizes up to the usual one.
    case xSmall, small, medium, large
    /// The sizes beyond it.
    case xLarge, xxLarge, xxxLarge
    /// The sizes that have to be allowed before the slider offers them.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }
}
