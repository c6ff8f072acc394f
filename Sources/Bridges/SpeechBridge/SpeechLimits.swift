/// What the process that speaks may use.
public struct SpeechLimits: Hashable, Sendable {
  /// Seconds of the processor's time for one utterance.
  public var seconds: Int
  /// Megabytes of data.
  public var megabytes: Int

  /// Makes limits; what is left out is enough for any utterance of a screen.
  public init(seconds: Int = 30, megabytes: Int = 512) {
    self.seconds = seconds
    self.megabytes = megabytes
  }
}
