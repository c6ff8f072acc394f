/// Where somebody published what was heard of a screen, and which rule that tells about.
package struct Publication: Hashable, Sendable {
  /// The address of the page.
  package var source: String
  /// When it was written, `2022-08-05`, or as much of it as is known.
  package var date: String?
  /// What it was heard on, `iOS 17.1.2`; `nil` where the page does not tell.
  package var system: String?
  /// The rule of behaviour that it tells about, `1.5.3 segments`.
  package var rule: String

  /// Makes the origin of a fact.
  package init(source: String, date: String? = nil, system: String? = nil, rule: String) {
    self.source = source
    self.date = date
    self.system = system
    self.rule = rule
  }
}
