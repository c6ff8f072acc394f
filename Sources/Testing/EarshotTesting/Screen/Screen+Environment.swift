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

  /// Changes the text size while the app runs, as a person does in the settings.
  ///
  ///     try await screen.setTextSize(.accessibility3)
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func setTextSize(_ size: TextSize) async throws {
    try await change(EnvironmentChange(textSize: size.rawValue))
  }

  /// Changes between light and dark while the app runs.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func setAppearance(_ appearance: LaunchOptions.ColorScheme) async throws {
    try await change(EnvironmentChange(colorScheme: appearance))
  }

  private func change(_ change: EnvironmentChange) async throws {
    try await doing { records += try await session.change(change) ?? [] }
  }
}
