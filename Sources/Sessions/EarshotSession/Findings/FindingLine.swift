import AccessibilityModel
import AuditEngine
import EffortEngine

/// Findings that are the same, as one line: where in the code, what is wrong, and how often.
///
///     DogRow.swift:12: Too little: only "button". Give it a label that says which one. (×3)
///
/// Findings of one kind at one line of the code are the same, whatever words they hold; without a line those are that
/// say the same.
public struct FindingLine: Hashable, Sendable {
  /// The kind, for lists of them.
  public var code: String
  /// Where the app's code describes the first one; `nil` where that is not known.
  public var location: SourceLocation?
  /// What is wrong with the first one, and what to do.
  public var message: String
  /// How many there are.
  public var count: Int
  /// The shortest way to meet the first one; empty where it is met at once.
  public var way = ""

  /// Makes a line of one finding.
  public init(_ code: String, _ message: String, at location: SourceLocation? = nil) {
    self.code = code
    self.message = message
    self.location = location
    count = 1
  }

  /// The line, and below it the way to meet it.
  public var text: String { lines.joined(separator: "\n") }

  /// The line, and below it the way to meet it, as lines of their own.
  package var lines: [String] {
    let line = Transcript.line(place) + VisibleText.cut(Transcript.line(message)) + times
    return way.isEmpty ? [line] : [line, "  \(VisibleText.cut(Transcript.line(way)))"]
  }

  /// Where it is, with a colon; nothing where that is not known.
  private var place: String { location.map { "\($0.text): " } ?? "" }

  /// How many there are; nothing for one.
  private var times: String { count > 1 ? " (×\(count))" : "" }

  /// What is the same for findings that are one line.
  fileprivate struct Key: Hashable {
    let code: String
    let location: SourceLocation?
    let message: String?
  }

  fileprivate var key: Key { Key(code: code, location: location, message: location == nil ? message : nil) }

  /// Lines in which those that are the same are one, in the place of the first.
  ///
  /// - Complexity: O(n).
  public static func grouped(_ lines: [FindingLine]) -> [FindingLine] {
    var places: [Key: Int] = [:]
    var result: [FindingLine] = []
    for line in lines {
      if let place = places[line.key] {
        result[place].count += line.count
      } else {
        places[line.key] = result.count
        result.append(line)
      }
    }
    return result
  }
}

extension FindingLine {
  /// Makes a line of what is wrong at a stop.
  public init(_ finding: StopFinding) {
    self.init(finding.code, finding.message, at: finding.location)
  }

  /// Makes a line of what is wrong in a picture.
  public init(_ finding: PictureFinding) {
    self.init("look.\(finding.kind.rawValue)", "\(finding)", at: finding.location)
  }

  /// Makes a line of what keeps people out.
  public init(_ barrier: AccessBarrier) {
    self.init("barrier.\(barrier.kind)", "\(barrier.kind.rawValue): \(barrier.message)", at: barrier.location)
    way = barrier.way
  }

  /// Makes a line of what was noticed while the app ran.
  public init(_ diagnostic: Diagnostic) {
    self.init("app", diagnostic.message, at: diagnostic.location)
  }
}

extension Tour {
  /// What is wrong at the stops and what was noticed on the way; those that are the same are one line.
  public var findingLines: [FindingLine] {
    FindingLine.grouped(findings.map { FindingLine($0) } + diagnostics.map { FindingLine($0) })
  }
}

/// The lines of what is wrong at the stops of a tour, each for the first stop that it tells of.
struct FindingMarks {
  private var rest: [FindingLine.Key: FindingLine]

  init(of tour: Tour) {
    let lines = FindingLine.grouped(tour.findings.map { FindingLine($0) })
    rest = Dictionary(lines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The line of a finding; `nil` where an earlier stop has told it.
  mutating func take(_ finding: StopFinding) -> String? {
    rest.removeValue(forKey: FindingLine(finding).key)?.text
  }
}
