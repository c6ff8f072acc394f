/// A whole app: what it shows in its windows.
///
///     struct KennelApp: App {
///       var body: some Scene { WindowGroup { DogList() } }
///     }
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's windows.
  associatedtype Body: Scene

  /// The windows of the app.
  @SceneBuilder var body: Body { get }

  /// Makes the app.
  init()
}

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's own scenes.
  associatedtype Body: Scene

  /// The scenes it is made of.
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  /// Scenes that the framework opens itself have no body; asking for one is a mistake in the program.
  public var body: Never {
    preconditionFailure("\(Self.self) is opened by the framework and has no body to ask for.")
  }
}

/// Puts the scenes of an app together, in their order.
@resultBuilder
public struct SceneBuilder {
  /// A single scene stays itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A scene as it stands in the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// A window with a view.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// Has no scenes of its own.
  public typealias Body = Never

  /// Makes a window with the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A scene that has a view to show.
@MainActor
protocol WindowScene {
  /// The view of its first window.
  var window: any View { get }
}

extension WindowGroup: WindowScene where Content: View {
  var window: any View { content }
}

extension Scene {
  /// The view of the first window of the scene.
  var firstWindow: any View {
    if let scene = self as? any WindowScene { return scene.window }
    if Body.self == Never.self { return EmptyView() }
    return body.firstWindow
  }
}

extension App {
  /// Says how the app can be heard: on this system there is no screen for it to run on by itself.
  public static func main() {
    let line = "\(Self.self) has no screen here. Hear it with: earshot hear FILE.swift\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(2)
  }
}
