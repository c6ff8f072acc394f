import AccessibilityModel

/// The control for the height of a card.
///
/// - Source: at-behaviour 1.5.3, 3.4
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

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.label = SpokenText(String(system: .card))
    fragment.element.hint = SpokenText(String(system: .cardHint))
    fragment.element.traits.insert(.button)
  }
}

/// What takes something presented away, beside it.
///
/// - Source: at-behaviour 1.5.3, 3.4
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

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.label = SpokenText(String(system: .dismissWindow))
    fragment.element.traits.insert(.button)
    fragment.note([environment.controlPolicy.focusAfterDismissal.rule])
  }
}
