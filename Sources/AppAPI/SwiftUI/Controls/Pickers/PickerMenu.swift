import AccessibilityModel

/// A button that says what is chosen and opens the list of options.
struct PickerMenu<Label: View, Value: Hashable> {
  @State private var isOpen = false
  let choices: PickerChoices<Value>
  let label: Label
  let current: ErasedPart?

  init(choices: PickerChoices<Value>, label: Label, current: ErasedPart?) {
    self.choices = choices
    self.label = label
    self.current = current
  }
}

extension PickerMenu: View {
  var body: some View {
    let opening = $isOpen
    PickerButton(choices: choices, label: label, current: current, isMenu: true) {
      opening.wrappedValue = true
    }
    .modifier(MenuPresentation(isOpen: opening, menu: OptionRows(choices: choices)))
  }
}

/// A row that says what is chosen and leads to a screen with the options.
struct PickerLink<Label: View, Value: Hashable> {
  @Environment(\.navigator) private var navigator
  let choices: PickerChoices<Value>
  let label: Label
  let current: ErasedPart?

  init(choices: PickerChoices<Value>, label: Label, current: ErasedPart?) {
    self.choices = choices
    self.label = label
    self.current = current
  }
}

extension PickerLink: View {
  var body: some View {
    PickerButton(choices: choices, label: label, current: current, isMenu: false) {
      navigator?.push(AnyView(PickerScreen(choices: choices, label: label)))
    }
    .disabled(navigator == nil)
  }
}

/// The screen with the options of a picker; choosing one goes back.
struct PickerScreen<Label: View, Value: Hashable> {
  @Environment(\.navigator) private var navigator
  let choices: PickerChoices<Value>
  let label: Label

  init(choices: PickerChoices<Value>, label: Label) {
    self.choices = choices
    self.label = label
  }
}

extension PickerScreen: View {
  var body: some View {
    List {
      label.accessibilityAddTraits(.isHeader)
      ForEach(choices.rows) { row in
        if row.value == nil {
          OptionLabel(option: row.option)
        } else {
          LeavingOption(choices: choices, row: row) { navigator?.pop() }
        }
      }
    }
  }
}

/// An option that leads back to where the picker stands.
struct LeavingOption<Value: Hashable> {
  let choices: PickerChoices<Value>
  let row: PickerChoices<Value>.Row
  let leave: @MainActor () -> Void
}

extension LeavingOption: View {
  typealias Body = Never
}

extension LeavingOption: PrimitiveView {}

extension LeavingOption: ControlView {
  var activation: (@MainActor () -> Void)? {
    {
      choices.choose(row)
      leave()
    }
  }

  func content(in environment: EnvironmentValues) -> any View { OptionLabel(option: row.option) }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    if choices.isChosen(row) { described.element.traits.insert(.selected) }
  }
}

/// The label of a picker and what is chosen, as one button.
///
/// - Source: Behaviour 3.4
struct PickerButton<Label: View, Value: Hashable> {
  let choices: PickerChoices<Value>
  let label: Label
  let current: ErasedPart?
  /// True where it opens a list above the screen.
  let isMenu: Bool
  let open: @MainActor () -> Void
}

extension PickerButton: View {
  typealias Body = Never
}

extension PickerButton: PrimitiveView {}

extension PickerButton: ControlView {
  var activation: (@MainActor () -> Void)? { open }

  func content(in environment: EnvironmentValues) -> any View {
    let isInRow = environment.isInRow && !environment.hidesLabels
    if stacks(environment) {
      return VStack(alignment: .leading, spacing: 2) {
        label
        markedValue
      }
    }
    return HStack {
      if isInRow {
        label
        Spacer(minLength: 8)
      }
      markedValue
    }
  }

  /// What is chosen, and the mark of a menu behind it.
  @MainActor @ViewBuilder private var markedValue: some View {
    if isMenu {
      HStack(spacing: 4) {
        value
        ControlPart.main.frame(width: 10, height: 14)
      }
    } else {
      value
    }
  }

  /// True where the label stands above what is chosen, as at the text sizes for accessibility.
  ///
  /// - Source: Behaviour 6.2
  func stacks(_ environment: EnvironmentValues) -> Bool {
    environment.isInRow && !environment.hidesLabels && environment.dynamicTypeSize.isAccessibilitySize
  }

  @MainActor @ViewBuilder private var value: some View {
    if let current {
      current.modifier(SpokenAsValue())
    } else if let row = choices.current {
      OptionLabel(option: row.option).modifier(SpokenAsValue())
    }
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { label }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    guard isMenu else { return }
    let choice = environment.controlPolicy.menuPicker
    if choice == .popUpButton { described.element.traits.insert(.popUpButton) }
    described.note([choice.rule])
    described.valueYieldsToName = true
  }
}
