/// Which tabs a person wants to see and in which order; tabs keep their order here.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// What was changed about a tab.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var isInSidebar: Bool?
    private var isInBar: Bool?

    init() {}

    /// Whether the tab is shown in the column.
    public var sidebarVisibility: Visibility {
      get { Visibility(isInSidebar) }
      set { isInSidebar = newValue.isVisible }
    }

    /// Whether the tab is shown in the bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(isInBar) }
      set { isInBar = newValue.isVisible }
    }
  }

  /// What was changed about a group of tabs.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The names of the tabs in the order of the person; `nil` for that of the code.
    public var tabOrder: [String]?

    init() {}

    /// Brings the order of the code back.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Makes one in which nothing was changed.
  public init() {}

  /// What was changed about the tab of a name.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What was changed about the group of tabs of a name.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Whether the tab of a name is shown in the column.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// Forgets which tabs are shown.
  public mutating func resetVisibility() { tabs = [:] }

  /// Brings the order of the code back in every group.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension AppStorage where Value == TabViewCustomization {
  /// Stores which tabs a person wants to see.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store, .coded, wrappedValue)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Stores which tabs a person wants to see.
  public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String) {
    self.init(key, .coded, wrappedValue)
  }
}

extension Visibility {
  fileprivate init(_ isVisible: Bool?) {
    self =
      switch isVisible {
      case true?: .visible
      case false?: .hidden
      case nil: .automatic
      }
  }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}
