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
    fatalError("\(Self.self) is opened by the framework and has no body to ask for.")
  }
}

extension Never: Scene {}

/// A scene that has a view to show.
@MainActor
protocol WindowScene {
  /// The view of its first window; `nil` where it opens none by itself.
  var window: (any View)? { get }
}

extension Scene {
  /// The view of the first window of the scene.
  var firstWindow: (any View)? {
    if let scene = self as? any WindowScene { return scene.window }
    return Body.self == Never.self ? nil : body.firstWindow
  }
}

/// Several scenes in their order.
struct SceneList {
  nonisolated(unsafe) private let scenes: [any Scene]

  nonisolated init(_ scenes: [any Scene]) {
    self.scenes = scenes
  }
}

extension SceneList: Scene {
  typealias Body = Never
}

extension SceneList: WindowScene {
  var window: (any View)? { scenes.lazy.compactMap(\.firstWindow).first }
}

/// A scene that is there where a condition holds.
struct PossibleScene<Content: Scene> {
  nonisolated(unsafe) private let content: Content?

  nonisolated init(_ content: Content?) {
    self.content = content
  }
}

extension PossibleScene: Scene {
  typealias Body = Never
}

extension PossibleScene: WindowScene {
  var window: (any View)? { content?.firstWindow }
}

/// Puts the scenes of an app together, in their order.
@resultBuilder
public struct SceneBuilder {
  /// A single scene stays itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Any number of scenes become one list; the first that has a window is shown.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes)
  }

  /// A scene as it stands in the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// The scenes of an `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    PossibleScene(content)
  }

  /// Scenes that depend on what the system offers.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    SceneList([content])
  }
}

/// A window with a view.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene {
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

  /// Makes a window with a title and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window for a value; the first window has none.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }

  /// Makes a window with an identifier for a value; the first window has none.
  public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content)
  }
}

/// The view of a window for a value.
public struct PresentedWindowContent<Data, Content: View> {
  @State private var data: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The view for the value that the window has at present.
  public var body: some View { content($data) }
}

extension WindowGroup: WindowScene {
  var window: (any View)? { content }
}

/// A window that there is one of.
public struct Window<Content: View> {
  let content: Content
}

extension Window: Scene {
  /// Has no scenes of its own.
  public typealias Body = Never

  /// Makes a window with a title and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Window: WindowScene {
  var window: (any View)? { content }
}

/// The window with an app's settings, which no app opens by itself.
public struct Settings<Content: View> {
  let content: Content
}

extension Settings: Scene {
  /// Has no scenes of its own.
  public typealias Body = Never

  /// Makes the window with the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: WindowScene {
  var window: (any View)? { nil }
}

extension Group: Scene where Content: Scene {
  /// Groups the scenes of a closure.
  @_disfavoredOverload
  public nonisolated init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: WindowScene where Content: Scene {
  var window: (any View)? { content.firstWindow }
}
