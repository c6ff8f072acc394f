import Foundation

/// Does something when keys are pressed while the keyboard is in the view.
struct KeyPressModifier: PrimitiveModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  nonisolated(unsafe) let isMeant: (KeyPress) -> Bool
  nonisolated(unsafe) let action: (KeyPress) -> KeyPress.Result

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    KeyPressNode(view, inputs)
  }
}

/// A node that hears of keys while the keyboard is in it.
@MainActor
protocol KeyListener: ViewNode {
  /// Does what the keys are for; false where they are for nothing, and where others are to be asked.
  func hears(_ press: KeyPress) -> Bool
}

/// The nodes of a screen that hear of keys, and the menus that are not open.
@MainActor
final class KeyListeners {
  private struct Entry {
    weak var node: ViewNode?
  }

  private var entries: [Entry] = []
  private var closed: [Entry] = []

  /// Takes in who hears of keys.
  func add(_ listener: any KeyListener) {
    entries.removeAll { $0.node?.isMounted != true }
    entries.append(Entry(node: listener))
  }

  /// Takes in a menu.
  func add(menu: any ClosedMenuNode) {
    closed.removeAll { $0.node?.isMounted != true }
    closed.append(Entry(node: menu))
  }

  /// Who hears of keys, the innermost first.
  var listeners: [any KeyListener] {
    let present = entries.compactMap { $0.node as? any KeyListener }.filter(\.isMounted)
    return present.sorted { $0.depth > $1.depth }
  }

  /// The menus that are not open.
  var menus: [any ClosedMenuNode] {
    closed.compactMap { $0.node as? any ClosedMenuNode }.filter(\.isMounted)
  }
}

/// Keeps a view and what keys do in it.
final class KeyPressNode<Content: View>: PassThroughNode<Content, KeyPressModifier>, KeyListener {
  override func didMount() { graph.keys.add(self) }

  func hears(_ press: KeyPress) -> Bool {
    let modifier = view.modifier
    guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.isMeant(press) else {
      return false
    }
    return modifier.action(press) == .handled
  }
}

extension View {
  /// Does something when a key is pressed while the keyboard is in the view.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(phases: [.down, .repeat], isMeant: { $0.key == key }, action: { _ in action() }))
  }

  /// Does something when a key is pressed while the keyboard is in the view.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { $0.key == key }, action: action))
  }

  /// Does something when one of several keys is pressed while the keyboard is in the view.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { keys.contains($0.key) }, action: action))
  }

  /// Does something when keys are pressed that write one of some characters while the keyboard is in the view.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        isMeant: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Does something when any key is pressed while the keyboard is in the view.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isMeant: { _ in true }, action: action))
  }
}

private enum KeyListenersKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> KeyListeners { KeyListeners() }
}

extension ViewGraph {
  /// Who hears of keys.
  var keys: KeyListeners { self[KeyListenersKey.self] }
}
