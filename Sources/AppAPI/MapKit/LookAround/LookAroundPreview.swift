/// The corner of pictures of a street in which a sign says what they are.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The upper corner where reading starts.
  case topLeading = 0
  /// The upper corner where reading ends.
  case topTrailing = 1
  /// The lower corner where reading ends.
  case bottomTrailing = 2
}

/// Pictures of a street among other views; as none come without a network, a grey area that is not heard.
public struct LookAroundPreview: View {
  /// Shows pictures that an app keeps.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Shows pictures from which a person may go on.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The grey area.
  public var body: some View { Color(.systemGray5) }
}
