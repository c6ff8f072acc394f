import Observation

/// An environment that previews appear in, with a context that all previews of a modifier's type share.
///
///     struct SampleDogs: PreviewModifier {
///       static func makeSharedContext() throws -> ModelContainer { … }
///       func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
///     }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The content of the preview.
  typealias Content = PreviewModifierContent

  /// Makes what previews share; called once for all previews with a modifier of this type.
  static func makeSharedContext() async throws -> Context

  /// The preview with the context applied.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The content of a preview, of whatever type it is.
public struct PreviewModifierContent: View {
  let view: AnyView

  /// The content itself.
  public var body: some View { view }
}

/// A preview behind its modifiers; its content is made once what they share is there.
struct ModifiedPreview: View {
  private let modifiers: [any PreviewModifier]
  private let content: AnyView.Maker
  @State private var contexts: PreviewContexts

  /// Begins to make what the modifiers share.
  init<Content: View>(
    _ modifiers: [any PreviewModifier], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.modifiers = modifiers
    self.content = { AnyView(content()) }
    let contexts = PreviewContexts()
    // What waits for nothing is there at once.
    Task.immediate { await contexts.make(for: modifiers) }
    _contexts = State(initialValue: contexts)
  }

  var body: some View {
    if contexts.isMade {
      modifiers.reduce(content()) { view, modifier in contexts.applied(modifier, to: view) }
    }
  }
}

extension AnyView {
  fileprivate typealias Maker = @MainActor () -> AnyView
}

/// What previews share, by the type of the modifier that makes it.
@MainActor @Observable
final class PreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  /// Whether what a preview's modifiers share is there.
  private(set) var isMade = false

  /// Makes what modifiers share, where no other preview has; a modifier that cannot make it ends the preview.
  func make(for modifiers: [any PreviewModifier]) async {
    for modifier in modifiers { await Self.make(for: modifier) }
    isMade = true
  }

  private static func make<Modifier: PreviewModifier>(for modifier: Modifier) async {
    guard made[ObjectIdentifier(Modifier.self)] == nil else { return }
    do {
      made[ObjectIdentifier(Modifier.self)] = try await Modifier.makeSharedContext()
    } catch {
      fatalError("\(Modifier.self).makeSharedContext(): \(error)")
    }
  }

  /// A view with a modifier applied.
  func applied<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) -> AnyView {
    guard let context = Self.made[ObjectIdentifier(Modifier.self)] as? Modifier.Context else { return view }
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}
