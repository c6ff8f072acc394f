/// When a view belongs to the row of one that begins above it.
///
/// - Source: Behaviour 10.1
public enum RowOverlap: String, UncertainOption {
  /// Where more than half of its height lies beside the other.
  case half = "more than half"
  /// Where any of it lies beside the other.
  case any

  /// The option's name.
  public static let ruleName = "order.rowOverlap"
  /// What it decides.
  public static let summary = "how much of a view must lie beside another for both to be read as one row"
  /// Where it is discussed.
  public static let source = "Behaviour 10.1"
}
