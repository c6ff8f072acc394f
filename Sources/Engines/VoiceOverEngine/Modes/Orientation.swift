/// How a device is held.
///
/// - Source: mission Z14
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, its lower edge on top.
  case portraitUpsideDown
  /// On its side, the lower edge to the left.
  case landscapeHomeLeft
  /// On its side, the lower edge to the right.
  case landscapeHomeRight

  /// What is said of it.
  var phrase: PhraseKey {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeHomeLeft: .landscapeHomeLeft
    case .landscapeHomeRight: .landscapeHomeRight
    }
  }
}
