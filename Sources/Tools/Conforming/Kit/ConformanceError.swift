/// Why screens or a recording cannot be used.
package struct ConformanceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
