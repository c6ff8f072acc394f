/// Renews what a view shows, for the app's own code.
///
///     @Environment(\.refresh) private var refresh   // await refresh?()
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Renews what is shown, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Renews what the view shows; `nil` where nothing can be renewed.
  public var refresh: RefreshAction? {
    self[RefreshKey.self]
  }

  /// The action that views around have set.
  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how what the view shows is renewed.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refreshAction, RefreshAction(action))
  }
}
