/// Commands that the framework knows.
@MainActor
protocol CommandsSource {
  /// Hands what they show on, in its order.
  func collect(into collector: CommandsCollector)
}

/// The views of commands in the order of the code.
@MainActor
final class CommandsCollector {
  private(set) var views: [any View] = []
  private var storages: [PropertyStorage] = []
  private let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }

  /// Adds commands, evaluating those of the app's own making.
  func add<Content: Commands>(_ content: Content) {
    if let source = content as? any CommandsSource { return source.collect(into: self) }
    guard Content.Body.self != Never.self else { return }
    let storage = PropertyStorage(type: Content.self)
    storages.append(storage)
    var connected = content
    storage.connect(&connected, of: node)
    add(connected.body)
  }

  /// Adds what commands show.
  func add(view: any View) { views.append(view) }
}

/// Lets keys use the commands of an app while one of its windows is in front.
struct CommandsModifier: PrimitiveModifier {
  typealias Body = Never
  let collect: @MainActor (CommandsCollector) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    CommandsNode(view, inputs)
  }
}

/// Keeps a window and the commands beside it.
private final class CommandsNode<Content: View>: PassThroughNode<Content, CommandsModifier>, ClosedMenuNode {
  override func didMount() { graph.keys.add(menu: self) }

  func contents() -> HiddenViews {
    let collector = CommandsCollector(self)
    if !environment.commandsAreRemoved {
      graph.tracking(self) { view.modifier.collect(collector) }
    }
    var inputs = childInputs
    inputs.environment.isInMenu = true
    let views = collector.views.map { ErasedPart($0) }
    return HiddenViews(mount(HiddenList(views: views), inputs))
  }
}

/// Views one after the other, that are used and not shown.
private struct HiddenList: View {
  let views: [ErasedPart]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

private enum CommandsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where the commands of scenes inside are left out.
  var commandsAreRemoved: Bool {
    get { self[CommandsRemovedKey.self] }
    set { self[CommandsRemovedKey.self] = newValue }
  }
}
