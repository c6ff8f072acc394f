import Glibc

/// A program that is run to its end, with what it prints kept.
package struct Command: Sendable {
  /// The path of the program, then its arguments.
  package let arguments: [String]
  /// Variables set beside the present ones.
  package let environment: [String: String]
  /// What it may use of the machine; `nil` for all of it.
  package var confinement: Confinement?
  /// Seconds after which it is ended; `nil` where it may take its time.
  package var limit: Double?

  /// The variables of the person's that a confined program keeps.
  private static let inherited: Set = ["PATH", "LANG", "LANGUAGE", "TZ", "SDKROOT", "DEVELOPER_DIR"]

  /// Names a program and its arguments.
  package init(_ arguments: String..., environment: [String: String] = [:]) {
    self.init(arguments: arguments, environment: environment)
  }

  /// Names a program and its arguments.
  package init(arguments: [String], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// What a program left behind.
  package struct Outcome: Hashable, Sendable {
    /// How it ended.
    package let status: Child.Status
    /// Whether it was ended because it did not end by itself.
    package var isTimedOut = false
    /// What it printed; errors among the rest, in order, where they were asked for.
    package let output: String
  }

  /// A program that is under way.
  package struct Running: Sendable {
    fileprivate let child: Child
    fileprivate let output: Descriptor
    fileprivate let end: ContinuousClock.Instant?

    /// How much of what a program prints is kept, in bytes; a program that prints more is ended.
    private static let mostOutput = 32 << 20

    /// Waits for the end of the program.
    ///
    /// - Parameter seconds: Seconds from now after which it is ended, where that is earlier than its limit.
    /// - Returns: How it ended and what it printed.
    package func finish(within seconds: Double? = nil) -> Outcome {
      let limits = [end, seconds.map { .now + .seconds($0) }].compactMap { $0 }
      let (text, isWhole) = output.readToEnd(until: limits.min(), atMost: Self.mostOutput)
      if !isWhole { child.kill() }
      return Outcome(status: child.wait().status, isTimedOut: !isWhole, output: text)
    }
  }

  /// Starts the program and returns at once.
  ///
  /// - Parameter keepsErrors: Whether what it prints as errors is kept too, rather than dropped.
  /// - Returns: The program under way.
  /// - Throws: `TargetError` with code `system` where it cannot be started.
  package func start(keepsErrors: Bool = false) throws(TargetError) -> Running {
    let nothing = Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC))
    let pipe = try Pipe()
    let child = try Child(
      arguments, environment: environment, inheriting: confinement.map { _ in Self.inherited },
      descriptors: [
        nothing.number, pipe.writing.number, keepsErrors ? pipe.writing.number : nothing.number,
      ], in: confinement)
    return Running(child: child, output: pipe.reading, end: limit.map { .now + .seconds($0) })
  }

  /// Runs the program to its end.
  ///
  /// - Parameter keepsErrors: Whether what it prints as errors is kept too, rather than dropped.
  /// - Returns: How it ended and what it printed.
  /// - Throws: `TargetError` with code `system` where it cannot be started.
  package func run(keepsErrors: Bool = false) throws(TargetError) -> Outcome {
    try start(keepsErrors: keepsErrors).finish()
  }
}
