import AccessibilityModel
import ArgumentParser
import EarshotSession

/// What a run is held to, and what it leaves for later runs.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep what is heard and found in a file; - is the standard output.", valueName: "file"),
    completion: .file())
  var freeze: String?

  @Option(
    help: ArgumentHelp("Fail where anything is otherwise than in that file.", valueName: "file"),
    completion: .file())
  var against: String?

  mutating func validate() throws {
    guard freeze != "-" || against != "-" else {
      throw ValidationError("Both --freeze - and --against -. Name a file for one of the two.")
    }
  }

  /// True where a file decides what is a finding, and not each finding alone.
  var isUsed: Bool { freeze != nil || against != nil }

  /// True where the standard output is for the kept screens alone.
  var isQuiet: Bool { freeze == "-" }

  /// What was kept; `nil` where nothing is compared.
  ///
  /// - Throws: `TargetError`, and `ValidationError` for a file of something else.
  func kept() throws -> ScreenBaseline? {
    guard let against else { return nil }
    let text = try BaselineFile(path: against).read()
    do {
      return try ScreenBaseline(reading: text)
    } catch {
      throw ValidationError("\(against): \(error)")
    }
  }

  /// Keeps the screens, and tells what is otherwise than it was.
  ///
  /// - Parameters:
  ///   - screens: What was heard and found.
  ///   - kept: What was kept before.
  ///   - asAnnotations: Whether a workflow of GitHub is told.
  /// - Returns: True where something is otherwise.
  /// - Throws: `ValidationError` where the file cannot be written.
  func compare(_ screens: ScreenBaseline, with kept: ScreenBaseline?, asAnnotations: Bool = false) throws
    -> Bool
  {
    if let freeze { try BaselineFile(path: freeze).write(screens.text) }
    guard let kept else { return false }
    let tell = isQuiet ? Output.message : Output.result
    let changes = kept.changes(to: screens)
    if asAnnotations, !isQuiet {
      Annotations.write(changes: changes)
      return !changes.isEmpty
    }
    for change in changes { tell("\n\(change)\n") }
    for name in kept.names(newIn: screens) {
      tell("\nNot kept yet: \(VisibleText.line(name)). Keep it with --freeze.\n")
    }
    if changes.isEmpty { tell("\nEverything is as in \(against ?? "").\n") }
    return !changes.isEmpty
  }
}
