extension ScriptCommand {
  /// Keys that do something on at least one platform, as they are written; those that are a gesture's name too
  /// are the gesture.
  package static let keys: [String] = {
    var keys: [String] = []
    for platform in Dialect.Platform.allCases {
      for written in CommandTable.writtenKeys(on: platform) where byName[written] == nil {
        if !keys.contains(written) { keys.append(written) }
      }
    }
    return keys
  }()

  private static let chords: Set<KeyChord> = Set(keys.compactMap { KeyChord($0) })

  /// The keys that a word stands for, in whatever order they are named; those that mean nothing to VoiceOver are the app's.
  ///
  /// - Returns: `nil` for what are no keys, for single characters that VoiceOver does not know, and for keys that are held
  ///   for VoiceOver alone.
  static func keys(_ word: String) -> KeyChord? {
    // Alone, these words are flicks.
    let isArrow = word.hasSuffix(" arrow")
    guard let chord = KeyChord(isArrow ? String(word.dropLast(6)) : word) else { return nil }
    if isArrow { return ["left", "right", "up", "down"].contains(chord.key) ? chord : nil }
    if chords.contains(chord) { return chord }
    let isApps = chord.key.count > 1 || !chord.modifiers.isDisjoint(with: [.command, .control, .option])
    return isApps && !chord.modifiers.contains(.voiceOver) ? chord : nil
  }
}
