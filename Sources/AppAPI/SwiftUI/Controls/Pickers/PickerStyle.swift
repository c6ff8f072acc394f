/// How pickers show what can be chosen.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// How the options are shown; only the framework's own styles have a kind.
  var kind: PickerKind { get }
}

/// The ways in which a picker shows what can be chosen.
public struct PickerKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, menu, segmented, wheel, inline, navigationLink, radioGroup, palette
  }

  let kind: Kind
}

extension View {
  /// Sets how pickers inside show what can be chosen.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any PickerStyle>(style: style))
  }

  /// Sets how the wheel of date and other pickers inside lies; nothing is heard of it.
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
