import AccessibilityModel

/// Content that a button shows and hides.
///
/// - Source: at-behaviour 3.4
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that keeps by itself whether it is open.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a value is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup: View {
  /// The button, and the content while it is open.
  public var body: some View {
    let state = isExpanded ?? $isOpen
    DisclosureButton(isExpanded: state, label: label)
    if state.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group named by words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a group named by words from the app's own language files, open while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Makes a group named by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

/// The button of a disclosure group.
struct DisclosureButton<Label: View> {
  let isExpanded: Binding<Bool>
  let label: Label
}

extension DisclosureButton: View {
  typealias Body = Never
}

extension DisclosureButton: PrimitiveView {}

extension DisclosureButton: ControlView {
  var activation: (@MainActor () -> Void)? {
    { isExpanded.wrappedValue.toggle() }
  }

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.traits.insert(.button)
    fragment.element.expanded = isExpanded.wrappedValue
  }
}
