import AccessibilityModel

/// The control for the height of a card.
///
/// - Source: Behaviour 1.5.3, 3.4
struct SheetGrabber {
  let choose: @MainActor () -> Void
}

extension SheetGrabber: View {
  typealias Body = Never
}

extension SheetGrabber: PrimitiveView {}

extension SheetGrabber: ControlView {
  var activation: (@MainActor () -> Void)? { choose }

  func content(in environment: EnvironmentValues) -> any View { ControlPart.main }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.label = SpokenText(String(system: .card))
    described.element.hint = SpokenText(String(system: .cardHint))
    described.element.traits.insert(.button)
  }
}

/// What takes something presented away, beside it.
///
/// - Source: Behaviour 1.5.3, 3.4
struct SheetExit {
  let leave: @MainActor () -> Void
}

extension SheetExit: View {
  typealias Body = Never
}

extension SheetExit: PrimitiveView {}

extension SheetExit: ControlView {
  var activation: (@MainActor () -> Void)? { leave }

  func content(in environment: EnvironmentValues) -> any View { Color.clear }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.label = SpokenText(String(system: .dismissWindow))
    described.element.traits.insert(.button)
    described.note([environment.controlPolicy.focusAfterDismissal.rule])
  }
}
