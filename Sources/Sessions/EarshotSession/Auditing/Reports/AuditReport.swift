import AccessibilityModel
import AuditEngine
import TreeFormat

/// What an audit of an app came to, screen by screen, in any of its forms.
///
///     var report = AuditReport([outcome], root: folder)
///     print(report.text)
public struct AuditReport: Sendable {
  /// What came of one screen.
  public struct Screen: Hashable, Sendable {
    /// Name of the screen.
    public var name: String
    /// What was found and is neither known nor ignored.
    public var findings: [AuditFinding]
    /// How many findings the baseline knows.
    public var knownCount = 0
    /// How many findings comments in the code take away.
    public var ignoredCount = 0
    /// Rules that could not be looked at.
    public var unexamined: [AuditRuleInfo]
  }

  /// Findings that are one line: the same rule at one place of the code, or with the same words.
  package struct Group: Hashable {
    package var finding: AuditFinding
    package var count: Int
  }

  /// The screens in the order in which they were met.
  public private(set) var screens: [Screen] = []
  /// The folder from which paths are told; empty where they are told as they are.
  public var root: String
  /// What is told beside the findings, a line each.
  public private(set) var notices: [String] = []

  /// Makes a report of outcomes; those of one screen are put together.
  ///
  /// - Parameters:
  ///   - outcomes: What the audit came to.
  ///   - root: The folder from which paths are told.
  public init(_ outcomes: [Audit.Outcome], root: String = "") {
    self.root = root
    var places: [String: Int] = [:]
    for outcome in outcomes {
      if let place = places[outcome.screen] {
        screens[place].findings += outcome.findings
        continue
      }
      places[outcome.screen] = screens.count
      screens.append(
        Screen(name: outcome.screen, findings: outcome.findings, unexamined: outcome.unexamined))
    }
  }

  /// Takes away what comments in the code ignore, and tells what is wrong with them.
  ///
  /// - Parameters:
  ///   - suppressions: The comments.
  ///   - isWhole: True where everything was audited.
  /// - Complexity: O(n · s) for n findings and s comments.
  public mutating func ignore(_ suppressions: [AuditSuppression], isWhole: Bool = true) {
    var suppressions = AuditSuppressions(suppressions)
    for index in screens.indices {
      let rest = suppressions.apply(to: screens[index].findings)
      screens[index].ignoredCount += screens[index].findings.count - rest.count
      screens[index].findings = rest
    }
    notices += suppressions.notices(isWhole: isWhole).map { "\(place(of: $0.location)): \($0.message)" }
  }

  /// Takes away what a baseline knows, and tells what it knows and is gone.
  ///
  /// - Parameters:
  ///   - baseline: What is known.
  ///   - isWhole: True where everything was audited, so that what was not found is gone.
  public mutating func compare(with baseline: AuditBaseline, isWhole: Bool = true) {
    let (new, _, gone) = baseline.compare(findings)
    var rest: [String: [AuditFinding]] = [:]
    for finding in new { rest[finding.screen, default: []].append(finding) }
    for index in screens.indices {
      let kept = rest[screens[index].name] ?? []
      screens[index].knownCount += screens[index].findings.count - kept.count
      screens[index].findings = kept
    }
    guard isWhole else { return }
    notices += gone.map {
      let unknown = AuditRuleInfo.rule($0.rule) == nil ? "there is no such rule" : "no longer found"
      return "Baseline: \($0.screen): \($0.rule): \($0.path): \(unknown). "
        + "Write it anew with --write-baseline."
    }
  }

  /// Everything that was found, screen by screen.
  public var findings: [AuditFinding] { screens.flatMap(\.findings) }

  /// True where something was found that is more than a note.
  public var fails: Bool { findings.contains { $0.severity > .note } }

  /// Where something is in the code, from the root; the name of the file alone where it lies elsewhere.
  func path(of file: String) -> String {
    if !root.isEmpty, file.hasPrefix(root + "/") { return String(file.dropFirst(root.count + 1)) }
    guard file.hasPrefix("/") else { return file }
    return String(file.split(separator: "/").last ?? "")
  }

  package func place(of location: SourceLocation) -> String { "\(path(of: location.file)):\(location.line)" }

  /// The findings of a screen, those that are alike as one.
  ///
  /// - Complexity: O(n).
  package func groups(of screen: Screen) -> [Group] {
    struct Key: Hashable {
      var rule: String
      var location: SourceLocation?
      var words: String
    }
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    for finding in screen.findings {
      let words = finding.location == nil ? "\(finding.path)\n\(finding.message)" : ""
      let key = Key(rule: finding.rule, location: finding.location, words: words)
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(Group(finding: finding, count: 1))
      }
    }
    return groups
  }

  /// How many of something there are, in words.
  static func count(_ number: Int, _ name: String) -> String {
    number == 1 ? "1 \(name)" : "\(number) \(name)s"
  }

  /// How many findings there are of each severity, and on how many screens.
  package var summary: String {
    let all = findings
    guard !all.isEmpty else { return "Nothing found on \(Self.count(screens.count, "screen"))." }
    let parts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      return count > 0 ? Self.count(count, severity.rawValue) : nil
    }
    let affected = screens.count { !$0.findings.isEmpty }
    let share =
      affected == screens.count
      ? Self.count(affected, "screen") : "\(affected) of \(Self.count(screens.count, "screen"))"
    return "\(Self.count(all.count, "finding")) (\(parts.joined(separator: ", "))) on \(share)."
  }

  /// How many findings are known or ignored; nothing where none is.
  package var restSummary: String? {
    let known = screens.reduce(0) { $0 + $1.knownCount }
    let ignored = screens.reduce(0) { $0 + $1.ignoredCount }
    var parts: [String] = []
    if known > 0 { parts.append("\(known) in the baseline") }
    if ignored > 0 { parts.append("\(ignored) ignored in the code") }
    return parts.isEmpty ? nil : "Beside these: \(parts.joined(separator: ", "))."
  }

  /// Rules that could not be looked at, with the screens where that is so; nothing where all were.
  package var unexaminedSummary: [String] {
    var screensByNeed: [AuditFact: [String]] = [:]
    var rules: [AuditFact: [String]] = [:]
    for screen in screens {
      for rule in screen.unexamined {
        if screensByNeed[rule.needs]?.last != screen.name {
          screensByNeed[rule.needs, default: []].append(screen.name)
        }
        if rules[rule.needs]?.contains(rule.id) != true { rules[rule.needs, default: []].append(rule.id) }
      }
    }
    return AuditFact.allCases.compactMap { need in
      guard let names = screensByNeed[need], let ids = rules[need] else { return nil }
      let place = names.count == screens.count ? "on any screen" : "on \(names.joined(separator: ", "))"
      return "Not looked at \(place), without \(need.words): \(ids.joined(separator: ", "))."
    }
  }
}

extension AuditFact {
  /// What is missing where it is not known.
  var words: String {
    switch self {
    case .tree: "a tree"
    case .speech: "what is said"
    case .picture: "a picture"
    case .walks: "walks of each technology"
    case .events: "what was said while the screen came"
    case .arrival: "the screen before"
    case .diagnostics: "what was noticed while the app ran"
    }
  }
}
