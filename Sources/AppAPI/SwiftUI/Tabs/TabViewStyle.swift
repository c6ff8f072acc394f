/// How the screens of a `TabView` are chosen.
@MainActor @preconcurrency
public protocol TabViewStyle: Sendable {}

/// A style that the framework knows the look of.
@MainActor
protocol KnownTabViewStyle: TabViewStyle {
  var kind: TabViewStyleKind { get }
}

/// What shows several screens of which one is chosen.
enum TabViewStyleKind: Hashable, Sendable {
  case bar
  /// A column where there is space for one beside the screen, else a bar.
  case sidebar
  case pages(Axis, PageDots)
}

private enum TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyleKind.bar
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

/// A bar of tabs at the lower edge.
public struct DefaultTabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// A bar of tabs, or on wide screens a column of them, in which sections have their headings.
public struct SidebarAdaptableTabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// A bar of tabs wherever there is space for one.
public struct TabBarOnlyTabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Pages side by side, turned by scrolling, with dots that say which is to be seen.
///
/// - Source: Behaviour 1.5.3, 3.4
public struct PageTabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    let dots: PageDots

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(dots: .automatic)
    /// Also for a single page.
    public static let always = IndexDisplayMode(dots: .always)
    /// Pages are turned without dots.
    public static let never = IndexDisplayMode(dots: .never)
  }

  private let mode: IndexDisplayMode

  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

/// Pages one below the other, turned by scrolling.
public struct VerticalPageTabViewStyle {
  /// How one page follows another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = TransitionStyle(name: "automatic")
    /// Each at once.
    public static let identity = TransitionStyle(name: "identity")
    /// One fades into the next.
    public static let blur = TransitionStyle(name: "blur")
  }

  /// Makes the style; how one page follows another is not heard.
  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
}

extension DefaultTabViewStyle: KnownTabViewStyle {
  var kind: TabViewStyleKind { .bar }
}

extension SidebarAdaptableTabViewStyle: KnownTabViewStyle {
  var kind: TabViewStyleKind { .sidebar }
}

extension TabBarOnlyTabViewStyle: KnownTabViewStyle {
  var kind: TabViewStyleKind { .bar }
}

extension PageTabViewStyle: KnownTabViewStyle {
  var kind: TabViewStyleKind { .pages(.horizontal, mode.dots) }
}

extension VerticalPageTabViewStyle: KnownTabViewStyle {
  var kind: TabViewStyleKind { .pages(.vertical, .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs at the lower edge.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or on wide screens a column of them, in which sections have their headings.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs wherever there is space for one.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, with dots where there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with dots as the mode says.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one below the other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages one below the other; how one follows another is not heard.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}

/// Sets how the screens of tab views inside are chosen.
struct TabViewStyleModifier<Style: TabViewStyle>: EnvironmentModifier {
  typealias Body = Never
  let style: Style

  func apply(to environment: inout EnvironmentValues) {
    environment.tabViewStyle = (style as? any KnownTabViewStyle)?.kind ?? .bar
  }
}

extension View {
  /// Sets how the screens of tab views inside are chosen.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(TabViewStyleModifier(style: style))
  }
}
