/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The look of one of them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a control group.
public struct ControlGroupStyleConfiguration {
  /// What names the group.
  public let label: Label
  /// The controls of the group.
  public let content: Content

  /// What names the group.
  public struct Label {
    let content: any View
  }

  /// The controls of the group.
  public struct Content {
    let content: any View
  }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ControlGroupStyleConfiguration.Label: ErasedView {}

extension ControlGroupStyleConfiguration.Content: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ControlGroupStyleConfiguration.Content: ErasedView {}

extension ControlGroupStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets the look of control groups inside.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any ControlGroupStyle>(style: style))
  }
}

/// The look that the place gives a control group.
public struct AutomaticControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that the place gives a control group.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls that move back and forth, side by side.
public struct NavigationControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that move back and forth, side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls as small pictures, side by side.
public struct PaletteControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls as small pictures, side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu that holds the controls.
public struct MenuControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu that holds the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls side by side within a menu.
public struct CompactMenuControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The look of one of them.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls side by side within a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
