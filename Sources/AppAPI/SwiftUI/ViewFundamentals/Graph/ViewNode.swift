import AccessibilityModel
import UIKit

/// A view's lasting place in the graph: it keeps identity and state while view values come and go.
@MainActor
class ViewNode {
  /// The graph the node belongs to.
  let graph: ViewGraph
  /// The node whose view contains this one's.
  private(set) weak var parent: ViewNode?
  /// How many nodes lie above.
  let depth: Int
  /// What the views around have set for this one.
  private(set) var environment: EnvironmentValues
  /// True where the views inside are rows that are made when they are asked for.
  let isLazy: Bool
  /// False once the view has left the screen for good.
  private(set) var isMounted = true
  private var cachedItems: [LayoutItem]?
  /// Where the app's code makes the view, or else what is around it.
  final var sourceLocation: SourceLocation?

  init(_ inputs: NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    isLazy = inputs.isLazy
    sourceLocation = inputs.parent?.sourceLocation
  }

  /// What the app calls the view, for messages to its developer.
  var viewName: String { "a view" }

  /// What the app calls the view, where it is one of the app's own.
  var appViewName: String? { nil }

  /// The nodes of the views directly inside.
  var children: [ViewNode] { [] }

  /// What the views inside are mounted with.
  var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment, isLazy: isLazy && container == nil)
  }

  /// What takes part in layout: that of the children, unless the view makes its own.
  func makeItems() -> [LayoutItem] {
    var items: [LayoutItem] = []
    for child in children { items += child.items }
    return items
  }

  /// What takes part in layout for this view; several for a list of views, none for an empty one.
  final var items: [LayoutItem] {
    if let cachedItems { return cachedItems }
    let items = makeItems()
    if let sourceLocation, !makesNoItems {
      for item in items where item.sourceLocation == nil { item.sourceLocation = sourceLocation }
    }
    cachedItems = items
    return items
  }

  /// Tells everything above that the list of items is another one.
  final func invalidateItems() {
    var node: ViewNode? = self
    while let current = node {
      current.cachedItems = nil
      if let container = current.container {
        current.contentsChanged()
        container.invalidateLayout()
        return
      }
      node = current.parent
    }
    graph.rootItem?.invalidateLayout()
  }

  /// The layout item this node makes for all its children together, where it makes one.
  var container: LayoutItem? { nil }

  /// True where the view only structures the code and its children take part in layout themselves.
  var makesNoItems: Bool { container == nil }

  /// Reacts to a change in the list of items of the content, where the node has a container of its own.
  func contentsChanged() {}

  /// Takes over a view value if it is of the node's own type; answers false otherwise.
  func take<V: View>(_ view: V, environment: EnvironmentValues) -> Bool { false }

  /// Evaluates the view again although its value is the same.
  func evaluate() {}

  /// Reacts to a change of the environment, before the children hear of it.
  func environmentChanged() {}

  /// Hands a changed environment down.
  final func setEnvironment(_ new: EnvironmentValues) {
    guard !environment.isIdentical(to: new) else { return }
    environment = new
    environmentChanged()
    let inner = childInputs.environment
    for child in children { child.setEnvironment(inner) }
  }

  /// Takes the environment without telling the children; for nodes that update them right after.
  final func adoptEnvironment(_ new: EnvironmentValues) {
    environment = new
  }

  /// Called once when the view leaves the screen for good.
  func didUnmount() {}

  /// Ends the life of the node and of everything in it.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    didUnmount()
  }
}

/// What a node is made with.
@MainActor
struct NodeInputs {
  var graph: ViewGraph
  weak var parent: ViewNode?
  var environment: EnvironmentValues
  var isLazy = false
}

/// Makes the node of a view.
@MainActor
func mount<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode {
  if let primitive = view as? any PrimitiveView { return primitive.makeNode(inputs) }
  if V.Body.self == Never.self, let node = inputs.graph.platformNode(view, inputs) { return node }
  if let parent = inputs.parent, parent.isEndless(V.self) {
    inputs.graph.report(
      "The body of \(V.self) contains itself without end; what is inside is left out. "
        + "Show it only where a condition holds that ends.", about: "\(V.self)")
    return ViewNode(inputs)
  }
  return CompositeNode(view, inputs)
}

extension ViewNode {
  /// How many views of one type may lie inside one another before the search for an end begins.
  private static var deepest: Int { 64 }

  /// True where a view of a type lies inside so many of the same type that no end can be expected.
  ///
  /// - Complexity: O(depth), in places that are deep already.
  fileprivate func isEndless<V: View>(_ type: V.Type) -> Bool {
    guard depth >= Self.deepest else { return false }
    return sequence(first: self, next: \.parent).lazy.filter { $0 is CompositeNode<V> }
      .prefix(Self.deepest).reduce(0) { count, _ in count + 1 } == Self.deepest
  }
}

extension ViewNode {
  /// This node with the new value, or a fresh node where the view is of another type.
  func reconciled<V: View>(with view: V, _ inputs: NodeInputs) -> ViewNode {
    if take(view, environment: inputs.environment) { return self }
    unmount()
    let fresh = mount(view, inputs)
    inputs.parent?.invalidateItems()
    return fresh
  }
}
