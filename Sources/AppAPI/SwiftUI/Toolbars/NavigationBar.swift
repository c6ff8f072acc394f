import AccessibilityModel
import AppHost
import UIKit

/// The bar of a stack: the way back, the title as a heading, buttons around it, and a field to search in.
///
/// - Source: Behaviour 3.4
struct NavigationBar {
  let bars: BarContents
}

extension NavigationBar: View {
  var body: some View {
    let entries = bars.toolbar
    let order = RunningApp.current[OrderPolicy.self].largeTitle
    LayoutView(layout: NavigationBarLayout(), content: content(entries, order, RunningApp.largeTitleGrowth))
      .modifier(StyleModifier<AnyButtonStyle>(style: .standard(BarButtonStyle())))
      .environment(\.isInRow, false)
      .modifier(BarGroup(elementType: .navigationBar, headingRules: rules(entries, order)))
  }

  /// The rules that the place and the size of the title rest on.
  @MainActor private func rules(_ entries: [ToolbarEntry], _ order: OrderPolicy.LargeTitlePlace)
    -> [UncertainRule]
  {
    let hasButtons = entries.contains { [.leading, .trailing, .secondary].contains($0.place) }
    guard bars.titleMode == .large else { return [] }
    return RunningApp.largeTitleRules + (hasButtons ? [order.rule] : [])
  }

  @MainActor @ViewBuilder
  private func content(
    _ entries: [ToolbarEntry], _ order: OrderPolicy.LargeTitlePlace, _ growth: LargeTitleGrowth
  ) -> some View {
    if bars.search?.hasBarToItself != true { titleAndButtons(entries, order, growth) }
    if let search = bars.search {
      SearchField(search).modifier(CollapsingTitle(part: .below))
        .layoutValue(key: BarSlotKey.self, value: .below)
    }
  }

  @ViewBuilder
  private func titleAndButtons(
    _ entries: [ToolbarEntry], _ order: OrderPolicy.LargeTitlePlace, _ growth: LargeTitleGrowth
  ) -> some View {
    let isLarge = bars.titleMode == .large
    if let goBack = bars.goBack, !bars.settings.hidesBackButton {
      BackButton(label: bars.back ?? Text(verbatim: String(system: .back)), goBack: goBack.run)
        .barText(.fixed)
        .layoutValue(key: BarSlotKey.self, value: .leading)
    }
    if isLarge, order == .aboveButtons { title(entries, growth) }
    ToolbarRow(entries: entries.filter { $0.place == .leading }, slot: .leading)
    if !isLarge { title(entries, growth) }
    ToolbarRow(entries: entries.filter { $0.place == .trailing }, slot: .trailing)
    OverflowMenu(entries: entries.filter { $0.place == .secondary })
      .barText(.fixed)
      .layoutValue(key: BarSlotKey.self, value: .trailing)
    if isLarge, order == .belowButtons { title(entries, growth) }
  }
}

extension NavigationBar {
  /// The title and the line below it, where they stand in the order.
  @ViewBuilder
  fileprivate func title(_ entries: [ToolbarEntry], _ growth: LargeTitleGrowth) -> some View {
    let isLarge = bars.titleMode == .large
    BarTitle(bars: bars, isLarge: isLarge)
      .barText(isLarge ? .title(growth) : .fixed)
      .modifier(CollapsingTitle(part: isLarge ? .large : .below))
      .layoutValue(key: BarSlotKey.self, value: isLarge ? .below : .title)
    ToolbarRow(entries: entries.filter { $0.place == .subtitle }, slot: .below)
      .modifier(CollapsingTitle(part: .below))
    if isLarge {
      BarTitle(bars: bars, isLarge: false)
        .barText(.fixed)
        .modifier(CollapsingTitle(part: .inline))
        .layoutValue(key: BarSlotKey.self, value: .title)
    }
  }
}

extension BarContents {
  /// How the title is shown, where nothing is said: large.
  var titleMode: NavigationBarItem.TitleDisplayMode {
    guard principal.isEmpty else { return .inline }
    return settings.titleMode == .inline || settings.titleMode == .inlineLarge ? .inline : .large
  }

  /// What stands in place of the title.
  var principal: [ToolbarEntry] { toolbar.filter { $0.place == .principal } }
}

/// The title, or what stands in its place, and the line below it.
struct BarTitle {
  let bars: BarContents
  /// True where it stands in a row of its own.
  let isLarge: Bool
}

extension BarTitle: View {
  var body: some View {
    if !bars.principal.isEmpty {
      ToolbarRow(entries: bars.principal, slot: .title)
    } else if let title = bars.title, !bars.settings.hidesTitle {
      VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
        TitleText(title: title.text, isLarge: isLarge, menu: bars.toolbar.filter { $0.place == .titleMenu })
        if let subtitle = title.subtitle { subtitle.font(.subheadline) }
      }
      .frame(maxWidth: isLarge ? .infinity : nil, minHeight: isLarge ? 52 : 44, alignment: .leading)
    }
  }
}

/// The title as a heading, which opens a menu where there is one.
struct TitleText {
  let title: Text
  let isLarge: Bool
  let menu: [ToolbarEntry]
}

extension TitleText: View {
  var body: some View {
    let words = title.font(isLarge ? .largeTitle.bold() : .headline)
    if menu.isEmpty {
      words.accessibilityAddTraits(.isHeader)
    } else {
      Menu {
        ForEach(menu) { CarriedView(entry: $0) }
      } label: {
        words
      }
      .accessibilityAddTraits(.isHeader)
    }
  }
}

/// The button that goes back.
struct BackButton {
  let label: Text
  let goBack: @MainActor () -> Void
}

extension BackButton: View {
  typealias Body = Never
}

extension BackButton: PrimitiveView {}

extension BackButton: ControlView {
  var activation: (@MainActor () -> Void)? { goBack }

  func content(in environment: EnvironmentValues) -> any View { label.frame(minWidth: 44, minHeight: 44) }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.formUnion([.button, .backButton])
  }
}

/// What the framework tells assistive technologies of its own accord.
@MainActor
enum AppNotifications {
  /// Another screen is shown.
  static func screenChanged() {
    RunningApp.current.postScreen(.none)
  }
}
