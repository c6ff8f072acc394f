/// By how much the tops of elements in one row may differ; without a choice, it is that of the device.
///
/// - Source: Behaviour 1.10.4, X15
public enum RowThreshold: String, UncertainOption {
  /// That of a phone.
  case phone = "8"
  /// That of larger screens.
  case larger = "13"

  /// The option's name.
  public static let ruleName = "order.rowThreshold"
  /// What it decides.
  public static let summary = "by how many points the tops of elements in one row may differ"
  /// Where it is discussed.
  public static let source = "Behaviour X15"

  /// The difference itself, in points.
  public var points: Double { self == .phone ? 8 : 13 }
}
