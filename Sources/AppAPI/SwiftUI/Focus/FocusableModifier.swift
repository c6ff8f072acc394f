import AccessibilityModel

/// Makes a view a place that the keyboard can come to.
struct FocusableModifier: PrimitiveModifier {
  typealias Body = Never
  let isFocusable: Bool

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    FocusableNode(view, inputs)
  }
}

/// Keeps a view that the keyboard can come to, and tells the views inside whether it is here.
final class FocusableNode<Content: View>: TypedNode<ModifiedContent<Content, FocusableModifier>>,
  KeyboardTarget
{
  private var content: ViewNode?
  private var inner: EnvironmentValues
  private var isFocused = false

  override init(_ view: ModifiedContent<Content, FocusableModifier>, _ inputs: NodeInputs) {
    inner = inputs.environment
    super.init(view, inputs)
    inner.isFocused = false
    content = mount(view.content, childInputs)
  }

  override var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: inner, isLazy: isLazy)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func environmentChanged() {
    inner = environment
    inner.isFocused = isFocused
  }

  override func viewChanged(from old: ModifiedContent<Content, FocusableModifier>) {
    content = content?.reconciled(with: view.content, childInputs)
    if !view.modifier.isFocusable, graph.keyboard.node === self { graph.keyboard.move(to: nil) }
  }

  var takesText: Bool { false }
  func type(_ stroke: KeyStroke) -> Bool { false }
  func keyboardArrived() { tell(true) }
  func keyboardLeft() { tell(false) }

  private func tell(_ isFocused: Bool) {
    self.isFocused = isFocused
    environmentChanged()
    for child in children { child.setEnvironment(inner) }
  }

  override func didUnmount() {
    if graph.keyboard.node === self { graph.keyboard.move(to: nil) }
  }
}

private enum FocusedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True inside a focusable view while the keyboard is there.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

/// What the keyboard comes to a view for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To use the view.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To change what the view shows.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever the system thinks best.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the keyboard come to a view that takes nothing that is typed.
  ///
  /// - Source: Behaviour 1.10.3 G5
  public nonisolated func focusable(
    _ isFocusable: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityEdit(isFocusable ? .respondsToUserInteraction(true) : .nothing, file, line)
      .modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the keyboard come to a view for some interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    focusable(isFocusable && !interactions.isEmpty, file: file, line: line)
  }

  /// Keeps the line from being drawn around the view while the keyboard is there; it is not heard.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
}
