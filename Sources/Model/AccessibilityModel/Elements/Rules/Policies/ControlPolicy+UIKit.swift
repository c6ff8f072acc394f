extension ControlPolicy {
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

  /// Where the cursor goes when a menu closed, whichever module showed it.
  package enum MenuLeaving: String, UncertainOption {
    /// To the first element of the screen.
    case first
    /// To what opened it.
    case returned

    package static let ruleName = "menu.leaving"
    package static let summary = "where the cursor goes when the menu of a button or a view closed"
    package static let source = "Behaviour 3.4"
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
}
