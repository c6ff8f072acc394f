import AccessibilityModel

/// A control that is either on or off.
///
///     Toggle("Airplane Mode", isOn: $isFlying)
/// - Source: at-behaviour 3.4
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a switch with a label of views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Makes a switch with words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle: PrimitiveView where Label: View {}

extension Toggle: ControlView where Label: View {
  var activation: (@MainActor () -> Void)? {
    { isOn.wrappedValue.toggle() }
  }

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.traits.formUnion([.toggleButton, .button])
    fragment.element.value = SpokenText(isOn.wrappedValue ? "1" : "0")
  }
}
