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
