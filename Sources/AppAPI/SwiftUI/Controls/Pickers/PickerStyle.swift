/// How pickers show what can be chosen.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style that the framework knows the look of.
@MainActor
protocol KnownPickerStyle: PickerStyle {
  /// How the options are shown.
  var kind: PickerKind { get }
}

/// The ways in which a picker shows what can be chosen.
enum PickerKind: Hashable, Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, radioGroup, palette
}

extension View {
  /// Sets how pickers inside show what can be chosen.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any PickerStyle>(style: style))
  }

  /// Lays out the radio buttons of pickers inside beside each other.
  public nonisolated func horizontalRadioGroupLayout() -> some View {
    environment(\.laysRadioGroupsAcross, true)
  }
}

private enum RadioGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var laysRadioGroupsAcross: Bool {
    get { self[RadioGroupKey.self] }
    set { self[RadioGroupKey.self] = newValue }
  }
}
