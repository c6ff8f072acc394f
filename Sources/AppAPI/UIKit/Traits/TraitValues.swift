import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction in which it runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels in a point; 0 where it is not said.
  var displayScale: CGFloat { get set }
  /// Space from left to right.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Space from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Strength of contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits as one value; each starts as not said.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified

  /// A telephone held upright, light, at the usual text size, with three pixels in a point.
  static let usual = TraitValues(
    userInterfaceStyle: .light, preferredContentSizeCategory: .large, layoutDirection: .leftToRight,
    displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    userInterfaceIdiom: .phone, accessibilityContrast: .normal, legibilityWeight: .regular)

  /// Takes over everything that the other one says.
  mutating func override(with other: TraitValues) {
    take(\.userInterfaceStyle, from: other)
    take(\.preferredContentSizeCategory, from: other)
    take(\.layoutDirection, from: other)
    take(\.displayScale, from: other)
    take(\.horizontalSizeClass, from: other)
    take(\.verticalSizeClass, from: other)
    take(\.userInterfaceIdiom, from: other)
    take(\.accessibilityContrast, from: other)
    take(\.legibilityWeight, from: other)
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, from other: TraitValues
  ) {
    guard other[keyPath: trait] != TraitValues()[keyPath: trait] else { return }
    self[keyPath: trait] = other[keyPath: trait]
  }

  func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
