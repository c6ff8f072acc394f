/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a menu.
  typealias Configuration = MenuStyleConfiguration

  /// The look of one menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a menu.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// The label of a menu.
  public struct Label {
    let content: any View
  }

  /// The list of a menu.
  public struct Content {
    let content: any View
  }
}

extension MenuStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension MenuStyleConfiguration.Label: ErasedView {}

extension MenuStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension MenuStyleConfiguration.Content: ErasedView {}

extension MenuStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of menus inside.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any MenuStyle>(style: style))
  }

  /// Sets whether menus inside show that they are menus; nothing is heard of it.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The look that the place gives a menu.
public struct DefaultMenuStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle {
  /// The look of one menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button.
public struct ButtonMenuStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle {
  /// The look of one menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button without a border.
public struct BorderlessButtonMenuStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
  /// The look of one menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that the place gives a menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks like a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that looks like a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
