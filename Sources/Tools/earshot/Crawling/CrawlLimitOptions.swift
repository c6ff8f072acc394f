import ArgumentParser
import Crawling
import Foundation

extension CrawlAudit: ExpressibleByArgument {}

/// How far a crawl goes.
struct CrawlLimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Screens that are found at most.", valueName: "count"))
  var maxScreens = 200

  @Option(help: ArgumentHelp("Moves from the start up to which moves are tried.", valueName: "count"))
  var maxDepth = 12

  @Option(
    help: ArgumentHelp("Moves that are made at most, on ways that are gone again too.", valueName: "count"))
  var maxGestures = 20_000

  @Option(help: ArgumentHelp("Stops of a screen that are heard at most.", valueName: "count"))
  var maxStops = 400

  @Option(help: ArgumentHelp("Seconds after which nothing more is tried.", valueName: "seconds"))
  var timeLimit = 120.0

  @Option(help: ArgumentHelp("Processes side by side; as many as there are cores.", valueName: "count"))
  var jobs: Int?

  @Flag(inversion: .prefixedNo, help: "Go each way again in a new process at the end.")
  var verify = true

  @Option(help: "How each screen is audited: whole, or heard, which takes no pictures and walks nowhere.")
  var audit = CrawlAudit.whole

  mutating func validate() throws {
    guard maxScreens > 0, maxDepth >= 0, maxGestures > 0, maxStops > 0 else {
      throw ValidationError(
        "--max-screens, --max-gestures and --max-stops are more than 0, --max-depth is not less.")
    }
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit is more than 0 s, and at most a day.")
    }
    guard (1...64).contains(jobs ?? 1) else { throw ValidationError("--jobs is 1 to 64.") }
  }

  /// Takes the limits over.
  func apply(to settings: inout CrawlSettings) {
    settings.screens = maxScreens
    settings.depth = maxDepth
    settings.moves = maxGestures
    settings.stops = maxStops
    settings.seconds = timeLimit
    settings.jobs = jobs ?? min(max(ProcessInfo.processInfo.activeProcessorCount, 1), 8)
    settings.verifies = verify
    settings.audit = audit
  }
}
