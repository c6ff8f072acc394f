import UIKit

/// Content that belongs together, in a box with a label; the box itself is not heard.
///
/// - Source: Behaviour 3.4
public struct GroupBox<Label: View, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let content: Content
}

extension GroupBox: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a box with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Makes a box with a label of views.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox: PrimitiveView {}

extension GroupBox: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any GroupBoxStyle).self) { style, scope in
      style.view(
        .init(label: .init(content: scope.part(label)), content: .init(content: scope.part(content))))
    } ?? GroupBoxBody(label: label, content: content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// Makes a box named by words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a box named by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style was given, in the styles further out.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The label above the content, with space around both.
struct GroupBoxBody<Label: View, Content: View> {
  @Environment(\.controlPolicy) private var policy
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBoxBody: View {
  var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
        .modifier(
          NotedRule(rule: policy.groupBox.rule, traits: policy.groupBox == .heading ? .header : []))
      VStack { content }.frame(maxWidth: .infinity)
    }
    .padding()
    .modifier(
      RenderingEffectModifier(
        .background(Color(.secondarySystemBackground), RoundedRectangle(cornerRadius: 8))))
  }
}
