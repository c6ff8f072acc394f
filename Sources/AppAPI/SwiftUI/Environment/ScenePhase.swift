import UIKit

/// Whether a window is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not to be seen.
  case background
  /// It is to be seen and takes no input.
  case inactive
  /// It is in use.
  case active
}

extension ScenePhase {
  /// How much a scene is in use; views without a scene are in use.
  init(_ state: UIScene.ActivationState?) {
    switch state {
    case .foregroundInactive: self = .inactive
    case .background: self = .background
    case .foregroundActive, .unattached, nil: self = .active
    }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the window is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
