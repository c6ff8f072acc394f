import AccessibilityModel

/// Several screens of which one is shown, chosen by tabs or by turning pages.
///
///     TabView {
///       Tab("Kennel", systemImage: "house") { KennelView() }
///       Tab("Search", systemImage: "magnifyingglass") { SearchView() }
///     }
///     // "Tab bar, selected, Kennel, tab, 1 of 2"
///
/// Screens that are not shown keep their state; they come onto the screen when they are chosen.
/// - Source: Behaviour 1.5.2, 1.5.3, 3.4
public struct TabView<SelectionValue: Hashable, Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  @State private var chosen: SelectionValue?
  @State private var chosenPlace = 0
  @State private var isListOpen = false
  private let selection: Binding<SelectionValue>?
  private let content: Content

  private nonisolated init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: View {
  /// The screen that is shown, and what chooses another.
  public var body: some View {
    let choice = TabChoice(
      selection: selection, chosen: $chosen, place: $chosenPlace, isListOpen: $isListOpen)
    TabsReader(content: content) { pages, environment in choice.selectedContent(pages, environment) }
  }

  /// Makes screens one of which a value chooses.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content())
  }
}

extension TabView where SelectionValue == Int {
  /// Makes screens that only the person chooses among.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }
}

extension TabView {
  /// Makes screens, one for each tab, one of which a value chooses.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection, TabContentBuilder.Content(tabs: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Makes screens, one for each tab, that only the person chooses among.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(nil, TabContentBuilder.Content(tabs: content()))
  }
}

/// Which of several screens is chosen, and who says so.
@MainActor
struct TabChoice<Value: Hashable> {
  let selection: Binding<Value>?
  let chosen: Binding<Value?>
  let place: Binding<Int>
  let isListOpen: Binding<Bool>

  /// Where the chosen screen stands among all; the first where none bears the chosen value.
  private func index(among pages: [TabPage]) -> Int? {
    guard !pages.isEmpty else { return nil }
    if let wanted = selection?.wrappedValue ?? chosen.wrappedValue {
      if let index = pages.firstIndex(where: { $0.value(as: Value.self) == wanted }) { return index }
      if let place = wanted as? Int, pages.indices.contains(place), pages[place].value(as: Value.self) == nil
      {
        return place
      }
      if selection != nil { return 0 }
    }
    return min(place.wrappedValue, pages.count - 1)
  }

  /// Chooses a screen.
  private func choose(_ index: Int, among pages: [TabPage]) {
    guard pages.indices.contains(index) else { return }
    let value = pages[index].value(as: Value.self) ?? index as? Value
    if let selection {
      if let value { selection.wrappedValue = value }
    } else {
      chosen.wrappedValue = pages[index].value(as: Value.self)
      place.wrappedValue = index
    }
  }

  /// What shows the chosen screen in the style that is in force.
  func selectedContent(_ pages: [TabPage], _ environment: EnvironmentValues) -> SelectedTabContent {
    switch environment.tabViewStyle {
    case .sidebar where environment.horizontalSizeClass == .regular: sidebar(pages)
    case .bar, .sidebar: bar(pages, environment)
    case .pages(let axis, let showsDots): paged(pages, axis, showsDots)
    }
  }

  private func paged(_ pages: [TabPage], _ axis: Axis, _ showsDots: PageDots) -> SelectedTabContent {
    let index = index(among: pages)
    let view = PagedTabs(
      page: index.map { pages[$0].item }, index: index ?? 0, count: pages.count, axis: axis, dots: showsDots
    ) { choose($0, among: pages) }
    return SelectedTabContent(shown: index.map { pages[$0] }, view: view)
  }

  // MARK: With a column

  private func sidebar(_ pages: [TabPage]) -> SelectedTabContent {
    let shown = index(among: pages).map { pages[$0] }
    var sections: [SidebarSection] = []
    for (index, page) in pages.enumerated() {
      let tab = TabBarTab(
        page: page, label: page.label?.item, badge: page.badge, isSelected: page === shown,
        isEnabled: page.isEnabled
      ) {
        if page === shown { page.node.popToFirstScreen() } else { choose(index, among: pages) }
      }
      if sections.last?.heading !== page.section || sections.isEmpty {
        sections.append(SidebarSection(id: index, heading: page.section, tabs: []))
      }
      sections[sections.count - 1].tabs.append(tab)
    }
    let isHidden = shown?.node.preference(BarVisibilityKey.self)?[.tabBar] == .hidden
    return SelectedTabContent(
      shown: shown, view: TabsWithSidebar(page: shown?.item, sections: isHidden ? [] : sections))
  }

  // MARK: With a bar

  /// How many tabs there is space for.
  private static var tabLimit: Int { 5 }

  private func bar(_ pages: [TabPage], _ environment: EnvironmentValues) -> SelectedTabContent {
    let searching = pages.filter(\.isSearch)
    let ordered = pages.filter { !$0.isSearch } + searching
    let isNarrow = environment.horizontalSizeClass == .compact
    let hasList = isNarrow && ordered.count > Self.tabLimit
    let withTab = hasList ? Array(ordered.prefix(Self.tabLimit - 1)) : ordered
    let listed = Array(ordered.dropFirst(withTab.count))
    let shown = index(among: pages).map { pages[$0] }
    let isListed = shown.map { page in listed.contains { $0 === page } } ?? false
    let showsList = hasList && isListOpen.wrappedValue
    func choosing(_ page: TabPage) -> @MainActor () -> Void {
      {
        isListOpen.wrappedValue = false
        if page === shown, !showsList { return page.node.popToFirstScreen() }
        if let index = pages.firstIndex(where: { $0 === page }) { choose(index, among: pages) }
      }
    }
    var tabs = withTab.map { page in
      TabBarTab(
        page: page, label: page.label?.item, badge: page.badge, isSelected: page === shown && !showsList,
        isEnabled: page.isEnabled, choose: choosing(page))
    }
    if hasList {
      tabs.append(
        TabBarTab(
          page: nil, label: nil, badge: nil, isSelected: isListed || showsList, isEnabled: true,
          choose: { isListOpen.wrappedValue = true }))
    }
    let rows = listed.map { page in
      TabBarTab(
        page: page, label: page.label?.item, badge: page.badge, isSelected: false, isEnabled: page.isEnabled,
        choose: choosing(page))
    }
    let isHidden = shown?.node.preference(BarVisibilityKey.self)?[.tabBar] == .hidden
    let view = TabsWithBar(
      page: showsList ? nil : shown?.item, tabs: tabs, rows: showsList ? rows : [], isBarHidden: isHidden)
    return SelectedTabContent(shown: showsList ? nil : shown, view: view)
  }
}
