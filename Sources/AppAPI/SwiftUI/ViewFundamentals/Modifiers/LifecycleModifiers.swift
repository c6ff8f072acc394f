/// Does something when a view comes onto the screen and when it leaves.
struct LifecycleModifier: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let appear: (() -> Void)?
  nonisolated(unsafe) let disappear: (() -> Void)?

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    LifecycleNode(view, inputs)
  }
}

/// Keeps a view whose coming and going does something.
final class LifecycleNode<Content: View>: PassThroughNode<Content, LifecycleModifier>, ScreenMember {
  private var isShown = false

  override func didMount() {
    isOnScreen = !isCovered
  }

  override func didUnmount() {
    isOnScreen = false
  }

  var isOnScreen: Bool {
    get { isShown }
    set {
      guard newValue != isShown else { return }
      isShown = newValue
      let disappear = view.modifier.disappear
      graph.afterUpdate { [weak self] in
        if !newValue { disappear?() } else if let self, isMounted { view.modifier.appear?() }
      }
    }
  }
}

/// A node that wants to know when another screen covers its own, and when that goes.
@MainActor
protocol ScreenMember: ViewNode {
  /// True where no other screen covers the view's own.
  var isOnScreen: Bool { get set }
}

/// Runs a task for as long as a view is on the screen and an identity stays the same.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    TaskNode(view, inputs)
  }
}

/// Keeps a view and the task that runs beside it.
final class TaskNode<Content: View, ID: Equatable>: PassThroughNode<Content, TaskModifier<ID>>, ScreenMember {
  private var task: Task<Void, Never>?
  private var isAway = false

  var isOnScreen: Bool {
    get { !isAway }
    set {
      guard newValue == isAway else { return }
      isAway = !newValue
      task?.cancel()
      task = nil
      if newValue { start() }
    }
  }

  override func didMount() {
    isAway = isCovered
    start()
  }

  private func start() {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, !isAway, task == nil else { return }
      let action = view.modifier.action
      task = Task(priority: view.modifier.priority) { await action() }
    }
  }

  override func modifierChanged(from old: TaskModifier<ID>) {
    guard old.id != view.modifier.id else { return }
    task?.cancel()
    task = nil
    start()
  }

  override func didUnmount() {
    task?.cancel()
  }
}

/// Does something when a value is another one than at the last evaluation.
struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let value: Value
  let initial: Bool
  nonisolated(unsafe) let action: (Value, Value) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    ChangeNode(view, inputs)
  }
}

/// Keeps a view and watches a value beside it.
final class ChangeNode<Content: View, Value: Equatable>: PassThroughNode<Content, ChangeModifier<Value>> {
  override func didMount() {
    guard view.modifier.initial else { return }
    let modifier = view.modifier
    graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
  }

  override func modifierChanged(from old: ChangeModifier<Value>) {
    guard old.value != view.modifier.value else { return }
    let modifier = view.modifier
    graph.afterUpdate { modifier.action(old.value, modifier.value) }
  }
}

extension View {
  /// Does something when the view comes onto the screen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Does something when the view leaves the screen.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs a task for as long as the view is on the screen.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task for as long as the view is on the screen, and anew when a value changes.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Does something with the former and the new value when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Does something when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Does something with the new value when a value changes.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
