/// A scene with something about it changed that is not heard.
struct ChangedScene<Content: Scene> {
  let content: Content
}

extension ChangedScene: Scene {
  var body: some Scene { content }
}

/// How large the windows of a scene are, and what commands an app has.
///
/// On a device that is held there is one window; commands are used by their keys.
extension Scene {
  /// Adds commands to the app; their keys use them.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    nonisolated(unsafe) let commands = content()
    return ModifiedScene(content: self) { $0.modifier(CommandsModifier { $0.add(commands) }) }
  }

  /// Takes the commands of the scene away.
  public nonisolated func commandsRemoved() -> some Scene {
    ModifiedScene(content: self) { $0.environment(\.commandsAreRemoved, true) }
  }

  /// Puts commands in place of those of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    nonisolated(unsafe) let commands = content()
    return ModifiedScene(content: self) {
      $0.environment(\.commandsAreRemoved, true).modifier(CommandsModifier { $0.add(commands) })
    }
  }

  /// Sets how large a new window is.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { ChangedScene(content: self) }

  /// Sets how large a new window is.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ChangedScene(content: self)
  }

  /// Sets where a new window lies.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { ChangedScene(content: self) }

  /// Sets whether a person may change the size of a window.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ChangedScene(content: self)
  }

  /// Does something when a value is another one than before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    WatchedScene(content: self, value: value, initial: initial, action: action)
  }

  /// Does something when a value is another one than before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    WatchedScene(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Does something with a value that is another one than before.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    WatchedScene(content: self, value: value, initial: false) { _, new in action(new) }
  }

  /// Sets a value of the environment for all windows.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return ModifiedScene(content: self) { $0.environment(keyPath, value) }
  }

  /// Puts an observable object where all windows can read it by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(content: self) { $0.environment(object) }
  }

  /// Puts an observable object where all windows can read it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(content: self) { $0.environmentObject(object) }
  }
}

/// A scene whose windows are changed.
package struct ModifiedScene<Content: Scene> {
  nonisolated(unsafe) let content: Content
  let change: @MainActor (ErasedPart) -> any View

  package nonisolated init(content: Content, change: @escaping @MainActor (ErasedPart) -> any View) {
    self.content = content
    self.change = change
  }
}

extension ModifiedScene: Scene {
  package typealias Body = Never
}

extension ModifiedScene: WindowScene {
  var window: (any View)? { content.firstWindow.map { change(ErasedPart($0)) } }
}

/// A scene beside which a value is watched.
struct WatchedScene<Content: Scene, Value: Equatable> {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let value: Value
  let initial: Bool
  nonisolated(unsafe) let action: (Value, Value) -> Void

  nonisolated init(
    content: Content, value: Value, initial: Bool, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.initial = initial
    self.action = action
  }
}

extension WatchedScene: Scene {
  typealias Body = Never
}

extension WatchedScene: WindowScene {
  var window: (any View)? {
    content.firstWindow.map { ErasedPart($0).onChange(of: value, initial: initial, action) }
  }
}

/// Whether a person may change the size of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = WindowResizability(name: "automatic")
  /// Within what the content allows.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// From the least that the content allows.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
