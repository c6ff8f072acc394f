import Foundation

/// What the land of a map looks like.
public enum MKMapType: UInt, Sendable {
  /// Streets, pictures from above, both, or these with mountains.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// What the land of a map looks like, with more said.
open class MKMapConfiguration: NSObject {
  /// How the land's heights are drawn.
  public enum ElevationStyle: Int, Sendable {
    /// Without heights, or with them.
    case flat, realistic
  }

  /// How the land's heights are drawn.
  public var elevationStyle = ElevationStyle.flat
}

/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong its colours are.
  public enum EmphasisStyle: Int, Sendable {
    /// As usual, or less.
    case `default`, muted
  }

  /// How strong its colours are.
  public var emphasisStyle = EmphasisStyle.default
  /// True where it tells how many cars are on the way.
  public var showsTraffic = false
  /// Which places are named on it.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// As usual.
  public override init() { super.init() }

  /// With heights or without, in colours of a strength.
  public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// Pictures from above with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// True where it tells how many cars are on the way.
  public var showsTraffic = false
  /// Which places are named on it.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// As usual.
  public override init() { super.init() }

  /// With heights or without.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// As usual.
  public override init() { super.init() }

  /// With heights or without.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
