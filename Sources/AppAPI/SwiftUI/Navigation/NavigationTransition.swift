/// How a screen comes from the view that leads to it; here it is there at once.
public protocol NavigationTransition: Sendable {}

/// As screens come by themselves.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As screens come by themselves.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of the view that has an id in a namespace.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How the view looks that a screen grows out of; here the screen is there at once.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A view that a screen grows out of, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The view on a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The view cut to rounded corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// The view with a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Names the view that a screen grows out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Names the view that a screen grows out of, and how that view looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how the screen comes from the view that leads to it.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(IgnoredModifier())
  }
}

extension ToolbarContent {
  /// Names the item of a bar that a screen grows out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Names the item of a bar that a screen grows out of, and how that item looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Names the item of a bar that a screen grows out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}
