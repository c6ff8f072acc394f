/// Tabs with their screens, as they stand in a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value that a tab is chosen by; `Never` where tabs have none.
  associatedtype TabValue: Hashable
  /// The type of what the tabs are made of.
  associatedtype Body: TabContent

  /// What the tabs are made of.
  var body: Body { get }
}

extension Never: TabContent {
  /// No value chooses a tab that cannot exist.
  public typealias TabValue = Never
}

extension TabContent where Body == Never {
  /// Tabs that the framework shows itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is shown by the framework and has no body to ask for.")
  }
}

/// Tabs that the framework knows.
@MainActor
protocol TabSource {
  /// The tabs one by one, without groups.
  var entries: [TabEntry] { get }
}

extension TabContent {
  /// The tabs one by one, each named by its place in the code or by the value that chooses it.
  var tabEntries: [TabEntry] {
    if let source = self as? any TabSource { return source.entries }
    return Body.self == Never.self ? [] : body.tabEntries
  }
}

/// One tab and its screen.
struct TabEntry: Identifiable {
  var id: [AnyHashable] = []
  let value: AnyHashable?
  let label: any View
  let content: any View
  let isSearch: Bool
  var badge: Text?
  var isEnabled = true
  var isHidden = false
  /// What stands above the tabs of its section, in a column.
  var section: TabHeading?
  /// Changes what is heard of the tab.
  var changes: [@MainActor (any View) -> any View] = []

  /// What is written on the tab, as it is heard.
  @MainActor var heardLabel: any View { changes.reduce(label) { $1($0) } }

  /// The same tab inside something that has a place or an identity of its own.
  func inside(_ outer: AnyHashable) -> TabEntry {
    var entry = self
    entry.id.insert(outer, at: 0)
    return entry
  }
}

/// Puts tabs together, in their order.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The screens of tabs, as a view.
  public struct Content<Tabs: TabContent> {
    let tabs: Tabs
  }

  /// No tab.
  public static func buildBlock() -> _TabList<TabValue> {
    _TabList<TabValue> { [] }
  }

  /// A single group of tabs stays itself.
  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C {
    content
  }

  /// Any number of tabs become one list.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabList<TabValue> {
    let parts: [any TabContent] = TabContentBuilder.list(repeat each content)
    nonisolated(unsafe) let held = parts
    return _TabList<TabValue> {
      held.enumerated().flatMap { place, part in part.tabEntries.map { $0.inside(place) } }
    }
  }

  private static func list<each C: TabContent>(_ content: repeat each C) -> [any TabContent] {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return parts
  }

  /// Tabs as they stand in the closure.
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C {
    content
  }

  /// The tabs of an `if` without `else`.
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> some TabContent<TabValue> {
    PossibleTabs(content)
  }

  /// The first branch of a choice.
  public static func buildEither<C: TabContent<TabValue>>(first: C) -> _TabList<TabValue> {
    nonisolated(unsafe) let held = first
    return _TabList<TabValue> { held.tabEntries.map { $0.inside("first") } }
  }

  /// The second branch of a choice.
  public static func buildEither<C: TabContent<TabValue>>(second: C) -> _TabList<TabValue> {
    nonisolated(unsafe) let held = second
    return _TabList<TabValue> { held.tabEntries.map { $0.inside("second") } }
  }

  /// Tabs that depend on what the system offers.
  public static func buildLimitedAvailability<C: TabContent<TabValue>>(_ content: C) -> _TabList<TabValue> {
    nonisolated(unsafe) let held = content
    return _TabList<TabValue> { held.tabEntries }
  }
}

/// Tabs that are there where a condition holds.
struct PossibleTabs<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never
  nonisolated(unsafe) private let content: Content?

  nonisolated init(_ content: Content?) {
    self.content = content
  }
}

extension PossibleTabs: TabSource {
  var entries: [TabEntry] { content?.tabEntries ?? [] }
}

/// Several tabs in their order.
public struct _TabList<TabValue: Hashable>: TabContent {
  /// Has no body of its own.
  public typealias Body = Never
  private let make: @MainActor () -> [TabEntry]

  nonisolated init(_ make: @escaping @MainActor () -> [TabEntry]) {
    self.make = make
  }
}

extension _TabList: TabSource {
  var entries: [TabEntry] { make() }
}

extension TabContentBuilder.Content: View {
  /// The screens, one after the other.
  public var body: some View {
    ForEach(tabs.tabEntries.filter { !$0.isHidden }) { TabEntryView(entry: $0) }
  }
}

/// The screen of a tab, with what is known of the tab.
struct TabEntryView {
  let entry: TabEntry
}

extension TabEntryView: View {
  typealias Body = Never
}

extension TabEntryView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TabEntryNode(self, inputs) }
}

/// Keeps the screen of a tab and what is written on the tab.
final class TabEntryNode: TypedNode<TabEntryView>, TabHolder {
  private var content: ViewNode?
  private(set) lazy var label = TabLabelNode(view.entry.heardLabel, childInputs)

  override init(_ view: TabEntryView, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.entry.content, childInputs)
  }

  override var children: [ViewNode] { (content.map { [$0] } ?? []) + [label] }
  override func makeItems() -> [LayoutItem] { content?.items ?? [] }

  override func viewChanged(from old: TabEntryView) {
    label.update(view.entry.heardLabel)
    content = content?.reconciled(with: view.entry.content, childInputs)
  }

  var badge: Text? { view.entry.badge }
  var isSearch: Bool { view.entry.isSearch }
  var section: TabHeading? { view.entry.section }
  var isEnabled: Bool { view.entry.isEnabled && environment.isEnabled }
  func value<Value>(as type: Value.Type) -> Value? { view.entry.value?.base as? Value }
}
