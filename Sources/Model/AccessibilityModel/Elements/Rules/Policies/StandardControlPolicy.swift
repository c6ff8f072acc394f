/// What UIKit's own controls are to people who listen, where documents are silent.
///
/// - Source: Behaviour 1.5.2, 3.4
package struct StandardControlPolicy: UncertainOptions, Hashable {
  /// What an indicator of progress is called where an app does not name it.
  package enum IndicatorLabel: String, UncertainOption {
    /// By words of the system's.
    case words
    /// By none.
    case none

    package static let ruleName = "indicator.label"
    package static let summary = "what an indicator of progress is called where an app does not name it"
    package static let source = "Behaviour 3.4"
  }

  /// What is heard of words that are kept secret.
  package enum SecureValue: String, UncertainOption {
    /// A bullet for each character.
    case bullets
    /// How many characters there are.
    case count

    package static let ruleName = "field.secureValue"
    package static let summary = "what is heard of words that are kept secret"
    package static let source = "Behaviour 3.4"
  }

  /// What a view of the app's own is that takes text.
  package enum TextInputRole: String, UncertainOption {
    /// A field for text, once an app makes it an element.
    case textField
    /// Nothing but what the app says.
    case none

    package static let ruleName = "textInput.role"
    package static let summary = "what a view of the app's own is that takes text"
    package static let source = "Behaviour 1.5.2"
  }

  /// What a button is whose tap shows a menu.
  package enum MenuRole: String, UncertainOption {
    /// A pop-up button, whatever it shows.
    case popUpButton = "pop-up button"
    /// A pop-up button where it shows what was picked, else a button.
    case picker = "pop-up button where it shows the choice"
    /// A button, whatever it shows.
    case button

    package static let ruleName = "button.menu"
    package static let summary = "what a button is whose tap shows a menu"
    package static let source = "Behaviour 3.4"
  }

  /// What an indicator of progress is called where an app does not name it.
  package var indicatorLabel = IndicatorLabel.words
  /// What is heard of words that are kept secret.
  package var secureValue = SecureValue.bullets
  /// What a view of the app's own is that takes text.
  package var textInputRole = TextInputRole.textField
  /// What a button is whose tap shows a menu.
  package var menuRole = MenuRole.popUpButton

  /// Makes the policy that the rules propose.
  package init() {}

  /// Its open questions.
  package static let questions: [RuleOption<StandardControlPolicy>] = [
    .init(\.indicatorLabel), .init(\.secureValue), .init(\.textInputRole), .init(\.menuRole),
  ]
}
