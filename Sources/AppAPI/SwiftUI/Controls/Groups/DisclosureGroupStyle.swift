/// How disclosure groups look and what opens them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// What names the group.
  public let label: Label
  /// What is shown and hidden.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  /// What names the group.
  public struct Label {
    let content: any View
  }

  /// What is shown and hidden.
  public struct Content {
    let content: any View
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Label: ErasedView {}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Content: ErasedView {}

extension DisclosureGroupStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of disclosure groups inside.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any DisclosureGroupStyle>(style: style))
  }
}

/// The look that the place gives a disclosure group.
public struct AutomaticDisclosureGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(isExpanded: configuration.$isExpanded, label: configuration.label) {
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that the place gives a disclosure group.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
