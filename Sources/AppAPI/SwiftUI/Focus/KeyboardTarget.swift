import AccessibilityModel

/// A node that the keyboard can be at by itself: a field for text, or what is said to be focusable.
@MainActor
protocol KeyboardTarget: ViewNode {
  /// True where it takes what is typed.
  var takesText: Bool { get }
  /// Does what keys do to what is written; false for keys that do nothing to it.
  func type(_ stroke: KeyStroke) -> Bool
  /// Takes in that the keyboard has come.
  func keyboardArrived()
  /// Takes in that the keyboard has left.
  func keyboardLeft()
}

/// Lets the field of a node be found by whoever writes in it.
final class WritingPlace {
  @MainActor weak var node: ViewNode?

  nonisolated init() {}

  /// Brings the keyboard here.
  @MainActor
  func bringKeyboard() {
    if let node { node.graph.keyboard.move(to: node) }
  }

  /// Puts the keyboard away, unless it has gone elsewhere by the end of the present update.
  @MainActor
  func putKeyboardAway() {
    guard let node else { return }
    let keyboard = node.graph.keyboard
    node.graph.afterUpdate { [weak node] in
      if let node, keyboard.node === node { keyboard.move(to: nil) }
    }
  }
}

/// Makes a field for text a place of the keyboard.
struct WritingModifier: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let place: WritingPlace
  let begin: @MainActor () -> Void
  let end: @MainActor () -> Void
  let type: @MainActor (KeyStroke) -> Bool

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    WritingNode(view, inputs)
  }
}

/// Keeps a field for text.
final class WritingNode<Content: View>: PassThroughNode<Content, WritingModifier>, KeyboardTarget {
  var takesText: Bool { true }
  func type(_ stroke: KeyStroke) -> Bool { view.modifier.type(stroke) }
  func keyboardArrived() { view.modifier.begin() }
  func keyboardLeft() { view.modifier.end() }

  override func didMount() { view.modifier.place.node = self }
  override func modifierChanged(from old: WritingModifier) { view.modifier.place.node = self }

  override func didUnmount() {
    if graph.keyboard.node === self { graph.keyboard.move(to: nil) }
  }
}
