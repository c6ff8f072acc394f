import SwiftParser

/// Answers which repairs make copies compile, from a file of requests.
///
/// A request is a line of fields with tabs between them: `file` number, path · `at` number of the file, line, column,
/// kind, `sure` or `unsure`, name · `level` number of the file, line of a member, level · `least` level · `type` name · `missing`
/// kind, name: every use in all files is asked about.
///
/// An answer is a line as well: `edit` number of the file, first and last offset, line, line of the member, unit, name,
/// replacement, first and last line of what is replaced · `none` number of the file, line, column · `stub` name, kind, number of arguments.
struct RepairRun {
  private var files: [(index: Int, path: String)] = []
  private var requests: [RepairRequest] = []
  private var levels: [Int: [Int: Int]] = [:]
  private var types: Set<String> = []
  /// How far up units stand at least, in every member.
  private var least = 0
  private var missing: [MissingName] = []

  /// A name that is known to be missing.
  struct MissingName {
    let kind: RepairRequest.Kind
    let name: String
  }

  init(lines: some Sequence<Substring>) {
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch fields.first {
      case "file" where fields.count == 3:
        if let index = Int(fields[1]) { files.append((index, fields[2])) }
      case "at": if let request = RepairRequest(fields: fields) { requests.append(request) }
      case "level" where fields.count == 4:
        guard let file = Int(fields[1]), let member = Int(fields[2]), let level = Int(fields[3]) else {
          continue
        }
        levels[file, default: [:]][member] = level
      case "least" where fields.count == 2: least = Int(fields[1]) ?? 0
      case "type" where fields.count == 2: types.insert(fields[1])
      case "missing" where fields.count == 3:
        guard let kind = RepairRequest.Kind(rawValue: fields[1]) else { continue }
        missing.append(MissingName(kind: kind, name: fields[2]))
      default: break
      }
    }
  }

  /// The answers.
  var answers: [String] {
    let asked = Dictionary(grouping: requests, by: \.file)
    let uses = TypeUses(of: types)
    var lines: [String] = []
    for file in files {
      guard let bytes = FileContent.read(file.path) else { continue }
      if !types.isEmpty { uses.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }) }
      guard asked[file.index] != nil || !missing.isEmpty else { continue }
      let planner = RepairPlanner(bytes)
      let requests = (asked[file.index] ?? []) + planner.uses(of: missing, in: file.index)
      guard !requests.isEmpty else { continue }
      let (made, failed) = planner.repairs(
        for: requests, levels: levels[file.index] ?? [:], least: least)
      lines += made.map { made in
        let text = String(decoding: made.edit.replacement, as: UTF8.self).replacing("\n", with: "\\n")
        let fields = [
          "edit", "\(file.index)", "\(made.edit.range.lowerBound)", "\(made.edit.range.upperBound)",
          "\(made.line)", "\(made.member)", made.repair.unit.rawValue, made.repair.name, text,
          "\(made.lines.lowerBound)", "\(made.lines.upperBound)",
        ]
        return fields.joined(separator: "\t")
      }
      lines += failed.map { "none\t\(file.index)\t\($0.line)\t\($0.column)" }
    }
    lines += types.sorted().map { name in
      "stub\t\(name)\t\((uses.kinds[name] ?? .type).rawValue)\t\(uses.arguments[name] ?? 0)"
    }
    return lines
  }
}
