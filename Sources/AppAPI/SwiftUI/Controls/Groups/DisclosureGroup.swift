import AccessibilityModel

/// Content that a button shows and hides.
///
/// - Source: Behaviour 3.4
public struct DisclosureGroup<Label: View, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
}

extension DisclosureGroup: View {
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

  /// The button, and the content while it is open.
  public var body: some View {
    DisclosureParts(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
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

  /// Makes a group named by words, open while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}

/// The parts of a disclosure group as its style puts them together.
struct DisclosureParts<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content
}

extension DisclosureParts: View {
  typealias Body = Never
}

extension DisclosureParts: PrimitiveView {}

extension DisclosureParts: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any DisclosureGroupStyle).self) { style, scope in
      style.view(
        .init(
          label: .init(content: scope.part(label)),
          content: .init(content: scope.part(ViewMaker(make: content))), isExpanded: isExpanded))
    } ?? DisclosureBody(isExpanded: isExpanded, label: label, content: content)
  }
}

/// Views that are made when they are shown.
struct ViewMaker<Content: View> {
  let make: () -> Content
}

extension ViewMaker: View {
  var body: some View { make() }
}

/// The button of a disclosure group, and the content while it is open.
struct DisclosureBody<Label: View, Content: View> {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  nonisolated init(
    isExpanded: Binding<Bool>, label: Label, @ViewBuilder content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureBody: View {
  var body: some View {
    DisclosureButton(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue { content() }
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

  func content(in environment: EnvironmentValues) -> any View { label }

  func rowReach(in environment: EnvironmentValues) -> RowReach { .row }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    described.element.expanded = isExpanded.wrappedValue
  }
}

@MainActor
extension DisclosureButton {
  var typeName: String { "DisclosureGroup" }

  func drawInFront(_ drawing: inout ControlDrawing) {
    let line = drawing.context.state.row
    let mark = CGRect(
      x: (line?.maxX ?? drawing.rect.maxX + 20) - 12, y: drawing.rect.midY - 6, width: 12, height: 12)
    let closed = drawing.isMirrored ? "chevron.left" : "chevron.right"
    let place =
      line == nil
      ? drawing.placed(mark)
      : drawing.isMirrored ? CGRect(x: line?.minX ?? 0, y: mark.minY, width: 12, height: 12) : mark
    drawing.symbol(
      isExpanded.wrappedValue ? "chevron.down" : closed, in: place, TintShapeStyle(), weight: .semibold)
  }
}
