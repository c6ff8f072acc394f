import AccessibilityModel

extension Session {
  /// How often words may bring up further words before no more is waited for.
  private static let silenceLimit = 8

  /// Lets time pass until technologies have said what they still have to say: hints, announcements that wait, texts.
  ///
  /// - Returns: what happened to the person meanwhile.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func waitForSilence() async throws -> [SessionRecord] {
    var records: [SessionRecord] = []
    for _ in 0..<Self.silenceLimit {
      guard let deadline = technologies.compactMap(\.silenceDeadline).max() else { break }
      records += try await wait(until: deadline)
    }
    return records
  }
}
