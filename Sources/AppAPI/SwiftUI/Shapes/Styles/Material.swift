/// Ground that lets what is behind it shine through, blurred.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// The most transparent ground.
  public static let ultraThin = Material(name: "ultraThin")
  /// A transparent ground.
  public static let thin = Material(name: "thin")
  /// A ground of usual strength.
  public static let regular = Material(name: "regular")
  /// A ground that lets little through.
  public static let thick = Material(name: "thick")
  /// A ground that lets almost nothing through.
  public static let ultraThick = Material(name: "ultraThick")
  /// The ground of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// The most transparent ground.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A transparent ground.
  public static var thinMaterial: Material { Material.thin }
  /// A ground of usual strength.
  public static var regularMaterial: Material { Material.regular }
  /// A ground that lets little through.
  public static var thickMaterial: Material { Material.thick }
  /// A ground that lets almost nothing through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The ground of bars.
  public static var bar: Material { Material.bar }
}
