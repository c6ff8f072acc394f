/// An object whose values predicates and sort descriptors ask for by name.
package protocol KeyedValues: AnyObject {
  /// The value of a name; `nil` where there is none.
  func keyedValue(_ key: String) -> Any?
}
