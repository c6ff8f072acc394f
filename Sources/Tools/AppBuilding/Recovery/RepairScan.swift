import Foundation

/// Asks the scanner how copies can be repaired.
struct RepairScan {
  let installation: Installation
  let toolchain: Toolchain
  /// The folder for the file of requests.
  let folder: String

  /// A message that a repair is asked for.
  struct Request: Hashable {
    let file: Int
    let line: Int
    let column: Int
    let kind: RepairKind
  }

  /// A change of a copy.
  struct Edit: Hashable {
    let file: Int
    let range: Range<Int>
    let line: Int
    /// The line of the member that it is made in.
    let member: Int
    let unit: String
    let name: String
    let replacement: String
    /// The lines of what it replaces.
    let lines: ClosedRange<Int>
  }

  /// What can be done.
  struct Answer {
    var edits: [Edit] = []
    /// The requests for which there is nothing, as file and line.
    var failed: [(file: Int, line: Int)] = []
    var stubs: [StubType] = []
  }

  /// Asks.
  ///
  /// - Parameters:
  ///   - requests: What the compiler complains of.
  ///   - types: Names of types that are missing.
  ///   - copies: The present text of each file, by path.
  ///   - levels: How far up units stand at least, by files and lines of members.
  ///   - least: How far up units stand at least, in every member.
  ///   - missing: Names of which every use in the copies is asked about.
  /// - Returns: What can be done.
  /// - Throws: `TargetError` with code `system` or `incompleteInstallation`.
  func answer(
    to requests: [Request], types: Set<String>, copies: [(file: Int, path: String)],
    levels: [Int: [Int: Int]], least: Int = 0, missing: Set<RepairKind> = []
  ) throws(TargetError) -> Answer {
    var lines = copies.map { "file\t\($0.file)\t\($0.path)" }
    lines += missing.map { "missing\t\($0.word)\t\($0.name)" }.sorted()
    lines += types.sorted().map { "type\t\($0)" }
    lines += levels.flatMap { file, members in members.map { "level\t\(file)\t\($0.key)\t\($0.value)" } }
    lines.append("least\t\(least)")
    lines += requests.map {
      "at\t\($0.file)\t\($0.line)\t\($0.column)\t\($0.kind.word)\t\($0.kind.isSure ? "sure" : "unsure")\t\($0.kind.name)"
    }
    let path = "\(folder)/repairs.tsv"
    try CompilerInputs.write(lines.joined(separator: "\n") + "\n", to: path)
    var command = Command(
      arguments: [installation.syntaxScan, "--repair", path],
      environment: ["LD_LIBRARY_PATH": toolchain.libraryPath])
    command.confinement = .compiling(copies.map(\.path), writing: [folder], installation, toolchain)
    command.limit = SyntaxScan.limit
    let outcome = try command.run()
    guard outcome.status == .exited(0) else {
      throw TargetError(.incompleteInstallation, "What \(installation.syntaxScan) loads")
    }
    return Self.answer(outcome.output.split(separator: "\n"))
  }

  /// Reads the lines that the scanner prints.
  static func answer(_ lines: some Sequence<Substring>) -> Answer {
    var answer = Answer()
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch fields.first {
      case "edit" where fields.count == 11:
        let numbers = fields[1...5].compactMap { Int($0) }
        guard numbers.count == 5, numbers[1] <= numbers[2], let first = Int(fields[9]),
          let last = Int(fields[10]),
          first <= last
        else { continue }
        answer.edits.append(
          Edit(
            file: numbers[0], range: numbers[1]..<numbers[2], line: numbers[3], member: numbers[4],
            unit: fields[6], name: fields[7], replacement: fields[8].replacing("\\n", with: "\n"),
            lines: first...last))
      case "none" where fields.count == 4:
        if let file = Int(fields[1]), let line = Int(fields[2]) { answer.failed.append((file, line)) }
      case "stub" where fields.count == 4:
        answer.stubs.append(StubType(name: fields[1], kind: fields[2], arity: Int(fields[3]) ?? 0))
      default: break
      }
    }
    return answer
  }
}
