/// A part of a control that its style puts in a place, whatever the part's type.
@MainActor
protocol ErasedView: PrimitiveView {
  /// The part itself.
  var content: any View { get }
}

extension ErasedView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ErasedNode(self, inputs) }
}

/// Keeps a part of a control.
final class ErasedNode<Erased: ErasedView>: TypedNode<Erased> {
  private var content: ViewNode?

  override init(_ view: Erased, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: Erased) {
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

/// A view of any type, for places that ask for one type.
package struct ErasedPart {
  let content: any View

  init(_ content: any View) {
    self.content = content
  }
}

extension ErasedPart: ErasedView {
  package typealias Body = Never
}
