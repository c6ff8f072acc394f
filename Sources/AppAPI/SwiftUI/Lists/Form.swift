/// Controls in rows, grouped by sections.
public struct Form<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let content: Content
}

extension Form: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a form of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {}

extension Form: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any FormStyle).self) { style, scope in
      style.view(.init(content: .init(content: scope.part(content))))
    } ?? List { content }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style was given, in the styles further out.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}
