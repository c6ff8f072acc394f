/// Controls that belong together.
public struct ControlGroup<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let content: Content
  let label: ErasedPart
}

extension ControlGroup: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Groups the controls of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: ErasedPart(EmptyView()))
  }

  /// Groups the controls of a closure under a label of views, which is seen in menus only.
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content(), label: ErasedPart(label()))
  }

  /// Groups the controls of a closure under words from the app's own language files, seen in menus only.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: ErasedPart(Text(titleKey)))
  }

  /// Groups the controls of a closure under words, seen in menus only.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: ErasedPart(Text(title)))
  }

  /// Groups the controls of a closure under words and a symbol, seen in menus only.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: ErasedPart(Label(titleKey, systemImage: systemImage)))
  }
}

extension ControlGroup: PrimitiveView {}

extension ControlGroup: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any ControlGroupStyle).self) { style, scope in
      style.view(
        .init(label: .init(content: scope.part(label)), content: .init(content: scope.part(content))))
    } ?? HStack { content }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes the group that a style was given, in the styles further out.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: ErasedPart(configuration.label))
  }
}
