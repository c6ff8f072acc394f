import AccessibilityModel

/// Stands, where a modifier asks for views, for what the modified view was before.
///
///     Text("4 stars").accessibilityLabel { label in
///       Text("Rating")
///       label
///     }   // heard as "Rating, 4 stars"
public struct PlaceholderContentView<Value> {
  /// The view that is shown in its place, where one is.
  let shown: (any View)?

  nonisolated init(showing view: (any View)? = nil) {
    shown = view
  }
}

extension PlaceholderContentView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension PlaceholderContentView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { PlaceholderNode(self, inputs) }
}

/// Keeps a placeholder.
final class PlaceholderNode<Value>: TypedNode<PlaceholderContentView<Value>> {
  private let item: PlaceholderItem
  private var content: ViewNode?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: NodeInputs) {
    item = PlaceholderItem(inputs.graph)
    super.init(view, inputs)
    content = view.shown.map { mount($0, childInputs) }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { content?.items ?? [item] }

  override func viewChanged(from old: PlaceholderContentView<Value>) {
    if let shown = view.shown { content = content?.reconciled(with: shown, childInputs) }
  }
}

/// Marks where something said elsewhere is to be heard.
final class PlaceholderItem: LayoutItem {
  override func makeDescribedElements() -> [DescribedElement] {
    var described = DescribedElement(identity, AccessibilityElement())
    described.isPlaceholder = true
    return [described]
  }
}
