import AccessibilityModel
import AppHost

/// One tab of a bar, as the bar shows it.
struct TabBarTab: Identifiable {
  /// The screen it leads to; `nil` for the list of those for which the bar has no space.
  let page: TabPage?
  /// What is written on it, if anything is.
  let label: LayoutItem?
  let badge: Text?
  let isSelected: Bool
  let isEnabled: Bool
  let choose: @MainActor () -> Void

  var id: ObjectIdentifier? { page.map { ObjectIdentifier($0) } }
}

/// A screen above the bar of tabs that led to it.
struct TabsWithBar {
  @Environment(\.tabAccessory) private var accessory
  let page: LayoutItem?
  let tabs: [TabBarTab]
  let rows: [TabBarTab]
  let isBarHidden: Bool

  nonisolated init(page: LayoutItem?, tabs: [TabBarTab], rows: [TabBarTab], isBarHidden: Bool) {
    self.page = page
    self.tabs = tabs
    self.rows = rows
    self.isBarHidden = isBarHidden
  }
}

extension TabsWithBar: View {
  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if rows.isEmpty { ShownItem(item: page) } else { MoreTabs(rows: rows) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if let accessory { ErasedPart(accessory).environment(\.tabAccessory, nil) }
      if !isBarHidden, !tabs.isEmpty { TabBar(tabs: tabs) }
    }
  }
}

/// The screens for whose tabs there is no space, in a list.
struct MoreTabs {
  let rows: [TabBarTab]
}

extension MoreTabs: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(system: .more)).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader).frame(
        minHeight: 52)
      ForEach(rows) { TabButton(tab: $0, isInBar: false).frame(minHeight: 44) }
      Spacer()
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A bar of tabs at the lower edge.
///
/// - Source: Behaviour 1.5.2, 1.5.3
struct TabBar {
  let tabs: [TabBarTab]
}

extension TabBar: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs) { TabButton(tab: $0, isInBar: true) }
    }
    .frame(maxWidth: .infinity, minHeight: 49)
    .modifier(BarGroup(traits: .tabBar))
  }
}

/// One tab, in the bar or in the list of those for which the bar has no space.
struct TabButton {
  let tab: TabBarTab
  let isInBar: Bool
}

extension TabButton: View {
  typealias Body = Never
}

extension TabButton: PrimitiveView {}

extension TabButton: ControlView {
  var activation: (@MainActor () -> Void)? { tab.isEnabled ? tab.choose : nil }

  func content(in environment: EnvironmentValues) -> any View {
    let words = ZStack {
      if tab.page == nil { Text(verbatim: String(system: .more)) } else { ShownItem(item: tab.label) }
    }
    // The bar draws small words, which do not grow with the person's text size and do not wrap.
    return words.frame(
      maxWidth: isInBar ? .infinity : nil, minHeight: isInBar ? 49 : 44, maxHeight: isInBar ? 49 : nil)
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.button)
    if isInBar { described.element.traits.insert(.tabBarItem) }
    if tab.isSelected { described.element.traits.insert(.selected) }
    if !tab.isEnabled { described.element.traits.insert(.notEnabled) }
    guard let badge = tab.badge else { return }
    let choice = environment.controlPolicy.tabBadge
    described.note([choice.rule])
    guard choice == .value else { return }
    let words = badge.resolved(in: environment).heard
    guard let count = Int(words.string) else {
      described.element.value = words
      return
    }
    // The bar of tabs is UIKit's, and counts items as that does.
    let counting = RunningApp.current[ViewPolicy.self].tabBarBadge
    described.note([counting.rule])
    described.element.value =
      counting == .items ? SpokenText(String(system: .items, ["count": "\(count)"])) : words
  }
}
