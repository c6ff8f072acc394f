import TreeFormat

extension EncodedSessionV1.Entry {
  /// Writes down what happened to the person, and when.
  public init(_ record: SessionRecord) {
    self.init(at: record.instant, .effect(technology: "\(record.technology)", record.effect))
  }
}

extension EncodedSessionV1 {
  /// Reads a session that was written down, and sees that its rules are known here.
  ///
  /// - Parameter text: JSON that begins with the header of a session, version 1.
  /// - Returns: The session.
  /// - Throws: `FormatError` where it is no session, `SettingsError` where it names a rule or a choice that is unknown.
  public static func reading(_ text: String) throws -> EncodedSessionV1 {
    let session = try EncodedSessionV1(text)
    try session.checkRules()
    return session
  }
}
