extension ControlPolicy {
  /// What a menu is.
  package enum Menu: String, UncertainOption {
    /// A button that opens choices.
    case popUpButton = "pop-up button"
    /// A button like any other.
    case button

    package static let ruleName = "control.menu"
    package static let summary = "whether a menu is a pop-up button or a plain button"
    package static let source = "Behaviour 3.4"
  }
}

extension ControlPolicy {
  /// What is heard of a picker with a list that code named.
  package enum NamedPicker: String, UncertainOption {
    /// The name, and not what is chosen.
    case nameAlone = "name alone"
    /// The name and what is chosen.
    case value = "name and value"

    package static let ruleName = "control.namedPicker"
    package static let summary = "whether a picker with a list that code named is heard without its value"
    package static let source = "Behaviour 10.18"
  }
}

extension ControlPolicy {
  /// What the label of a group box is.
  package enum GroupBox: String, UncertainOption {
    /// A text like any other.
    case text
    /// A heading.
    case heading

    package static let ruleName = "control.groupBox"
    package static let summary = "whether the label of a group box is a text or a heading"
    package static let source = "Behaviour 3.4, X16"
  }
}

extension ControlPolicy {
  /// What is heard of the value of a gauge.
  package enum Gauge: String, UncertainOption {
    /// The words that the app has for it, and a percentage where it has none.
    case words = "current value label"
    /// Always a percentage.
    case percent

    package static let ruleName = "control.gauge"
    package static let summary = "whether a gauge says the words for its value or a percentage"
    package static let source = "Behaviour 3.4, X16"
  }
}

extension ControlPolicy {
  /// How many elements a label and the words that it names are.
  package enum LabeledContent: String, UncertainOption {
    /// One, with the words as its value.
    case one = "one element"
    /// Two, one after the other.
    case two = "two elements"

    package static let ruleName = "control.labeledContent"
    package static let summary = "whether a label and the words that it names are one element or two"
    package static let source = "Behaviour 3.4, X16"
  }
}

extension ControlPolicy {
  /// What is heard of a spinner without a label.
  package enum Spinner: String, UncertainOption {
    /// That something is in progress.
    case named = "in progress"
    /// Nothing: it has no name.
    case silent = "no name"

    package static let ruleName = "control.spinner"
    package static let summary = "whether a spinner without a label says that something is in progress"
    package static let source = "Behaviour 3.4"
  }
}

extension ControlPolicy {
  /// What is heard of the colour in a colour picker.
  package enum ColorPicker: String, UncertainOption {
    /// Its name.
    case name = "colour name"
    /// Nothing.
    case silent = "nothing"

    package static let ruleName = "control.colorPicker"
    package static let summary = "whether a colour picker says the name of its colour"
    package static let source = "Behaviour 3.4"
  }
}

extension ControlPolicy {
  /// What is heard of a view beside a mark of a chart.
  package enum ChartAnnotation: String, UncertainOption {
    /// Its elements.
    case heard
    /// Nothing: the mark speaks for itself.
    case silent

    package static let ruleName = "chart.annotations"
    package static let summary = "whether a view beside a mark of a chart is met besides the mark"
    package static let source = "Behaviour 1.17"
  }
}
