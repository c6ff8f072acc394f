import AccessibilityModel
import Drawing

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
