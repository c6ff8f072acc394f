import Glibc

/// A program that is run to its end, with what it prints kept.
package struct Command: Sendable {
  /// The path of the program, then its arguments.
  package let arguments: [String]
  /// Variables set beside the present ones.
  package let environment: [String: String]

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
    /// What it printed; errors among the rest, in order, where they were asked for.
    package let output: String
  }

  /// A program that is under way.
  package struct Running: Sendable {
    fileprivate let child: Child
    fileprivate let output: Descriptor

    /// Waits for the end of the program.
    package func finish() -> Outcome {
      let text = output.readToEnd()
      return Outcome(status: child.wait().status, output: text)
    }
  }

  /// Starts the program and returns at once.
  ///
  /// - Parameter keepsErrors: Whether what it prints as errors is kept too, rather than dropped.
  /// - Returns: The program under way.
  /// - Throws: `LooseFileError` with code `system` where it cannot be started.
  package func start(keepsErrors: Bool = false) throws(LooseFileError) -> Running {
    let nothing = Descriptor(open("/dev/null", O_RDWR | O_CLOEXEC))
    let pipe = try Pipe()
    let child = try Child(
      arguments, environment: environment,
      descriptors: [
        nothing.number, pipe.writing.number, keepsErrors ? pipe.writing.number : nothing.number,
      ])
    return Running(child: child, output: pipe.reading)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter keepsErrors: Whether what it prints as errors is kept too, rather than dropped.
  /// - Returns: How it ended and what it printed.
  /// - Throws: `LooseFileError` with code `system` where it cannot be started.
  package func run(keepsErrors: Bool = false) throws(LooseFileError) -> Outcome {
    try start(keepsErrors: keepsErrors).finish()
  }
}
