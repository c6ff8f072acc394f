/// What cuts what, as a dialect decides it.
struct SpeechQueuePolicy: Hashable, Sendable {
  /// Whether what the person does drops announcements that wait.
  var waiting: WaitingAnnouncements
  /// Whether a patient announcement takes the place of another that waits.
  var low: LowAnnouncements

  /// The choices of a dialect.
  init(_ dialect: Dialect) {
    waiting = dialect.waitingAnnouncements
    low = dialect.lowAnnouncements
  }

  /// True where a patient announcement takes the place of another that waits.
  var replacesLow: Bool { low == .replaced }

  /// True where words that wait are left out because of others.
  func isCut(_ rank: SpeechItem.Rank, by other: SpeechItem.Rank) -> Bool {
    if other == .person, rank < .person { return waiting == .dropped }
    return rank <= other
  }
}
