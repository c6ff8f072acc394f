/// How a technology differs from what a line of a script expects of it.
public enum ExpectationMismatch: Hashable, Sendable {
  /// Something else is the case; what was expected, and what is the case, a line each.
  case otherwise(expected: String, found: [String])
  /// A cursor is at another place; `compared` is the label to compare word by word.
  case elsewhere(expected: String, place: String, compared: String?)
}

extension ExpectationMismatch {
  /// Compares the element under a cursor with the one that a script names.
  ///
  /// - Parameters:
  ///   - name: The label or identifier that the script names.
  ///   - element: The element under the cursor; `nil` where the cursor is nowhere.
  ///   - compares: True where the words in which the labels differ are told.
  /// - Returns: `nil` where it is that element.
  public static func between(
    _ name: String, and element: AccessibilityElement?, comparesWords compares: Bool = false
  ) -> ExpectationMismatch? {
    guard let element else { return .elsewhere(expected: name, place: "nowhere", compared: nil) }
    guard !element.isNamed(name) else { return nil }
    let label = element.label?.string.inOneLine
    return .elsewhere(
      expected: name, place: label ?? "an element without label", compared: compares ? label : nil)
  }
}

extension AccessibilityElement {
  /// True where the label in one line, or the identifier, is that name.
  package func isNamed(_ name: String) -> Bool {
    label?.string.inOneLine == name || identifier == name
  }
}

extension String {
  /// The words in one line: whatever breaks lines becomes a space.
  package var inOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
