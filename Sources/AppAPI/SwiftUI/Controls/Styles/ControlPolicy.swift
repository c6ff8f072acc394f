import AccessibilityModel

/// What controls are to people who listen, where documents are silent.
///
///     var policy = ControlPolicy.standard
///     policy.stepper = .buttons   // two buttons beside the label, in place of one adjustable element
/// - Source: at-behaviour 3.4
package struct ControlPolicy: Hashable, Sendable {
  /// What a stepper is.
  package var stepper = Stepper.adjustable
  /// What a picker with a list is.
  package var menuPicker = MenuPicker.popUpButton
  /// What is heard of a text field that hides what is typed.
  package var secureValue = SecureValue.bullets
  /// What is heard of the badge of a tab.
  package var tabBadge = TabBadge.silent
  /// Where the cursor goes when something presented left.
  package var focusAfterDismissal = FocusAfterDismissal.first

  /// What a menu is.
  package var menu = Menu.popUpButton
  /// What is heard of a picker with a list that code named.
  package var namedPicker = NamedPicker.nameAlone
  /// What the label of a group box is.
  package var groupBox = GroupBox.text
  /// What is heard of the value of a gauge.
  package var gauge = Gauge.words
  /// How many elements a label and the words that it names are.
  package var labeledContent = LabeledContent.one
  /// What is heard of a spinner without a label.
  package var spinner = Spinner.named
  /// What is heard of the colour in a colour picker.
  package var colorPicker = ColorPicker.name

  /// Makes the policy that the description of behaviour proposes.
  package init() {}

  /// The policy that the description of behaviour proposes.
  package static let standard = ControlPolicy()
}

extension ControlPolicy {
  /// What a stepper is.
  package enum Stepper: String, CombineOption {
    /// One element whose value can be raised and lowered.
    case adjustable
    /// The label, and two buttons.
    case buttons

    static let ruleName = "control.stepper"
    static let summary = "whether a stepper is one adjustable element or a label and two buttons"
    static let source = "at-behaviour 3.4"
  }

  /// What a picker with a list is.
  package enum MenuPicker: String, CombineOption {
    /// A button that opens choices.
    case popUpButton = "pop-up button"
    /// A button like any other.
    case button

    static let ruleName = "control.menuPicker"
    static let summary = "whether a picker that opens a list is a pop-up button or a plain button"
    static let source = "at-behaviour 3.4"
  }

  /// What is heard of a text field that hides what is typed.
  package enum SecureValue: String, CombineOption {
    /// A bullet for each character, which is counted where it is spoken.
    case bullets
    /// How many characters there are.
    case count

    static let ruleName = "control.secureValue"
    static let summary = "whether a hidden text is heard as bullets or as the number of its characters"
    static let source = "at-behaviour 3.4"
  }
}

extension ControlPolicy {
  /// What is heard of the badge of a tab.
  package enum TabBadge: String, CombineOption {
    /// Nothing; an app has to say it itself.
    case silent
    /// It is the tab's value.
    case value

    static let ruleName = "tabs.badge"
    static let summary = "whether the badge of a tab is heard as the tab's value"
    static let source = "at-behaviour 3.4"
  }
}

extension ControlPolicy {
  /// Where the cursor goes when something presented left.
  package enum FocusAfterDismissal: String, CombineOption {
    /// To the first element of the screen.
    case first
    /// To where it was before.
    case returned

    static let ruleName = "presentation.focusAfterViews"
    static let summary = "where the cursor goes when something that views presented left"
    static let source = "at-behaviour 3.4"
  }
}

private enum ControlPolicyKey: EnvironmentKey {
  static let defaultValue = ControlPolicy.standard
}

extension EnvironmentValues {
  /// What controls inside a view are, where documents are silent.
  package var controlPolicy: ControlPolicy {
    get { self[ControlPolicyKey.self] }
    set { self[ControlPolicyKey.self] = newValue }
  }
}
