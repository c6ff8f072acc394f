/// Where a person may move a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Anywhere.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nowhere.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The two places in which tabs may stand on wide screens.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As there is space.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// Side by side at an edge.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A column.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")

  var isBar: Bool { self != .sidebar }
}

/// Where a tab stands on wide screens.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As there is space.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the bar, where a person may take it away.
  public static let optional = TabPlacement(name: "optional")
  /// In the column alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// It keeps its height.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: (any View)? { nil }
}

extension EnvironmentValues {
  /// What stands above the bar of tabs.
  var tabAccessory: (any View)? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Keeps which tabs a person wants to see; tabs keep their order here.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets when the bar of tabs becomes small; it stays as it is for people who listen.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(IgnoredModifier())
  }

  /// Shows a view above the bar of tabs, whichever tab is chosen.
  ///
  ///     TabView { … }.tabViewBottomAccessory { NowPlaying() }
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, content())
  }
}
