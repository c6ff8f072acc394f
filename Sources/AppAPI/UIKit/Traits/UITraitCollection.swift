import Foundation

/// What a part of an interface is shown with: appearance, text size, direction, space.
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     UIColor.label.resolvedColor(with: dark)   // white
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Checked by hand: the only stored value is immutable and can be sent.
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection that says nothing.
  public convenience override init() {
    self.init(TraitValues())
  }

  /// Makes a collection of what others say; where several say something, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.override(with: collection.values) }
    self.init(values)
  }

  /// Makes a collection by setting what is to be said.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().applying(mutations))
  }

  /// Returns a collection in which some traits are set anew.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.applying(mutations))
  }

  /// Returns itself, since it never changes; the zone is not used.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true where both say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// Equal for collections that say the same.
  public override var hash: Int { values.hashValue }

  /// Returns true where everything that the other one says is said here too.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Returns true where a colour can look different in the other one.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
  }
}
