import AccessibilityModel
import AppBuilding
import EarshotSession
import Foundation
import TreeFormat

/// The screens of a folder, compiled, and a process for each run of one.
package struct ConformanceKit: Sendable {
  /// The screens.
  package let table: ConformanceTable
  private let files: BuiltApp
  private let installation: Installation
  private let toolchain: Toolchain
  private let limits: AppLimits

  /// Compiles the app of a kit.
  ///
  /// - Parameters:
  ///   - folder: The folder with `screens.tsv` and the folder `App`.
  ///   - installation: Where the host and the app modules are.
  ///   - toolchain: The compiler.
  ///   - cache: What is kept from run to run; `nil` where nothing is.
  ///   - limits: What each run of a screen may use.
  ///   - progress: Hears how far it is.
  ///   - say: Takes what the compiler says.
  /// - Throws: `ConformanceError` for a table that makes no sense, `TargetError` for an app that does not compile.
  package init(
    _ folder: String, _ installation: Installation, _ toolchain: Toolchain, cache: CacheFolder?,
    limits: AppLimits = AppLimits(), progress: (BuildProgress) -> Void = { _ in },
    say: (String) -> Void
  ) throws {
    table = try Self.table(of: folder)
    files = try BuiltApp(
      compiling: SourceSelection(paths: ["\(folder)/App"], takesAllFiles: true),
      options: CompilerOptions(swiftVersion: "6", defaultsToMainActor: nil), cache: cache,
      installation: installation, toolchain: toolchain, progress: progress, say: say)
    guard files.leftOut == nil else {
      throw ConformanceError(
        "The kit's app has code that this version does not know. Update either of the two.")
    }
    self.installation = installation
    self.toolchain = toolchain
    self.limits = limits
  }

  /// The table of a kit.
  ///
  /// - Throws: `ConformanceError`.
  package static func table(of folder: String) throws(ConformanceError) -> ConformanceTable {
    let path = "\(folder)/screens.tsv"
    guard let text = try? BoundedFile.text(path, limit: 1 << 20) else {
      throw ConformanceError("No kit in \(folder): \(path) cannot be read. Name its folder with --kit.")
    }
    return try ConformanceTable(reading: text, name: path)
  }

  /// Shows a screen anew, does what its script says, and takes down what comes of each step.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rules: What is chosen for uncertain rules.
  /// - Returns: What came of each step, and the rules that it rests on.
  /// - Throws: `TargetError` where no process starts, `AppFailure` where the app ends.
  package func play(_ screen: ConformanceScreen, rules: RuleChoices) async throws -> ScreenRun {
    let app = try HostedApp(
      files, in: AppSurroundings(arguments: ["-screen", screen.id]), installation: installation,
      toolchain: toolchain, limits: limits, show: { _ in })
    let index = await app.previews.firstIndex { $0.kind == .app } ?? 0
    await app.choose(index, options: screen.launch(rules))
    return try await ScreenRun(of: screen, app, rules)
  }

  /// Plays screens, as many at once as the machine has processors.
  ///
  /// - Parameters:
  ///   - runs: Each a screen, and what is chosen for rules.
  ///   - progress: Hears how many are done.
  /// - Returns: What came of each, in their order.
  /// - Throws: What playing one of them throws.
  package func play(
    _ runs: [(screen: ConformanceScreen, rules: RuleChoices)], progress: (Int) -> Void = { _ in }
  ) async throws -> [ScreenRun] {
    var results: [Int: ScreenRun] = [:]
    try await withThrowingTaskGroup(of: (Int, ScreenRun).self) { group in
      var waiting = runs.enumerated().makeIterator()
      func startNext() {
        guard let (index, run) = waiting.next() else { return }
        group.addTask { (index, try await play(run.screen, rules: run.rules)) }
      }
      for _ in 0..<max(1, min(ProcessInfo.processInfo.activeProcessorCount, Self.mostAtOnce)) { startNext() }
      while let (index, run) = try await group.next() {
        results[index] = run
        progress(results.count)
        startNext()
      }
    }
    return runs.indices.compactMap { results[$0] }
  }

  private static let mostAtOnce = 8
}
