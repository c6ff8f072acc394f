import Testing

/// Tests that run the installed program.
///
/// As many at a time as the run of tests allows: `make test` sets two, since some keep every core busy.
@Suite("The installed program", .tags(.live), .timeLimit(.minutes(15)))
enum LiveTests {}

extension Tag {
  /// Starts real child processes.
  @Tag static var live: Self
}
