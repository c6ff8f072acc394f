/// How the screen around a view looks. Views are laid out inside the part of it that nothing covers.
extension View {
  /// Takes the status bar of pictures away.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.hidesStatusBar = hidden }
  }

  /// Takes the status bar of pictures away.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Shows what the system draws over the app, or takes it away; it is no part of the app's screen here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(IgnoredModifier())
  }

  /// Has gestures of the system at some edges wait for those of the app.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(IgnoredModifier())
  }

  /// Draws the view also where something covers the screen.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Draws the view also where something covers the screen; a keyboard takes no room from views in any case.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(RenderingEffectModifier(.bleeding(regions.contains(.container) ? edges : [])))
  }
}

/// Parts of the screen that something covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a person writes with.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}
