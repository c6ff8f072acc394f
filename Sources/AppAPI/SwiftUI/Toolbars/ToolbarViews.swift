import AccessibilityModel
import AppHost
import Drawing

/// The items of one place of the bar at the upper edge.
struct ToolbarRow {
  let entries: [ToolbarEntry]
  let slot: BarSlot
}

extension ToolbarRow: View {
  var body: some View {
    ForEach(entries) { CarriedView(entry: $0).layoutValue(key: BarSlotKey.self, value: slot) }
  }
}

/// A button that opens the items for which a bar has no place.
struct OverflowMenu {
  let entries: [ToolbarEntry]
}

extension OverflowMenu: View {
  var body: some View {
    if !entries.isEmpty {
      Menu(String(system: .more)) { ForEach(entries) { CarriedView(entry: $0) } }
    }
  }
}

/// A bar at the lower edge.
///
/// - Source: Behaviour 3.4
struct BottomBar {
  let entries: [ToolbarEntry]
}

extension BottomBar: View {
  var body: some View {
    HStack {
      ForEach(entries.filter { $0.place == .bottomBar }) { CarriedView(entry: $0) }
      ForEach(entries.filter { $0.place == .status }) { CarriedView(entry: $0) }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, minHeight: 44)
    .modifier(StyleModifier<AnyButtonStyle>(style: .standard(BarButtonStyle())))
    .environment(\.isInRow, false)
    .modifier(BarGroup(elementType: .toolbar))
  }
}

/// A bar above the keyboard.
struct KeyboardBar {
  let entries: [ToolbarEntry]
}

extension KeyboardBar: View {
  var body: some View {
    HStack { ForEach(entries) { CarriedView(entry: $0) } }
      .padding(.horizontal)
      .frame(maxWidth: .infinity, minHeight: 44)
      .modifier(StyleModifier<AnyButtonStyle>(style: .standard(BarButtonStyle())))
      .environment(\.isInRow, false)
      .modifier(BarGroup(elementType: .toolbar))
  }
}

/// Content with a bar that is there while a person writes in it.
final class KeyboardBarItem: ContainerItem {
  var barSource: () -> [LayoutItem] = { [] }
  private let layout = LayerLayout(alignment: .center, isMirrored: false)

  private var main: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  private var bars: [LayoutItem] {
    let items = barSource()
    adopt(items)
    return items
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, spacing: nil, alignment: .center, isMirrored: false)
  }

  override var contents: [LayoutItem] { main + bars }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.solve(main, proposal).size }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let items = main
    let bars = bars.map { (item: $0, size: $0.size(ProposedViewSize(width: bounds.width, height: nil))) }
    var (rest, offered) = (bounds, proposal)
    // Where a picture has the keyboard, content gives way to the bar above it as well.
    if RunningApp.current[PicturedKeyboard.self].height > 0 {
      rest.size.height = max(0, bounds.height - (bars.map(\.size.height).max() ?? 0))
      offered.height = rest.height
    }
    stack.place(items, in: rest, stack.solve(items, offered))
    for (bar, size) in bars {
      bar.place(
        at: CGPoint(x: bounds.minX, y: max(bounds.maxY, graph.screen.maxY) - size.height),
        ProposedViewSize(size))
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    let content = main.flatMap(\.describedElements)
    guard content.contains(where: \.isWrittenIn) else { return content }
    var group = DescribedElement.container(identity, frame: frame)
    group.element.childOrder = .given
    var inside = DescribedElement.container(bodyIdentity, frame: frame)
    inside.children = content
    group.children = [inside] + bars.flatMap(\.describedElements)
    return [group]
  }

  private lazy var bodyIdentity = ElementIdentity()

  override func draw(into list: inout DisplayList) {
    let isOpen = main.contains { $0.describedElements.contains(where: \.isWrittenIn) }
    for item in main + (isOpen ? bars : []) { item.draw(into: &list) }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    let isOpen = main.flatMap(\.describedElements).contains(where: \.isWrittenIn)
    for item in (isOpen ? bars : []) + main.reversed() {
      if let handler = item.tapHandler(at: point) { return handler }
    }
    return nil
  }
}

extension DescribedElement {
  /// True where a person writes in it or in something inside.
  var isWrittenIn: Bool {
    element.traits.contains(.isEditing) || children.contains(where: \.isWrittenIn)
  }
}
