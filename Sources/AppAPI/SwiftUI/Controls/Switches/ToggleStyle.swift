/// How toggles look; that they are on or off stays the same.
///
/// - Source: Behaviour 3.4
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of one toggle; its texts name the toggle, and a button in it operates the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a toggle.
public struct ToggleStyleConfiguration {
  let state: ToggleState
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// The label of the toggle.
  public let label: Label

  init(state: ToggleState, label: Label) {
    self.state = state
    _isOn = state.isOn
    self.label = label
  }

  /// The label of a toggle.
  public struct Label {
    let content: any View
  }

  /// True where the toggle stands for several values that differ.
  public var isMixed: Bool { state.isMixed() }
}

extension ToggleStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ToggleStyleConfiguration.Label: ErasedView {}

extension ToggleStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how toggles inside look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any ToggleStyle>(style: style))
  }
}

/// A label with a switch at the end of the line.
struct SwitchBody<Label: View> {
  @Environment(\.labelsVisibility) private var visibility
  let label: Label
  /// The colour of the switch while it is on, where the style has one of its own.
  let tint: Color?

  nonisolated init(label: Label, tint: Color? = nil) {
    self.label = label
    self.tint = tint
  }
}

extension SwitchBody: View {
  var body: some View {
    if visibility == .hidden {
      ControlPart.main.frame(width: 51, height: 31).tinted(tint)
    } else {
      HStack {
        // Several views make a title and what is said beneath it.
        VStack(alignment: .leading, spacing: 2) { label }
        Spacer(minLength: 8)
        ControlPart.main.frame(width: 51, height: 31).tinted(tint)
      }
    }
  }
}

/// The look that the place gives a toggle.
public struct DefaultToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  /// The look of one toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchBody(label: configuration.label)
  }
}

/// A label with a switch.
public struct SwitchToggleStyle {
  let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with the colour of a switch that is on.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }
}

extension SwitchToggleStyle: ToggleStyle {
  /// The look of one toggle.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchBody(label: configuration.label, tint: tint)
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  /// The look of one toggle.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(label: configuration.label)
  }
}

/// A box with a mark while the toggle is on.
public struct CheckboxToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
  /// The look of one toggle.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      ControlPart.box.frame(width: 14, height: 14)
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that the place gives a toggle.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark while the toggle is on.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
