import AccessibilityModel

/// A label beside what it names.
///
///     LabeledContent("Version", value: "1.4")   // heard as one: "Version, 1.4"
/// - Source: Behaviour 3.4
public struct LabeledContent<Label, Content> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a label of views beside content of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {}

extension LabeledContent: StyledView where Label: View, Content: View {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any LabeledContentStyle).self) { style, scope in
      style.view(
        .init(label: .init(content: scope.part(label)), content: .init(content: scope.part(content))))
    } ?? LabeledPair(label: label, content: content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a label of words from the app's own language files beside content of views.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a label of words beside content of views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a label of words from the app's own language files beside words.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a label of words beside words.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Makes a label of words from the app's own language files beside a value in a format.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a label of words beside a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the pair that a style was given, in the styles further out.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
