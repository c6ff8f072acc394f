/// Items of a screen's bars.
///
///     struct Saving: ToolbarContent {
///       var body: some ToolbarContent { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the items are made of.
  associatedtype Body: ToolbarContent

  /// What the items are made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// Items that a person may rearrange; they keep their order here.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Items that the framework shows itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is shown by the framework and has no body to ask for.")
  }
}

/// Items that the framework knows.
@MainActor
protocol ToolbarSource {
  /// Hands the items on, in their order.
  func collect(into collector: ToolbarCollector)
}

/// Items of bars in the order of the code.
@MainActor
final class ToolbarCollector {
  /// One item on its way into a bar.
  struct Item {
    let place: ToolbarPlace
    let content: any View
  }

  private(set) var items: [Item] = []
  private var storages: [Int: PropertyStorage] = [:]
  private var nextStorage = 0
  private let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Reads all items anew.
  func read<Content: ToolbarContent>(_ content: Content) -> [Item] {
    items = []
    nextStorage = 0
    add(content)
    return items
  }

  /// Adds items, evaluating those of the app's own making.
  func add<Content: ToolbarContent>(_ content: Content) {
    if let source = content as? any ToolbarSource { return source.collect(into: self) }
    guard Content.Body.self != Never.self else { return }
    let storage = storages[nextStorage] ?? PropertyStorage(type: Content.self)
    var connected = content
    storage.connect(&connected, of: node)
    storages[nextStorage] = storage
    nextStorage += 1
    add(connected.body)
  }

  /// Adds one item.
  func add(_ place: ToolbarPlace, _ content: any View) {
    items.append(Item(place: place, content: content))
  }

  /// Lets go of what the properties of items keep.
  func disconnect() {
    for storage in storages.values { storage.disconnect() }
  }
}

/// Several items in their order.
public struct _ToolbarItems: CustomizableToolbarContent {
  /// Has no body of its own.
  public typealias Body = Never
  nonisolated(unsafe) private let parts: [any ToolbarContent]

  nonisolated init(_ parts: [any ToolbarContent]) {
    self.parts = parts
  }
}

extension _ToolbarItems: ToolbarSource {
  func collect(into collector: ToolbarCollector) {
    for part in parts { collector.add(part) }
  }
}

/// Items that are there where a condition holds.
struct PossibleItems<Content: ToolbarContent>: CustomizableToolbarContent {
  typealias Body = Never
  nonisolated(unsafe) private let content: Content?

  nonisolated init(_ content: Content?) {
    self.content = content
  }
}

extension PossibleItems: ToolbarSource {
  func collect(into collector: ToolbarCollector) {
    if let content { collector.add(content) }
  }
}

/// Puts items of bars together, in their order.
@resultBuilder
public struct ToolbarContentBuilder {
  /// No item.
  public static func buildBlock() -> _ToolbarItems {
    _ToolbarItems([])
  }

  /// A single item stays itself.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Any number of items become one list.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return _ToolbarItems(parts)
  }

  /// An item as it stands in the closure.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// The items of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent
  {
    PossibleItems(content)
  }

  /// The first branch of a choice.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems([first])
  }

  /// The second branch of a choice.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems([second])
  }

  /// Items that depend on what the system offers.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems([content])
  }
}

extension ToolbarContent {
  /// Sets whether the item stands on the background that the items of its bar share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
