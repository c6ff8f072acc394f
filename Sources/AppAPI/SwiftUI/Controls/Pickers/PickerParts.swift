import AccessibilityModel
import UIKit

/// A picker on its way to the look that its style gives it.
@MainActor
struct PickerParts<Label: View, Value: Hashable> {
  let choices: PickerChoices<Value>
  let label: Label
  let current: ErasedPart?

  func view(_ environment: EnvironmentValues) -> any View {
    switch kind(environment) {
    case .automatic, .menu:
      PickerMenu(choices: choices, label: label, current: current)
    case .segmented, .palette: SegmentedOptions(choices: choices)
    case .wheel: PickerWheel(choices: choices)
    case .inline: InlineOptions(choices: choices, label: environment.hidesLabels ? nil : label)
    case .navigationLink: PickerLink(choices: choices, label: label, current: current)
    case .radioGroup:
      RadioOptions(choices: choices, label: environment.hidesLabels ? nil : label)
    }
  }

  private func kind(_ environment: EnvironmentValues) -> PickerKind {
    let styles = environment[StyleKey<any PickerStyle>.self]
    let kind = (styles.last as? any KnownPickerStyle)?.kind ?? .automatic
    return kind == .automatic && environment.isInMenu ? .inline : kind
  }
}

/// One option as a button that is down while it is chosen.
struct OptionButton<Value: Hashable> {
  let choices: PickerChoices<Value>
  let row: PickerChoices<Value>.Row
  var position: PositionInGroup?
  /// True where it has a line of its own among the rows of a list.
  var hasLine = false
}

extension OptionButton: View {
  typealias Body = Never
}

extension OptionButton: PrimitiveView {}

extension OptionButton: ControlView {
  var activation: (@MainActor () -> Void)? { { choices.choose(row) } }

  func content(in environment: EnvironmentValues) -> any View {
    let label = OptionLabel(option: row.option)
    // The mark of what is chosen stands at the end of a row, beside the words of any option.
    guard !isSegment, environment.isInRow, !environment.isInMenu else { return label }
    guard hasLine else { return label.padding(.trailing, 26) }
    return label.padding(.trailing, 26).padding(.vertical, 11).frame(maxWidth: .infinity, alignment: .leading)
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    if choices.isChosen(row) { described.element.traits.insert(.selected) }
    described.element.position = position
  }
}

/// The rows of a picker one by one: buttons, and between them what is only seen.
struct OptionRows<Value: Hashable> {
  let choices: PickerChoices<Value>
}

extension OptionRows: View {
  var body: some View {
    ForEach(choices.rows) { row in
      if row.value == nil {
        OptionLabel(option: row.option)
      } else {
        OptionButton(choices: choices, row: row)
      }
    }
  }
}

/// A header and a button for each option.
struct InlineOptions<Label: View, Value: Hashable> {
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInRow) private var isInRow
  let choices: PickerChoices<Value>
  let label: Label?

  init(choices: PickerChoices<Value>, label: Label?) {
    self.choices = choices
    self.label = label
  }
}

extension InlineOptions: View {
  var body: some View {
    if isInMenu {
      OptionRows(choices: choices)
    } else if isInRow {
      // The row has this space above and below already.
      VStack(alignment: .leading, spacing: 0) {
        if let label {
          label.padding(.vertical, 11)
          if !choices.rows.isEmpty { RowLine() }
        }
        ForEach(choices.rows) { row in
          if row.value == nil {
            OptionLabel(option: row.option).padding(.vertical, 11)
          } else {
            OptionButton(choices: choices, row: row, hasLine: true)
          }
          if row.id != choices.rows.last?.id { RowLine() }
        }
      }
      .padding(.vertical, -11)
    } else {
      label
      OptionRows(choices: choices)
    }
  }
}

/// The line between two rows of a list, where one view makes both.
struct RowLine {}

extension RowLine: View {
  var body: some View {
    Color(.separator).frame(height: 0.5).padding(.trailing, -16).accessibilityHidden(true)
  }
}

/// A group of round buttons, named by the label.
struct RadioOptions<Label: View, Value: Hashable> {
  @Environment(\.laysRadioGroupsAcross) private var isAcross
  let choices: PickerChoices<Value>
  let label: Label?

  init(choices: PickerChoices<Value>, label: Label?) {
    self.choices = choices
    self.label = label
  }
}

extension RadioOptions: View {
  var body: some View {
    HStack(alignment: .top) {
      label
      if isAcross {
        HStack { OptionRows(choices: choices) }
      } else {
        VStack(alignment: .leading) { OptionRows(choices: choices) }
      }
    }
  }
}

/// A button for each option, side by side, each saying its place.
struct SegmentedOptions<Value: Hashable> {
  let choices: PickerChoices<Value>
}

extension SegmentedOptions: View {
  var body: some View {
    let rows = choices.choices
    HStack(spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.element.id) { place, row in
        OptionButton(
          choices: choices, row: row, position: PositionInGroup(index: place + 1, count: rows.count)
        )
        .frame(maxWidth: .infinity, minHeight: 32)
        .modifier(RenderingEffectModifier(.segment))
      }
    }
    .modifier(
      RenderingEffectModifier(.background(Color(.tertiarySystemFill), RoundedRectangle(cornerRadius: 9))))
  }
}

/// A wheel: one element whose value is what is chosen.
struct PickerWheel<Value: Hashable> {
  let choices: PickerChoices<Value>
}

extension PickerWheel: View {
  typealias Body = Never
}

extension PickerWheel: PrimitiveView {}

extension PickerWheel: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func content(in environment: EnvironmentValues) -> any View {
    ZStack {
      ControlPart.main.frame(height: 216)
      if let current = choices.current {
        OptionLabel(option: current.option).modifier(SpokenAsValue(isAside: false))
      }
    }
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.formUnion([.adjustable, .pickerItem])
    described.handlers.increment = { choices.move(by: 1) }
    described.handlers.decrement = { choices.move(by: -1) }
  }
}
