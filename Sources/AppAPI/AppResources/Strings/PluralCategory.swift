/// Which form of a word goes with a number.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// The names under which catalogs keep the forms.
  case zero, one, two, few, many, other
}
