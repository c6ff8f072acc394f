/// How labels show their title and their picture.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a label.
  typealias Configuration = LabelStyleConfiguration

  /// The look of one label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: Title
  /// The picture of the label; heard under the title's words where the title is not shown.
  public let icon: Icon

  /// The title of a label.
  public struct Title {
    let content: any View
  }

  /// The picture of a label.
  public struct Icon {
    let content: any View
  }
}

extension LabelStyleConfiguration.Title: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension LabelStyleConfiguration.Title: ErasedView {}

extension LabelStyleConfiguration.Icon: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: ErasedView {}

extension LabelStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how labels inside show their two parts.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any LabelStyle>(style: style))
  }
}

/// The look that the place gives a label.
public struct DefaultLabelStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle {
  /// The look of one label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The title and the picture.
public struct TitleAndIconLabelStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  /// The look of one label.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  /// The look of one label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone; the title is heard all the same.
public struct IconOnlyLabelStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  /// The look of one label.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that the place gives a label.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone; the title is heard all the same.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
