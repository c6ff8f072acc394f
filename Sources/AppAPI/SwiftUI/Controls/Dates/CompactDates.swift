import AccessibilityModel

/// The label of a date picker, and a button for the date and one for the time.
///
/// The buttons say what they are where no label stands beside them.
/// - Source: Behaviour 3.4
struct CompactDates {
  @Environment(\.dynamicTypeSize) private var textSize
  let choice: DateChoice
  let label: ErasedPart?

  init(choice: DateChoice, label: ErasedPart?) {
    self.choice = choice
    self.label = label
  }
}

extension CompactDates: View {
  /// The label before the buttons, and above them at the text sizes for accessibility.
  ///
  /// - Source: Behaviour 6.2
  var body: some View {
    let isStacked = textSize.isAccessibilitySize
    let layout = isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      if let label {
        label
        if !isStacked { Spacer(minLength: 8) }
      }
      if choice.components.contains(.date) {
        CompactDate(choice: choice, isTime: false, isAlone: label == nil)
      }
      if choice.components.contains(.hourAndMinute) {
        CompactDate(choice: choice, isTime: true, isAlone: label == nil)
      }
    }
  }
}

/// A button that says the date or the time, and opens what sets it.
struct CompactDate {
  @State private var isOpen = false
  let choice: DateChoice
  let isTime: Bool
  /// True where no label stands beside it.
  let isAlone: Bool

  init(choice: DateChoice, isTime: Bool, isAlone: Bool = false) {
    self.choice = choice
    self.isTime = isTime
    self.isAlone = isAlone
  }
}

extension CompactDate: View {
  var body: some View {
    let opening = $isOpen
    // A date that is cut off, or goes on in another line, says less than one in smaller letters.
    DateButton(choice: choice, isTime: isTime, isAlone: isAlone, isOpen: isOpen) {
      opening.wrappedValue = true
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .modifier(
      PresentationModifier(
        item: opening.item, identity: { _ in 0 }, place: .popup, onDismiss: nil,
        content: { _ in DatePopup(choice: choice, isTime: isTime) }))
  }
}

/// What the button of a date picker opens.
struct DatePopup {
  @Environment(\.dismiss) private var dismiss
  let choice: DateChoice
  let isTime: Bool

  init(choice: DateChoice, isTime: Bool) {
    self.choice = choice
    self.isTime = isTime
  }
}

extension DatePopup: View {
  var body: some View {
    if isTime {
      DateWheels(choice: DateChoice(choice.selection, choice.limits, .hourAndMinute))
    } else {
      GraphicalDates(choice: DateChoice(choice.selection, choice.limits, .date))
    }
    Button(String(system: .dismissPopup)) { dismiss() }.modifier(RenderingEffectModifier(.unseen))
  }
}

/// The date or the time of a picker as a button.
struct DateButton {
  let choice: DateChoice
  let isTime: Bool
  let isAlone: Bool
  let isOpen: Bool
  let open: @MainActor () -> Void
}

extension DateButton: View {
  typealias Body = Never
}

extension DateButton: PrimitiveView {}

extension DateButton: ControlView {
  var activation: (@MainActor () -> Void)? { open }

  func content(in environment: EnvironmentValues) -> any View {
    Text(verbatim: words(environment)).modifier(SpokenAsValue()).padding(.horizontal, 12).frame(minHeight: 34)
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    described.element.value = SpokenText(words(environment))
    if isAlone {
      described.element.label = SpokenText(String(system: isTime ? .timePicker : .datePicker))
    }
    described.element.expanded = isOpen
  }

  private func words(_ environment: EnvironmentValues) -> String {
    let words = DateWords(environment)
    let date = choice.selection.wrappedValue
    return isTime ? words.time(date) : words.date(date)
  }
}
