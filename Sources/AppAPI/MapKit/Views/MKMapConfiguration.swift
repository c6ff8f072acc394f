import Foundation

/// What the land of a map looks like.
public enum MKMapType: UInt, Sendable {
  /// Streets, pictures from above, both, or these with mountains.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// What the land of a map looks like, with more said.
open class MKMapConfiguration: NSObject {}

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

  /// As usual.
  public override init() { super.init() }

  /// In colours of a strength.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
}

/// Pictures from above with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// As usual.
  public override init() { super.init() }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// As usual.
  public override init() { super.init() }
}
