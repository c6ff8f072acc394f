import AccessibilityModel

/// A control that does something when activated.
///
///     Button("Take Survey") { isPresented = true }
public struct Button<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  var kind = ButtonKind.button
  /// True where activating it opens a list of choices.
  var opensChoices = false
}

extension Button: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a button with a label of views.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role and a label of views.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was given, in the styles further out.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension Button: PrimitiveView {}

extension Button: ControlView {
  var activation: (@MainActor () -> Void)? { action }
  var usesInnerControl: Bool { true }

  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: AnyButtonStyle.self) { style, scope in
      style.body(of: self, label: scope.part(label), isPressed: environment.isHeldDown)
    } ?? label
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    // In an open menu it is an entry like others, as in a menu of UIKit's.
    guard opensChoices, !environment.isInMenu else { return }
    let choice = environment.controlPolicy.menu
    if choice == .popUpButton { described.element.traits.insert(.popUpButton) }
    described.note([choice.rule])
  }
}

extension View {
  /// Sets what becomes of buttons inside while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(IgnoredModifier())
  }
}

/// What becomes of a button while it is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As the place has it, again and again, or once.
  case automatic, enabled, disabled
}
