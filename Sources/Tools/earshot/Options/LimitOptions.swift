import ArgumentParser
import AuditEngine

/// From when on a stop says too much.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Seconds of speech a stop may take before it is marked.", valueName: "seconds"))
  var maxSeconds = StopLimits().seconds

  @Option(help: ArgumentHelp("Facts a stop may say at once before it is marked.", valueName: "count"))
  var maxFacts = StopLimits().facts

  @Flag(help: "Propose custom content, as code, for stops that say too much.")
  var propose = false

  mutating func validate() throws {
    guard maxSeconds > 0 else { throw ValidationError("The seconds of a stop must be more than 0.") }
    guard maxFacts > 0 else { throw ValidationError("The facts of a stop must be more than 0.") }
  }

  /// The limits as the audit takes them.
  var limits: StopLimits { StopLimits(seconds: maxSeconds, facts: maxFacts) }
}
