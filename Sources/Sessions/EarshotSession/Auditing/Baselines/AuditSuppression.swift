import AccessibilityModel
import AuditEngine

/// A comment in the app's code that takes a finding away, with the reason.
///
///     Button("×") { close() }  // earshot:ignore symbol-name: the design asks for it, and Voice Control has a name
public struct AuditSuppression: Hashable, Sendable {
  /// Path of the file.
  public var file: String
  /// The line of the comment, from 1.
  public var line: Int
  /// Id of the rule that is written there.
  public var rule: String
  /// Why; empty where nobody says so.
  public var reason: String
  /// The line of code that it is about: its own, or the next one where the comment stands alone.
  public var target: Int

  private static let mark = "// earshot:ignore"

  /// Finds the comments of a file.
  ///
  /// - Parameters:
  ///   - text: What is written in the file.
  ///   - file: Its path.
  /// - Returns: The comments in order.
  /// - Complexity: O(n).
  public static func all(in text: String, file: String) -> [AuditSuppression] {
    guard text.contains(mark) else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { place, line in
      guard let (code, words) = parts(of: line) else { return nil }
      let colon = words.firstIndex(of: ":")
      let rule = words[..<(colon ?? words.endIndex)].trimmingSpaces
      let reason = colon.map { words[words.index(after: $0)...].trimmingSpaces } ?? ""
      var target = place + 1
      if code.trimmingSpaces.isEmpty {
        target += 1
        while target <= lines.count, lines[target - 1].trimmingSpaces.hasPrefix("//") { target += 1 }
      }
      return AuditSuppression(file: file, line: place + 1, rule: rule, reason: reason, target: target)
    }
  }

  /// The code before the mark of a line, and the words behind it; `nil` where it has none outside of a literal.
  private static func parts(of line: Substring) -> (code: Substring, words: Substring)? {
    var rest = line[...]
    while let slash = rest.firstIndex(of: "/") {
      let found = rest[slash...]
      guard found.hasPrefix(mark) else {
        rest = found.dropFirst()
        continue
      }
      let code = line[..<slash]
      // Between quotation marks it is a text and no comment.
      guard code.count(where: { $0 == "\"" }) % 2 == 0 else { return nil }
      return (code, found.dropFirst(mark.count))
    }
    return nil
  }

  /// True where the comment takes the finding away.
  func takesAway(_ finding: AuditFinding) -> Bool {
    guard !reason.isEmpty, finding.rule == rule, let location = finding.location else { return false }
    return location.line == target && (location.file == file || file.hasSuffix("/" + location.file))
  }
}

/// The comments of an app's code that take findings away.
public struct AuditSuppressions: Sendable {
  private var suppressions: [AuditSuppression]
  private var used: Set<Int> = []

  /// Makes a set of comments.
  public init(_ suppressions: [AuditSuppression]) {
    self.suppressions = suppressions
  }

  /// The findings that no comment takes away.
  ///
  /// - Complexity: O(n · s) for n findings and s comments.
  public mutating func apply(to findings: [AuditFinding]) -> [AuditFinding] {
    guard !suppressions.isEmpty else { return findings }
    return findings.filter { finding in
      let found = suppressions.indices.filter { suppressions[$0].takesAway(finding) }
      used.formUnion(found)
      return found.isEmpty
    }
  }

  /// Comments without a reason, of a rule that does not exist, or that take nothing away: a line each.
  ///
  /// - Parameter isWhole: True where everything was audited, so that what took nothing away is of no use.
  /// - Returns: Lines with the place of the comment before them.
  public func notices(isWhole: Bool = true) -> [(location: SourceLocation, message: String)] {
    suppressions.enumerated().compactMap { index, comment in
      let location = SourceLocation(file: comment.file, line: comment.line)
      if AuditRuleInfo.rule(comment.rule) == nil {
        let name = comment.rule.isEmpty ? "Nothing is named to ignore." : "No rule \"\(comment.rule)\"."
        return (location, "\(name) \(AuditChoices.nearest(to: comment.rule))")
      }
      if comment.reason.isEmpty {
        return (
          location,
          "earshot:ignore \(comment.rule) has no reason and ignores nothing. Write : and the reason behind it."
        )
      }
      guard isWhole, !used.contains(index) else { return nil }
      return (
        location, "earshot:ignore \(comment.rule) ignores nothing that is found. Remove it."
      )
    }
  }
}
