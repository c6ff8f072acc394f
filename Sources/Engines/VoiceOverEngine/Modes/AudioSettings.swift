/// How sounds are played.
///
/// - Source: Behaviour 1.14
public struct AudioSettings: Hashable, Sendable {
  /// True where events have sounds.
  public var playsSounds: Bool

  /// Makes settings; what is left out is as on a new device.
  public init(playsSounds: Bool = true) {
    self.playsSounds = playsSounds
  }
}
