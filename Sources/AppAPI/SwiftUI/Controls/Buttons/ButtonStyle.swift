/// How buttons look; what a button does and that it is one stays the same.
///
///     struct Quiet: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View { configuration.label.italic() }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of one button; its texts name the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a button.
public struct ButtonStyleConfiguration {
  /// What the button is for, if it said so.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// True while a finger holds the button down.
  public let isPressed: Bool

  /// The label of a button.
  public struct Label {
    let content: any View
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ButtonStyleConfiguration.Label: ErasedView {}

/// How buttons look and how they are operated.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of one button, which has to call `trigger` by itself.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a button that it operates.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for, if it said so.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() {
    action()
  }

  /// The label of a button.
  public struct Label {
    let content: any View
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension PrimitiveButtonStyleConfiguration.Label: ErasedView {}

/// A style of buttons, of one kind or the other.
enum AnyButtonStyle {
  case standard(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// What the style makes of a button.
  @MainActor
  func body<Label: View>(of button: Button<Label>, label: any View, isPressed: Bool) -> any View {
    switch self {
    case .standard(let style):
      style.view(.init(role: button.role, label: .init(content: label), isPressed: isPressed))
    case .primitive(let style):
      style.view(.init(role: button.role, label: .init(content: label), action: button.action))
    }
  }
}

extension ButtonStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension PrimitiveButtonStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how buttons inside look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: AnyButtonStyle.standard(style)))
  }

  /// Sets how buttons inside look and are operated.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: AnyButtonStyle.primitive(style)))
  }
}
