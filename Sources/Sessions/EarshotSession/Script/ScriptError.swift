import AccessibilityModel

/// A script that cannot be run, with every line of it that makes no sense.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the script is called.
  public let name: String
  /// What is wrong, in the order of the lines.
  public let problems: [ScriptProblem]

  /// What is wrong and what to do, a line for each problem.
  public var description: String {
    problems.map { VisibleText.line("\(name):\($0.line): \($0)") }.joined(separator: "\n")
  }
}
