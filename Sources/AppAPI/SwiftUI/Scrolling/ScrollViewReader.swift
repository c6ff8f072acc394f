/// Views that can scroll to one of theirs by its id.
///
///     ScrollViewReader { proxy in
///       ScrollView { ForEach(dogs) { Text($0.name) } }
///         .onAppear { proxy.scrollTo(dogs.last?.id) }
///     }
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views that can scroll to one of theirs.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ScrollViewReader: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollReaderNode(self, inputs) }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls until the view with an id is in sight.
  ///
  /// - Parameters:
  ///   - id: What the view was tied to by `id(_:)`, or the id of its element in a `ForEach`.
  ///   - anchor: Where the view is to lie in the space; `nil` scrolls by as little as possible.
  public nonisolated func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let node = node
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated {
      guard let node else { return }
      let graph = node.graph
      // Views that have just changed are laid out before one of them is looked for.
      graph.afterUpdate { [weak node] in
        graph.layoutNow()
        node?.scroll(to: id, anchor: anchor)
      }
    }
  }
}

/// Keeps views that can scroll to one of theirs.
final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private var content: ViewNode?

  override init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    evaluate()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override func viewChanged(from old: ScrollViewReader<Content>) { evaluate() }

  override func evaluate() {
    guard isMounted else { return }
    let (make, proxy) = (view.content, ScrollViewProxy(node: self))
    let new = graph.tracking(self) { make(proxy) }
    content = content?.reconciled(with: new, childInputs) ?? mount(new, childInputs)
  }
}

/// A node whose view is tied to an id.
@MainActor
protocol IdentifyingNode: ViewNode {
  /// The id.
  var viewID: AnyHashable { get }
}

extension IdentifiedNode: IdentifyingNode {
  var viewID: AnyHashable { AnyHashable(view.id) }
}

extension ViewNode {
  /// Scrolls whatever scrolls inside until the view with an id is in sight.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    // What the elements of a lazy container show has no place before its rows are made.
    for lazy in lazyRows {
      guard let row = lazy.row(of: id, among: 0..<lazy.count) else { continue }
      lazy.enclosingScroll?.scroll(toShow: lazy.place(of: row), anchor: anchor)
      return
    }
    if let item = items(identifiedBy: id)?.first {
      item.enclosingScroll?.scroll(toShow: item.frame, anchor: anchor)
    }
  }

  /// What the view with an id shows, where it is there.
  func items(identifiedBy id: AnyHashable) -> [LayoutItem]? {
    if let known = self as? any IdentifyingNode, known.viewID == id { return items }
    if let source = self as? any ElementNodes {
      for element in source.elements where element.value.tag(as: AnyHashable.self) == id {
        return element.node.items
      }
    }
    for child in children {
      if let found = child.items(identifiedBy: id) { return found }
    }
    return nil
  }

  /// The lazy containers inside.
  var lazyRows: [LazyRowsItem] {
    if let rows = container as? LazyRowsItem { return [rows] }
    return children.flatMap(\.lazyRows)
  }
}

extension LazyRowsItem {
  /// The row that shows the element with an id, else the first of the rows in it.
  func row(of id: AnyHashable, among rows: some Sequence<Int>) -> Int? {
    var first: Int?
    for row in rows {
      guard let depth = key(of: row)?.elementIDs.firstIndex(of: id) else { continue }
      if depth == 0 { return row }
      first = first ?? row
    }
    return first
  }
}
