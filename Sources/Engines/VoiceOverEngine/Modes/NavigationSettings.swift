/// How the cursor moves among groups and pictures.
///
/// - Source: Behaviour 1.14
public struct NavigationSettings: Hashable, Sendable {
  /// What a flick makes of groups.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// It goes through everything.
    case flat
    /// It passes a group as one item until the person enters it.
    case grouped
  }

  /// Which pictures a flick stops at.
  public enum Images: String, Hashable, Sendable, CaseIterable {
    /// All of them.
    case always
    /// Those with words.
    case described
    /// None.
    case never
  }

  /// What a flick makes of groups.
  public var style: Style
  /// Which pictures a flick stops at.
  public var images: Images

  /// Makes settings; what is left out is as on a new device.
  public init(style: Style = .flat, images: Images = .always) {
    self.style = style
    self.images = images
  }
}
