/// What the views around a scrolling view have set for it.
struct ScrollSettings: Equatable {
  /// True where people can scroll.
  var isEnabled = true
  /// The space around the content.
  var margins = EdgeInsets()
  /// Which place of the content is in sight at first.
  var anchor: UnitPoint?

  init() {}

  init(_ environment: EnvironmentValues) {
    isEnabled = environment.isScrollEnabled
    margins = environment.contentMargins
    if environment.layoutDirection == .rightToLeft {
      (margins.leading, margins.trailing) = (margins.trailing, margins.leading)
    }
    anchor = environment.scrollAnchor
  }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private enum ScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
  /// True where people can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

/// What the space at the edges of a scrolling view is kept from.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// What scrolls, and the bars that show how far.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show how far it is scrolled; nothing is heard of them.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What an anchor of a scrolling view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Which place is in sight at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Which place stays when the content grows.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content lies that is smaller than the space.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Keeps people from scrolling views inside.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { isEnabled in if disabled { isEnabled = false } }
  }

  /// Keeps what scrolls inside away from some edges; a `nil` length is the system's, 16 points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Keeps what scrolls inside away from some edges by distances of their own.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Keeps what scrolls inside away from all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets which place of the content is in sight at first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets an anchor for one purpose; only the place that is in sight at first is heard.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
}
