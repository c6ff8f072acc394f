/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a group box.
public struct GroupBoxStyleConfiguration {
  /// What names the group.
  public let label: Label
  /// What is in the group.
  public let content: Content

  /// What names the group.
  public struct Label {
    let content: any View
  }

  /// What is in the group.
  public struct Content {
    let content: any View
  }
}

extension GroupBoxStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Label: ErasedView {}

extension GroupBoxStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Content: ErasedView {}

extension GroupBoxStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of group boxs inside.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any GroupBoxStyle>(style: style))
  }
}

/// The look that the place gives a group box.
public struct DefaultGroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxBody(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that the place gives a group box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
