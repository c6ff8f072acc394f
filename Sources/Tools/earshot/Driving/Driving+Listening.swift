import EarshotSession

extension Driving {
  /// Says to Voice Control what is said in a recording, phrase by phrase.
  ///
  /// - Throws: What the app throws, and `ListeningError`.
  mutating func hear(_ recording: Recording, with listener: CommandListener) async throws {
    for (place, phrase) in recording.phrases.enumerated() {
      let phrases = await SpokenPhrases(session, shown: shownOverlays)
      guard let said = try await listener.command(in: phrase, among: phrases) else {
        Output.result("       (not understood: phrase \(place + 1))\n")
        continue
      }
      let words = said.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      guard let line = try Script.Line(reading: "say \"\(words)\"", number: place + 1) else { continue }
      Output.result("> \(line.text)\n")
      try await perform(line)
    }
  }
}
