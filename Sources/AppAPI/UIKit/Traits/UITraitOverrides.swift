import Foundation

/// What a part of an interface says about traits, whatever is said around it.
///
///     view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init(_ values: TraitValues = TraitValues()) {
    self.values = values
  }

  /// True where something is said about a trait.
  public func contains(_ trait: UITrait) -> Bool {
    trait.differs(UITraitCollection(values), UITraitCollection())
  }

  /// Says nothing about a trait any more; one of the app's own is not known here.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any KeptTrait.Type)?.clear(in: &values)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  /// The direction in which it runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// Pixels in a point; 0 where it is not said.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// Space from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  /// Space from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  /// Strength of contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  /// Weight of text.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}

/// A trait that is one of the values of a collection.
protocol KeptTrait: UITraitDefinition {
  /// Says nothing about it any more.
  static func clear(in values: inout TraitValues)
}

extension UITraitUserInterfaceStyle: KeptTrait {
  static func clear(in values: inout TraitValues) { values.userInterfaceStyle = .unspecified }
}

extension UITraitPreferredContentSizeCategory: KeptTrait {
  static func clear(in values: inout TraitValues) { values.preferredContentSizeCategory = .unspecified }
}

extension UITraitHorizontalSizeClass: KeptTrait {
  static func clear(in values: inout TraitValues) { values.horizontalSizeClass = .unspecified }
}

extension UITraitVerticalSizeClass: KeptTrait {
  static func clear(in values: inout TraitValues) { values.verticalSizeClass = .unspecified }
}

extension UITraitLayoutDirection: KeptTrait {
  static func clear(in values: inout TraitValues) { values.layoutDirection = .unspecified }
}

extension UITraitAccessibilityContrast: KeptTrait {
  static func clear(in values: inout TraitValues) { values.accessibilityContrast = .unspecified }
}

extension UITraitLegibilityWeight: KeptTrait {
  static func clear(in values: inout TraitValues) { values.legibilityWeight = .unspecified }
}
