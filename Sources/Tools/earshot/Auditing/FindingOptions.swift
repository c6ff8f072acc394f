import AppBuilding
import ArgumentParser
import AuditEngine
import EarshotSession
import Foundation

/// What counts as a finding: a project's choices, and what it knows already.
struct FindingOptions: ParsableArguments {
  /// The name of a project's choices, beside what is audited.
  private static let usualFile = ".earshot-audit"

  @Option(
    help: ArgumentHelp("Fail only for what is not in that file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Keep what is found in a file; - is the standard output.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Which rules are looked at, and how much each matters; else .earshot-audit, here or beside the target.",
      valueName: "file"), completion: .file())
  var choices: String?

  @Option(help: ArgumentHelp("Look at this rule alone; may be given again.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be given again.", valueName: "rule"))
  var off: [String] = []

  mutating func validate() throws {
    for name in only + off where AuditRuleInfo.rule(name) == nil {
      throw ValidationError("No rule \"\(name)\". \(AuditChoices.nearest(to: name))")
    }
  }

  /// What the project chose, and over that what the command line says.
  ///
  /// - Parameter target: What is audited.
  /// - Returns: The choices.
  /// - Throws: `TargetError`, and `ValidationError` with the line that makes no sense.
  func wanted(beside target: [String]) throws -> AuditChoices {
    var result = try Self.choices(in: choices ?? Self.usual(beside: target))
    if !only.isEmpty { result.off = Set(AuditRuleInfo.all.map(\.id)).subtracting(only) }
    result.off.formUnion(off)
    return result
  }

  /// What the project chose, beside the target; every rule is looked at where there is no such file.
  ///
  /// - Parameter target: What is audited.
  /// - Returns: The choices.
  /// - Throws: `TargetError`, and `ValidationError` with the line that makes no sense.
  static func usualChoices(beside target: [String]) throws -> AuditChoices {
    try choices(in: usual(beside: target))
  }

  private static func choices(in file: String?) throws -> AuditChoices {
    guard let file else { return AuditChoices() }
    let text = try BaselineFile(path: file).read()
    do {
      return try AuditChoices(reading: text)
    } catch {
      throw ValidationError("\(file): \(error)")
    }
  }

  /// What is known; `nil` where nothing is compared.
  ///
  /// - Throws: `TargetError`, and `ValidationError` with the line that makes no sense.
  func known() throws -> AuditBaseline? {
    guard let baseline else { return nil }
    let text = try BaselineFile(path: baseline).read()
    do {
      return try AuditBaseline(reading: text)
    } catch {
      throw ValidationError("\(baseline): \(error)")
    }
  }

  private static func usual(beside target: [String]) -> String? {
    var folders = ["."]
    if let first = target.first, first != "-" {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: first, isDirectory: &isFolder)
      let isContainer = first.hasSuffix(".xcodeproj") || first.hasSuffix(".xcworkspace")
      let url = URL(filePath: first)
      folders.append(isFolder.boolValue && !isContainer ? url.path : url.deletingLastPathComponent().path)
    }
    return folders.map { "\($0)/\(usualFile)" }.first { FileManager.default.fileExists(atPath: $0) }
  }
}
