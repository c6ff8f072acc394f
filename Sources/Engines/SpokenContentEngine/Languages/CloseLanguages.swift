/// Languages that are written so much alike that few words do not tell which of them it is.
///
/// - Source: Behaviour 7.1 SC5
enum CloseLanguages {
  /// How many words tell them apart.
  static let telling = 10

  private static let groups: [Set<String>] = [
    ["da", "nb"], ["id", "ms"], ["cs", "sk"], ["es", "gl"], ["hr", "sr"],
  ]

  /// True where few words of the one may be of the other.
  static func areClose(_ one: String, _ other: String) -> Bool {
    one != other && groups.contains { $0.contains(one) && $0.contains(other) }
  }
}
