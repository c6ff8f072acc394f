/// Whether a window is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not to be seen.
  case background
  /// It is to be seen and takes no input.
  case inactive
  /// It is in use.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the window is in use; a screen that is heard is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
