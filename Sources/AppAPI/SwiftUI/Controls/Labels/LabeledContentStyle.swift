/// How a label stands beside what it names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a pair.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of one pair.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a label and what it names.
public struct LabeledContentStyleConfiguration {
  /// What stands at the beginning of the line.
  public let label: Label
  /// What it names.
  public let content: Content

  /// The label of a pair.
  public struct Label {
    let content: any View
  }

  /// What the label of a pair names.
  public struct Content {
    let content: any View
  }
}

extension LabeledContentStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension LabeledContentStyleConfiguration.Label: ErasedView {}

extension LabeledContentStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension LabeledContentStyleConfiguration.Content: ErasedView {}

extension LabeledContentStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how labels inside stand beside what they name.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any LabeledContentStyle>(style: style))
  }
}

/// The look that the place gives a label and what it names.
public struct AutomaticLabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The look of one pair.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledPair(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that the place gives a label and what it names.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
