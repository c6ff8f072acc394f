/// What one preview may use before it is ended.
package struct AppLimits: Hashable, Sendable {
  /// Seconds of real time, from its launch to its last answer.
  package var seconds: Double
  /// Megabytes of data.
  package var megabytes: Int

  /// Makes limits; the defaults are generous for any screen.
  package init(seconds: Double = 10, megabytes: Int = 1024) {
    self.seconds = seconds
    self.megabytes = megabytes
  }
}
