/// What one preview may use before it is ended.
package struct AppLimits: Hashable, Sendable {
  /// Seconds of real time, from its launch to its last answer.
  package var seconds: Double
  /// Megabytes of data.
  package var megabytes: Int

  /// Megabytes that it may send until it has answered.
  static let answerMegabytes = 64
  /// How many events it may tell until it has answered.
  static let events = 10_000
  /// How many things that it does wrong are listed.
  static let diagnostics = 1_000

  /// Makes limits; the defaults are generous for any screen.
  package init(seconds: Double = 10, megabytes: Int = 1024) {
    self.seconds = seconds
    self.megabytes = megabytes
  }
}
