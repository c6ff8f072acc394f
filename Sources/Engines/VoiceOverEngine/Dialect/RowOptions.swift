import AccessibilityModel

/// Where a flick leads that comes from outside into a list which does not show its first row.
///
/// - Source: Behaviour 1.10.4
public enum EnteringRows: String, UncertainOption {
  /// To the rows that are there.
  case shown = "the rows that are shown"
  /// To the row at the list's end, which the app is asked for.
  case edge = "the row at the list's end"

  /// The option's name.
  public static let ruleName = "rows.entering"
  /// What it decides.
  public static let summary = "to which row of a list that was scrolled a flick from outside leads"
  /// Where it is discussed.
  public static let source = "Behaviour 1.10.4"
}

/// How far a search for headings, links and the like goes among rows that the app has yet to make.
///
/// - Source: Behaviour 1.4.1 R4
public enum RowSearch: String, UncertainOption {
  /// The app is asked for rows thirty-two times.
  case far = "32 screens of rows"
  /// The app is asked for rows four times.
  case near = "4 screens of rows"
  /// Only the rows that are there are searched.
  case shown = "the rows that are shown"

  /// The option's name.
  public static let ruleName = "rows.search"
  /// What it decides.
  public static let summary = "how far headings are looked for among rows that do not exist yet"
  /// Where it is discussed.
  public static let source = "Behaviour 1.4.1 R4"

  /// How often the app is asked for rows.
  var requests: Int {
    switch self {
    case .far: 32
    case .near: 4
    case .shown: 0
    }
  }
}
