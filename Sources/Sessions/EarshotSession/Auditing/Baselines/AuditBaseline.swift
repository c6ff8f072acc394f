import AuditEngine

/// Findings that a project knows, so that only others fail a run.
///
/// A finding is known again by its screen, its rule and what the element is called, by no line and no number.
/// The form is described in `Documentation/Formats/audit.md`.
public struct AuditBaseline: Hashable, Sendable {
  /// What a finding is known again by.
  public struct Entry: Hashable, Sendable {
    /// Name of the screen.
    public var screen: String
    /// Id of the rule.
    public var rule: String
    /// What the element is called.
    public var path: String

    /// The entry of a finding.
    public init(_ finding: AuditFinding) {
      screen = Transcript.line(finding.screen)
      rule = finding.rule
      path = Transcript.line(finding.path)
    }

    /// Makes an entry.
    public init(screen: String, rule: String, path: String) {
      self.screen = screen
      self.rule = rule
      self.path = path
    }
  }

  private static let header =
    "# What an audit found and is known; earshot audit --write-baseline FILE writes it anew."

  /// The entries in order; what is found twice stands twice.
  public let entries: [Entry]

  /// Makes a baseline of what was found.
  public init(_ findings: [AuditFinding]) {
    entries = findings.map(Entry.init)
  }

  /// Reads a baseline that was written before.
  ///
  /// - Throws: `AuditFileError` with the first line that makes no sense.
  public init(reading text: String) throws(AuditFileError) {
    var entries: [Entry] = []
    var screen: String?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() where !line.isEmpty && line.first != "#" {
      guard line.hasPrefix("  ") else {
        screen = String(line)
        continue
      }
      let words = line.dropFirst(2)
      guard let screen, let colon = words.firstIndex(of: ":") else {
        throw AuditFileError(
          "\"\(words.prefix(60))\" is no finding below a screen. Write the file anew with --write-baseline.",
          line: place + 1)
      }
      let path = words[words.index(after: colon)...].trimmingSpaces
      entries.append(Entry(screen: screen, rule: String(words[..<colon]), path: path))
    }
    self.entries = entries
  }

  /// The baseline as it is kept: a screen a line, and below it its findings, indented.
  public var text: String {
    var screens: [String] = []
    var lines: [String: [String]] = [:]
    for entry in entries {
      if lines[entry.screen] == nil { screens.append(entry.screen) }
      lines[entry.screen, default: []].append("  \(entry.rule): \(entry.path)")
    }
    let blocks = screens.map { screen in
      ([screen] + (lines[screen] ?? [])).map { $0 + "\n" }.joined()
    }
    return ([Self.header + "\n"] + blocks).joined(separator: "\n")
  }

  /// Parts findings into those that are known and others, and tells what is known and no longer found.
  ///
  /// - Parameter findings: What was found.
  /// - Returns: The others, how many are known, and the entries that are left over.
  /// - Complexity: O(n).
  public func compare(
    _ findings: [AuditFinding]
  ) -> (new: [AuditFinding], knownCount: Int, gone: [Entry]) {
    var rest: [Entry: Int] = [:]
    for entry in entries { rest[entry, default: 0] += 1 }
    var new: [AuditFinding] = []
    for finding in findings {
      let entry = Entry(finding)
      guard let count = rest[entry], count > 0 else {
        new.append(finding)
        continue
      }
      rest[entry] = count - 1
    }
    var gone: [Entry] = []
    for entry in entries {
      guard let count = rest[entry], count > 0 else { continue }
      rest[entry] = count - 1
      gone.append(entry)
    }
    return (new, findings.count - new.count, gone)
  }
}

/// A line of a file of an audit that makes no sense.
public struct AuditFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let message: String
  /// The line, from 1.
  public let line: Int

  init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }

  /// The line, and what is wrong with it.
  public var description: String { "Line \(line): \(message)" }
}
