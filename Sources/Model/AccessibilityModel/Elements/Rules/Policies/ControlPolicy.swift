/// What controls are to people who listen, where documents are silent.
///
///     var policy = ControlPolicy.standard
///     policy.stepper = .buttons   // two buttons beside the label, in place of one adjustable element
/// - Source: Behaviour 1.5.2, 3.4
package struct ControlPolicy: UncertainOptions, Hashable {
  /// What a stepper is.
  package var stepper = Stepper.adjustable
  /// What a picker with a list is.
  package var menuPicker = MenuPicker.popUpButton
  /// What is heard of a text field that hides what is typed.
  package var secureValue = SecureValue.bullets
  /// What a view of the app's own is that takes text.
  package var textInputRole = TextInputRole.textField
  /// What an indicator of progress is called where an app does not name it.
  package var indicatorLabel = IndicatorLabel.words
  /// What a button is whose tap shows a menu.
  package var menuRole = MenuRole.popUpButton
  /// What is heard of the badge of a tab.
  package var tabBadge = TabBadge.value
  /// Where the cursor goes when something presented left.
  package var focusAfterDismissal = FocusAfterDismissal.first
  /// Whether the header of a column is heard with the cells beneath it.
  package var tableHeaders = TableHeaders.unheard

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
  /// Where the cursor goes when a menu closed.
  package var menuLeaving = MenuLeaving.first
  /// What is heard of a view beside a mark of a chart.
  package var chartAnnotation = ChartAnnotation.heard

  /// Makes the policy that the rules propose.
  package init() {}

  /// The policy that the rules propose.
  package static let standard = ControlPolicy()

  /// Its open questions.
  package static let questions: [RuleOption<ControlPolicy>] = [
    .init(\.stepper), .init(\.menuPicker), .init(\.secureValue), .init(\.tabBadge),
    .init(\.focusAfterDismissal), .init(\.tableHeaders), .init(\.menu), .init(\.namedPicker),
    .init(\.groupBox), .init(\.gauge), .init(\.labeledContent), .init(\.spinner), .init(\.colorPicker),
    .init(\.chartAnnotation), .init(\.indicatorLabel), .init(\.textInputRole), .init(\.menuRole),
    .init(\.menuLeaving),
  ]
}

extension ControlPolicy {
  /// What a stepper is.
  package enum Stepper: String, UncertainOption {
    /// One element whose value can be raised and lowered.
    case adjustable
    /// The label, and two buttons.
    case buttons

    package static let ruleName = "control.stepper"
    package static let summary = "whether a stepper is one adjustable element or a label and two buttons"
    package static let source = "Behaviour 3.4"
  }

  /// What a picker with a list is.
  package enum MenuPicker: String, UncertainOption {
    /// A button that opens choices.
    case popUpButton = "pop-up button"
    /// A button like any other.
    case button

    package static let ruleName = "control.menuPicker"
    package static let summary = "whether a picker that opens a list is a pop-up button or a plain button"
    package static let source = "Behaviour 3.4"
  }

  /// What is heard of a text field that hides what is typed.
  package enum SecureValue: String, UncertainOption {
    /// A bullet for each character, which is counted where it is spoken.
    case bullets
    /// How many characters there are.
    case count

    package static let ruleName = "field.secureValue"
    package static let summary =
      "whether a hidden text is heard as bullets or as the number of its characters"
    package static let source = "Behaviour 3.4"
  }
}

extension ControlPolicy {
  /// What is heard of the badge of a tab.
  package enum TabBadge: String, UncertainOption {
    /// It is the tab's value, and a number counts items.
    case value
    /// Nothing; an app has to say it itself.
    case silent

    package static let ruleName = "tabs.badge"
    package static let summary = "whether the badge of a tab is heard as the tab's value"
    package static let source = "Behaviour 3.4, 10.10"
  }
}

extension ControlPolicy {
  /// Where the cursor goes when something presented left.
  package enum FocusAfterDismissal: String, UncertainOption {
    /// To the first element of the screen.
    case first
    /// To where it was before.
    case returned

    package static let ruleName = "presentation.focusAfterViews"
    package static let summary = "where the cursor goes when something that views presented left"
    package static let source = "Behaviour 3.4"
  }
}

extension ControlPolicy {
  /// Whether the header of a column is heard with the cells beneath it.
  ///
  /// - Source: Behaviour 3.4
  package enum TableHeaders: String, UncertainOption {
    /// It is not, which is a defect of the platform.
    case unheard
    /// It is heard as in any other table with headers.
    case heard

    package static let ruleName = "table.headers"
    package static let summary = "whether a cell of a SwiftUI table is heard with the header of its column"
    package static let source = "Behaviour 3.4"
  }
}
