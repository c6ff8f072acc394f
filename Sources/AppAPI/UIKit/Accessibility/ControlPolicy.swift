import AccessibilityModel
import AppHost
import AppResources

/// What the system's controls are to people who listen, where documents are silent.
///
/// - Source: at-behaviour 1.5.2, 3.4
struct ControlPolicy: Hashable, Sendable {
  /// What an indicator of progress is called where an app does not name it.
  enum IndicatorLabel: String, Hashable, Sendable, CaseIterable {
    /// By words of the system's.
    case words
    /// By none.
    case none
  }

  /// What is heard of words that are kept secret.
  enum SecureValue: String, Hashable, Sendable, CaseIterable {
    /// A bullet for each character.
    case bullets
    /// How many characters there are.
    case count
  }

  /// What a view of the app's own is that takes text.
  enum TextInputRole: String, Hashable, Sendable, CaseIterable {
    /// A field for text, once an app makes it an element.
    case textField
    /// Nothing but what the app says.
    case none
  }

  /// What a button is whose tap shows a menu.
  enum MenuRole: String, Hashable, Sendable, CaseIterable {
    /// A button, and one that picks where it shows what was picked.
    case picker
    /// A button, whatever it shows.
    case button
    /// A button that picks, whatever it shows.
    case popUpButton
  }

  var indicatorLabel = IndicatorLabel.words
  var secureValue = SecureValue.bullets
  var textInputRole = TextInputRole.textField
  var menuRole = MenuRole.picker

  /// The choices of the running app.
  @MainActor static var current: ControlPolicy { RunningApp.current[ControlPolicy.self] }

  /// Words of the system's for an indicator, where it has any.
  func indicatorWords(_ words: SystemPhrase) -> String? {
    indicatorLabel == .words ? String(system: words) : nil
  }

  /// The rule that an indicator without a label rests on.
  var indicatorRule: UncertainRule {
    UncertainRule(
      "indicator.label", indicatorLabel,
      "What an indicator of progress is called where an app does not name it.",
      "at-behaviour 3.4")
  }

  /// The rule that a field with secret words rests on.
  var secureRule: UncertainRule {
    UncertainRule(
      "field.secureValue", secureValue, "What is heard of words that are kept secret.", "at-behaviour 3.4")
  }

  /// The rule that a view of the app's own that takes text rests on.
  var textInputRule: UncertainRule {
    UncertainRule(
      "textInput.role", textInputRole, "What a view of the app's own is that takes text.",
      "at-behaviour 1.5.2")
  }

  /// The rule that a button with a menu rests on.
  var menuRule: UncertainRule {
    UncertainRule(
      "button.menu", menuRole, "What a button is whose tap shows a menu.", "at-behaviour 3.4")
  }

  /// Makes a choice; a name or choice that is not known changes nothing.
  mutating func choose(_ choice: String, for rule: String) {
    switch rule {
    case "indicator.label": indicatorLabel = .init(rawValue: choice) ?? indicatorLabel
    case "field.secureValue": secureValue = .init(rawValue: choice) ?? secureValue
    case "textInput.role": textInputRole = .init(rawValue: choice) ?? textInputRole
    case "button.menu": menuRole = .init(rawValue: choice) ?? menuRole
    default: break
    }
  }
}

extension ControlPolicy: AppStateKey {
  static func initialValue(in host: RunningApp) -> ControlPolicy { ControlPolicy() }
}
