/// Names one of several views by a value, for a control that chooses among them.
struct TagModifier<Tag: Hashable> {
  let tag: Tag
}

extension TagModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    TagNode(view, inputs)
  }
}

/// A node whose view is named by a value.
@MainActor
protocol TaggedNode: ViewNode {
  /// The name as a value of a type, where it is one.
  func tag<Value>(as type: Value.Type) -> Value?
  /// The name, whatever its type.
  var anyTag: AnyHashable { get }
}

/// Keeps a view that is named by a value.
final class TagNode<Content: View, Tag: Hashable>: PassThroughNode<Content, TagModifier<Tag>>, TaggedNode {
  override func modifierChanged(from old: TagModifier<Tag>) {
    if old.tag != view.modifier.tag { invalidateItems() }
  }

  func tag<Value>(as type: Value.Type) -> Value? { cast(view.modifier.tag, to: type) }
  var anyTag: AnyHashable { AnyHashable(view.modifier.tag) }
}

/// A value as one of another type; an optional one stays what it is, also where it is `nil`.
func cast<Value, Wanted>(_ value: Value, to type: Wanted.Type) -> Wanted? {
  ([value] as? [Wanted])?.first
}

extension View {
  /// Names the view by a value, for a control that chooses among several; it stands for its optional form too.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag))
  }
}
