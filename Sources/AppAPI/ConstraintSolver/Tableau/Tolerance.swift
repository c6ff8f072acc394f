/// From where on numbers count as different.
enum Tolerance {
  /// A coefficient below this is what rounding left of nothing.
  static let coefficient = 1e-9
  /// A value this close to a bound is on it.
  static let value = 1e-7
  /// The largest coefficient or constant whose sums keep the precision of `value`.
  static let largestNumber = 1e8
}
