/// Views that are made of the space they are given.
///
///     GeometryReader { space in Text("Wide").frame(width: space.size.width / 2) }
public struct GeometryReader<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// Makes the views for a space.
  public var content: (GeometryProxy) -> Content

  /// Makes views of the space they are given, which is all there is.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { GeometryNode(self, inputs) }
}

/// The space of a view.
public struct GeometryProxy {
  let frame: CGRect
  let screen: CGRect
  weak var item: LayoutItem?

  /// How large the space is, in points.
  public var size: CGSize { frame.size }

  /// How much of the space lies under the edges of the screen; nothing where a view keeps to the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The space in the points of a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return frame
    case .named(let name):
      let item = item
      nonisolated(unsafe) let name = name
      let space = MainActor.assumeIsolated { item?.space(named: name)?.frame.origin }
      guard let space else { return frame }
      return CGRect(x: frame.minX - space.x, y: frame.minY - space.y, width: size.width, height: size.height)
    }
  }

  /// The view that a space belongs to, in the points of the space; `nil` where there is none around.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let item = item
    nonisolated(unsafe) let name = coordinateSpace.name
    let space = MainActor.assumeIsolated { item?.space(named: name)?.frame }
    return space.map {
      CGRect(x: $0.minX - frame.minX, y: $0.minY - frame.minY, width: $0.width, height: $0.height)
    }
  }

  /// The space in the points of a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// Keeps the views that are made of their space.
final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var content: ViewNode?
  private let item: GeometryItem

  override init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    item = GeometryItem(inputs.graph)
    super.init(view, inputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.onPlace = { [weak self] in
      guard let self, isMounted else { return }
      graph.afterUpdate { [weak self] in self?.evaluate() }
    }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: GeometryReader<Content>) {
    if content != nil { evaluate() }
  }

  /// The content is made once the space is known.
  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    let proxy = GeometryProxy(frame: item.frame, screen: graph.screen, item: item)
    let make = view.content
    let new = graph.tracking(self) { make(proxy) }
    if let content {
      self.content = content.reconciled(with: new, childInputs)
    } else {
      content = mount(new, childInputs)
      item.invalidateLayout()
    }
  }
}

/// Takes all the available space and tells of it.
final class GeometryItem: ContainerItem {
  var onPlace: () -> Void = {}
  private var known: CGRect?
  private let layout = LayerLayout(alignment: .topLeading, isMirrored: false)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    if known != bounds {
      known = bounds
      onPlace()
    }
    for item in contents { layout.placeOne(item, in: bounds, ProposedViewSize(bounds.size)) }
  }
}
