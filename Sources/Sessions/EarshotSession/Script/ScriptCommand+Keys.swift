import VoiceOverEngine

extension ScriptCommand {
  /// Keys that do something on at least one platform, as they are written; those that are a gesture's name too
  /// are the gesture.
  static let keys: [String] = {
    var keys: [String] = []
    for platform in Dialect.Platform.allCases {
      for written in CommandTable.writtenKeys(on: platform) where byName[written] == nil {
        if !keys.contains(written) { keys.append(written) }
      }
    }
    return keys
  }()

  private static let chords: Set<KeyChord> = Set(keys.compactMap { KeyChord($0) })

  /// The keys that a word stands for, in whatever order they are named; `nil` for keys that nothing hears.
  static func keys(_ word: String) -> KeyChord? {
    KeyChord(word).flatMap { chords.contains($0) ? $0 : nil }
  }
}
