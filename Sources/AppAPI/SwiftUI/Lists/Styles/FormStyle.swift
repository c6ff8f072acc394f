/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a form.
  typealias Configuration = FormStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a form.
public struct FormStyleConfiguration {
  /// The rows of the form.
  public let content: Content

  /// The rows of the form.
  public struct Content {
    let content: any View
  }
}

extension FormStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension FormStyleConfiguration.Content: ErasedView {}

extension FormStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of forms inside.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any FormStyle>(style: style))
  }
}

/// The look that the place gives a form.
public struct AutomaticFormStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that the place gives a form.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
public struct GroupedFormStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
