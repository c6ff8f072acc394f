import AccessibilityModel
import AppResources

/// A control that moves a value up and down by steps.
///
///     Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// - Source: Behaviour 3.4
public struct Stepper<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let steps: StepperSteps
}

/// What a stepper does.
struct StepperSteps {
  /// Moves up; `nil` where there is nothing further.
  let increment: () -> (() -> Void)?
  /// Moves down; `nil` where there is nothing further.
  let decrement: () -> (() -> Void)?
  /// What is said of the value, where the app gives a format for it.
  var value: (() -> String)?
  var onEditingChanged: (Bool) -> Void = { _ in }

  /// Moves one step, telling of the beginning and the end.
  func move(_ step: (() -> Void)?) {
    guard let step else { return }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
  }

  /// Steps through every value there is.
  static func free<V: Strideable>(_ value: Binding<V>, by step: V.Stride) -> StepperSteps {
    StepperSteps(
      increment: { { value.wrappedValue = value.wrappedValue.advanced(by: step) } },
      decrement: { { value.wrappedValue = value.wrappedValue.advanced(by: -step) } })
  }

  /// Steps through the values of a range.
  static func within<V: Strideable>(
    _ bounds: ClosedRange<V>, _ value: Binding<V>, by step: V.Stride
  ) -> StepperSteps {
    StepperSteps(
      increment: {
        guard value.wrappedValue < bounds.upperBound else { return nil }
        return { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) }
      },
      decrement: {
        guard value.wrappedValue > bounds.lowerBound else { return nil }
        return { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) }
      })
  }

  /// Calls the app for each step.
  static func calling(_ up: (() -> Void)?, _ down: (() -> Void)?) -> StepperSteps {
    StepperSteps(increment: { up }, decrement: { down })
  }

  func telling(_ onEditingChanged: @escaping (Bool) -> Void) -> StepperSteps {
    var steps = self
    steps.onEditingChanged = onEditingChanged
    return steps
  }

  func saying(_ value: @escaping () -> String) -> StepperSteps {
    var steps = self
    steps.value = value
    return steps
  }
}

extension Stepper: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Stepper: PrimitiveView {}

extension Stepper: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    switch environment.controlPolicy.stepper {
    case .adjustable: StepperControl(label: label, steps: steps)
    case .buttons: StepperButtons(label: label, steps: steps)
    }
  }
}

/// A stepper as one adjustable element.
struct StepperControl<Label: View> {
  let label: Label
  let steps: StepperSteps
}

extension StepperControl: View {
  typealias Body = Never
}

extension StepperControl: PrimitiveView {}

extension StepperControl: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func content(in environment: EnvironmentValues) -> any View {
    let box = ControlPart.main.frame(width: 94, height: 32)
    return environment.hidesLabels
      ? ErasedPart(box)
      : ErasedPart(
        HStack {
          label
          Spacer(minLength: 8)
          box
        })
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? {
    environment.hidesLabels ? label : nil
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.adjustable)
    described.element.elementType = .stepper
    if let value = steps.value { described.element.value = SpokenText(value()) }
    described.note([environment.controlPolicy.stepper.rule])
    described.handlers.increment = { steps.move(steps.increment()) }
    described.handlers.decrement = { steps.move(steps.decrement()) }
  }
}

/// A stepper as a label and two buttons.
struct StepperButtons<Label: View> {
  @Environment(\.labelsVisibility) private var visibility
  let label: Label
  let steps: StepperSteps

  nonisolated init(label: Label, steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }
}

extension StepperButtons: View {
  var body: some View {
    HStack {
      if visibility != .hidden {
        label
        Spacer(minLength: 8)
      }
      StepperButton(title: .decrement, isUp: false, steps: steps, step: steps.decrement)
      StepperButton(title: .increment, isUp: true, steps: steps, step: steps.increment)
    }
  }
}

/// One of the two buttons of a stepper.
struct StepperButton {
  let title: SystemPhrase
  let isUp: Bool
  let steps: StepperSteps
  let step: () -> (() -> Void)?
}

extension StepperButton: View {
  typealias Body = Never
}

extension StepperButton: PrimitiveView {}

extension StepperButton: ControlView {
  var activation: (@MainActor () -> Void)? { { steps.move(step()) } }

  func content(in environment: EnvironmentValues) -> any View {
    ControlPart.main.frame(width: 47, height: 32)
  }
  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { Text(verbatim: String(system: title)) }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    if step() == nil { described.element.traits.insert(.notEnabled) }
    described.note([environment.controlPolicy.stepper.rule])
  }
}
