import AccessibilityModel
import Drawing

/// Screens between the bars that belong to the one on top.
struct ScreensWithBars<Screens: View> {
  let screens: Screens
}

extension ScreensWithBars: View {
  typealias Body = Never
}

extension ScreensWithBars: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { BarsNode(self, inputs) }
}

/// Keeps screens and their bars; what a screen asks of its bars makes new bars and touches no screen.
final class BarsNode<Screens: View>: TypedNode<ScreensWithBars<Screens>> {
  private var screens: ViewNode?
  private var upper: ViewNode?
  private var lower: ViewNode?
  private var bars = BarContents()
  private let item: BarsItem

  override init(_ view: ScreensWithBars<Screens>, _ inputs: NodeInputs) {
    item = BarsItem(
      inputs.graph,
      .stack(StackLayout(axis: .vertical, spacing: 0, alignment: .center, isMirrored: false)))
    super.init(view, inputs)
    item.source = { [weak self] in self?.children.flatMap(\.items) ?? [] }
    item.upperBar = { [weak self] in self?.upper?.items.first }
    screens = mount(filling(view.screens), childInputs)
    showBars()
    graph.addPreferenceReader(self)
  }

  override var children: [ViewNode] { [upper, screens, lower].compactMap { $0 } }
  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }

  override func viewChanged(from old: ScreensWithBars<Screens>) {
    screens = screens?.reconciled(with: filling(view.screens), childInputs)
  }

  private func filling(_ screens: Screens) -> some View {
    screens.frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func showBars() {
    let (above, below) = (UpperBar(bars: bars), LowerBar(bars: bars))
    upper = upper?.reconciled(with: above, childInputs) ?? mount(above, childInputs)
    lower = lower?.reconciled(with: below, childInputs) ?? mount(below, childInputs)
    item.escape = bars.escape
  }
}

extension BarsNode: PreferenceReader {
  func preferencesMayHaveChanged() {
    guard isMounted, let new = screens?.preference(BarContentsKey.self), new != bars else { return }
    bars = new
    showBars()
  }
}

extension BarsNode: PreferenceSource {
  /// Ends the way outwards for what is shown in these bars; the bar of tabs lies further out.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    let shown: [any PreferenceKey.Type] = [
      NavigationTitleKey.self, BarSettingsKey.self, ToolbarEntriesKey.self, SearchSessionKey.self,
      DestinationsKey.self, PresentedScreensKey.self, BarContentsKey.self,
    ]
    if !shown.contains(where: { $0 == key }) { value = screens?.preference(key) }
    return true
  }
}

/// The item of screens and their bars, out of which the escape gesture leads back.
///
/// - Source: Behaviour 1.9
final class BarsItem: ArrangingItem {
  var escape: (@MainActor () -> Void)? {
    didSet { invalidateDescription() }
  }
  /// The bar at the upper edge, where there is one.
  var upperBar: () -> LayoutItem? = { nil }

  override func draw(into list: inout DisplayList) {
    if let rows = widestRows(frame.width), let background = rows.background {
      let context = ShapeStyleContext(environment: rows.policy.environment, rect: frame, state: graph.drawing)
      list.fill(Rect(bleeding(frame)), with: .color(context.color(background)))
    }
    let collapse = titleCollapse
    guard collapse > 0, let bar = upperBar() else { return super.draw(into: &list) }
    withDrawingState {
      $0.titleCollapse = (bar.frame.maxY, collapse)
    } _: {
      super.draw(into: &list)
    }
  }

  override func contentDidScroll() {
    for item in collapsingItems {
      item.invalidateLayout()
      item.invalidateDescription()
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame)
    group.children = contents.flatMap(\.describedElements)
    group.handlers.escape = escape
    return group.children.isEmpty ? [] : [group]
  }
}

/// The bar at the upper edge, where there is something to show in it.
struct UpperBar {
  let bars: BarContents
}

extension UpperBar: View {
  var body: some View {
    if bars.showsNavigationBar { NavigationBar(bars: bars) }
  }
}

/// The bar at the lower edge, where there is something to show in it.
struct LowerBar {
  let bars: BarContents
}

extension LowerBar: View {
  var body: some View {
    if bars.showsBottomBar { BottomBar(entries: bars.bottomEntries) }
  }
}

extension LayoutItem {
  /// The rows of a list inside that is as wide as a screen.
  fileprivate func widestRows(_ width: CGFloat) -> ListRowsItem? {
    if let rows = self as? ListRowsItem { return rows.frame.width > width - 1 ? rows : nil }
    if self is LazyRowsItem { return nil }
    return contents.lazy.compactMap { $0.widestRows(width) }.first
  }
}
