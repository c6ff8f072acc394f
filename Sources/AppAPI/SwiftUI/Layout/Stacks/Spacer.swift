import AccessibilityModel
import Drawing

/// Space that grows along the direction of the stack it lies in.
public struct Spacer: Sendable {
  /// The least space, in points; `nil` takes the system's.
  public var minLength: CGFloat?

  /// Makes space of at least a length.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    LeafNode(self, inputs, item: SpacerItem(inputs.graph)) { $0.minLength = $1.minLength }
  }
}

/// Space in the layout.
final class SpacerItem: LeafItem {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override var isSpacer: Bool { true }
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackLayout.defaultSpacing
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    switch container?.stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }
}

/// A line that separates what lies on its two sides; nothing is heard of it.
public struct Divider: Sendable {
  /// Makes a line.
  public nonisolated init() {}
}

extension Divider: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    LeafNode(self, inputs, item: DividerItem(inputs.graph)) { _, _ in }
  }
}

/// A line in the layout, across the direction of its stack.
final class DividerItem: LeafItem {
  private static let thickness = 1.0 / 3.0

  override func draw(into list: inout DisplayList) {
    let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    list.fill(Rect(frame), with: .color(context.color(.separator)))
  }

  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? {
    guard container?.stackAxis == .vertical else { return nil }
    return CGSize(width: width ?? 10, height: Self.thickness)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if container?.stackAxis == .horizontal {
      return CGSize(width: Self.thickness, height: proposal.height ?? 10)
    }
    return CGSize(width: proposal.width ?? 10, height: Self.thickness)
  }
}

/// An item with nothing inside, which is drawn as its surroundings say.
class LeafItem: LayoutItem {
  /// What the views around have set.
  final var environment = EnvironmentValues()
}

/// Keeps a view that is one layout item with nothing inside.
final class LeafNode<Content: View, Item: LeafItem>: TypedNode<Content> {
  private let item: Item
  private let update: (Item, Content) -> Void

  init(
    _ view: Content, _ inputs: NodeInputs, item: Item, update: @escaping (Item, Content) -> Void
  ) {
    self.item = item
    self.update = update
    super.init(view, inputs)
    item.environment = inputs.environment
    update(item, view)
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }

  override func environmentChanged() { item.environment = environment }

  override func viewChanged(from old: Content) {
    update(item, view)
  }
}
