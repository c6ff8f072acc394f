import AccessibilityModel
import VoiceOverEngine

extension Session {
  /// How often words may bring up further words before no more is waited for.
  private static let silenceLimit = 8

  /// Lets time pass until VoiceOver has said what it still has to say: hints, and announcements that wait.
  ///
  /// - Returns: what happened to the person meanwhile.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func waitForSilence() async throws -> [SessionRecord] {
    var records: [SessionRecord] = []
    for _ in 0..<Self.silenceLimit {
      guard let deadline = technology(VoiceOver.self)?.silenceDeadline else { break }
      records += try await wait(until: deadline)
    }
    return records
  }
}
