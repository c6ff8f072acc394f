/// Background that lets what is behind it shine through, blurred.
public struct Material: ShapeStyle, Hashable {
  private let name: String
  /// How much of what is behind it is covered, from 0 to 1.
  let strength: Double

  /// The most transparent background.
  public static let ultraThin = Material(name: "ultraThin", strength: 0.5)
  /// A transparent background.
  public static let thin = Material(name: "thin", strength: 0.65)
  /// A background of usual strength.
  public static let regular = Material(name: "regular", strength: 0.78)
  /// A background that lets little through.
  public static let thick = Material(name: "thick", strength: 0.88)
  /// A background that lets almost nothing through.
  public static let ultraThick = Material(name: "ultraThick", strength: 0.95)
  /// The background of bars.
  public static let bar = Material(name: "bar", strength: 0.9)
}

extension ShapeStyle where Self == Material {
  /// The most transparent background.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A transparent background.
  public static var thinMaterial: Material { Material.thin }
  /// A background of usual strength.
  public static var regularMaterial: Material { Material.regular }
  /// A background that lets little through.
  public static var thickMaterial: Material { Material.thick }
  /// A background that lets almost nothing through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The background of bars.
  public static var bar: Material { Material.bar }
}
