import Testing

/// Tests that run the installed program; one after the other, since each keeps every core busy.
@Suite("The installed program", .tags(.live), .serialized, .timeLimit(.minutes(15)))
enum LiveTests {}

extension Tag {
  /// Starts real child processes.
  @Tag static var live: Self
}
