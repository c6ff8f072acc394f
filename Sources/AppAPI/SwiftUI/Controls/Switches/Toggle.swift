import AccessibilityModel

/// A control that is either on or off.
///
///     Toggle("Airplane Mode", isOn: $isFlying)
/// - Source: Behaviour 3.4
public struct Toggle<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let state: ToggleState
  let label: Label
}

/// Whether a toggle is on, and what turns it.
struct ToggleState {
  let isOn: Binding<Bool>
  /// Read anew each time, so that a change of any source is noticed.
  let isMixed: () -> Bool

  init(_ isOn: Binding<Bool>) {
    self.isOn = isOn
    isMixed = { false }
  }

  init<Sources: RandomAccessCollection>(
    _ sources: Sources, _ read: @escaping (Sources.Element) -> Binding<Bool>
  ) {
    isOn = Binding(
      get: { sources.allSatisfy { read($0).wrappedValue } },
      set: { new in for source in sources { read(source).wrappedValue = new } })
    isMixed = {
      let values = Set(sources.map { read($0).wrappedValue })
      return values.count > 1
    }
  }
}

extension Toggle: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a switch with a label of views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(state: ToggleState(isOn), label: label())
  }

  /// Makes a switch with a label of views for several values at once.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(state: ToggleState(sources) { $0[keyPath: isOn] }, label: label())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was given, in the styles further out.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(state: configuration.state, label: configuration.label)
  }
}

extension Toggle: PrimitiveView {}

extension Toggle: ControlView {
  var activation: (@MainActor () -> Void)? {
    { state.isOn.wrappedValue.toggle() }
  }

  var usesInnerControl: Bool { true }

  func content(in environment: EnvironmentValues) -> any View {
    environment.isInMenu ? label : switchOrStyle(in: environment)
  }

  @MainActor private func switchOrStyle(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any ToggleStyle).self) { style, scope in
      style.view(.init(state: state, label: .init(content: scope.part(label))))
    } ?? SwitchBody(label: label)
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? {
    environment.hidesLabels ? label : nil
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    // The entry of a menu is chosen or not, as one of UIKit's is.
    guard !environment.isInMenu else {
      described.element.traits.insert(.button)
      if state.isMixed() || state.isOn.wrappedValue { described.element.traits.insert(.selected) }
      return
    }
    described.element.traits.formUnion([.toggleButton, .button])
    described.element.value = state.isMixed() ? "2" : SpokenText(state.isOn.wrappedValue ? "1" : "0")
  }
}
