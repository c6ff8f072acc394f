import AppHost

/// The views that want the keyboard when nobody has sent it anywhere.
@MainActor
final class FocusDefaults: AppStateKey {
  private struct Entry {
    let namespace: Namespace.ID
    weak var node: ViewNode?
  }

  private var entries: [Entry] = []

  static func initialValue(in host: RunningApp) -> FocusDefaults { FocusDefaults() }

  /// Takes in a view that wants the keyboard in a namespace.
  func add(_ node: ViewNode, in namespace: Namespace.ID) {
    entries.removeAll { $0.node == nil || $0.node === node }
    entries.append(Entry(namespace: namespace, node: node))
  }

  /// Forgets a view.
  func remove(_ node: ViewNode) {
    entries.removeAll { $0.node == nil || $0.node === node }
  }

  /// Sends the keyboard to the first view that wants it in a namespace.
  func reset(in namespace: Namespace.ID) {
    guard let node = entries.first(where: { $0.namespace == namespace && $0.node != nil })?.node else {
      return
    }
    node.graph.keyboard.send(to: node)
  }
}

/// Says that a view wants the keyboard in a namespace.
struct DefaultFocusModifier: PrimitiveModifier {
  typealias Body = Never
  let isPreferred: Bool
  let namespace: Namespace.ID

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    DefaultFocusNode(view, inputs)
  }
}

/// Keeps a view that may want the keyboard.
final class DefaultFocusNode<Content: View>: PassThroughNode<Content, DefaultFocusModifier> {
  override func didMount() {
    note()
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, view.modifier.isPreferred, graph.keyboard.node == nil else { return }
      graph.keyboard.send(to: self)
    }
  }

  override func modifierChanged(from old: DefaultFocusModifier) { note() }
  override func didUnmount() { RunningApp.current[FocusDefaults.self].remove(self) }

  private func note() {
    let defaults = RunningApp.current[FocusDefaults.self]
    if view.modifier.isPreferred {
      defaults.add(self, in: view.modifier.namespace)
    } else {
      defaults.remove(self)
    }
  }
}

/// Sends the keyboard back to the view that wants it first.
///
///     @Environment(\.resetFocus) private var resetFocus
public struct ResetFocusAction: Sendable {
  /// Sends the keyboard to the first view that prefers it in a namespace.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) {
    RunningApp.current[FocusDefaults.self].reset(in: namespace)
  }
}

extension EnvironmentValues {
  /// Sends the keyboard back to the view that wants it first.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Says that the keyboard is to begin at the view when the views of a namespace come onto the screen.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Names the views among which one prefers the keyboard; the namespace of that one decides.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { modifier(IgnoredModifier()) }
}
