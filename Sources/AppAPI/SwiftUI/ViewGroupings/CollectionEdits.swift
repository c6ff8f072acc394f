import Foundation

/// How people may change the collection whose elements are rows of a list.
struct CollectionEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// What people may do with one row because its collection can be changed.
struct RowEdits {
  /// Where the row's element stands in its collection.
  var index: Int
  /// How many elements there are.
  var count: Int
  /// Takes the element away.
  var delete: (() -> Void)?
  /// Puts the element where another one stands.
  var move: ((_ index: Int) -> Void)?
}

/// A node that says how the collection inside may be changed.
@MainActor
protocol EditingNode: ViewNode {
  var edits: CollectionEdits { get }
}

extension ViewNode {
  /// What can be done with one element of a collection that this node shows.
  func edits(of index: Int, own: CollectionEdits?, count: Int) -> RowEdits? {
    var edits = own ?? CollectionEdits()
    var around = parent as? any EditingNode
    while let node = around {
      edits.delete = edits.delete ?? node.edits.delete
      edits.move = edits.move ?? node.edits.move
      around = node.parent as? any EditingNode
    }
    guard edits.delete != nil || edits.move != nil else { return nil }
    return RowEdits(
      index: index, count: count,
      delete: edits.delete.map { delete in { delete(IndexSet(integer: index)) } },
      move: edits.move.map { move in
        { target in move(IndexSet(integer: index), target > index ? target + 1 : target) }
      })
  }
}

/// Says how the collection of a `ForEach` may be changed.
struct EditingModifier: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let edits: CollectionEdits

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    EditingModifierNode(view, inputs)
  }
}

/// Keeps a `ForEach` and how its collection may be changed.
final class EditingModifierNode<Content: View>: PassThroughNode<Content, EditingModifier>, EditingNode {
  var edits: CollectionEdits { view.modifier.edits }

  override func modifierChanged(from old: EditingModifier) {
    let new = edits
    if (old.edits.delete == nil) != (new.delete == nil) || (old.edits.move == nil) != (new.move == nil) {
      invalidateItems()
    }
  }
}

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete rows, as an action of each; `nil` where nothing can be deleted.
  ///
  /// - Source: Behaviour 3.4, 1.7 A5
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EditingModifier(edits: CollectionEdits(delete: action)))
  }

  /// Lets people put rows in another order while the list is edited; `nil` where the order stays.
  ///
  /// - Source: Behaviour 3.4, 1.16 DnD3
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EditingModifier(edits: CollectionEdits(move: action)))
  }
}
