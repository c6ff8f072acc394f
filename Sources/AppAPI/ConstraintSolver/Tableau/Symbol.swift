/// The number by which the tableau knows an unknown.
typealias Symbol = Int32

/// What a tableau may do with a symbol.
enum SymbolKind: UInt8 {
  /// In use by nobody.
  case free
  /// A variable of the caller: any value.
  case external
  /// By how much an inequality is more than met, or a wish is missed: never negative.
  case restricted
  /// The mark of an equation that must hold: always 0, and never enters the basis to improve anything.
  case dummy
}
