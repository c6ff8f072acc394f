import AppBuilding
import ArgumentParser
import EarshotSession
import SpeechBridge

/// Whether what is heard is spoken, and by whom.
struct VoiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Speak into a WAV file, or with - on the sound device.", valueName: "file"))
  var speak: String?

  @Option(
    help: ArgumentHelp(
      "The voice of words without a language of their own: en-gb, de, ….", valueName: "voice"))
  var voice: String?

  /// Who speaks; `nil` where nobody was asked to.
  ///
  /// - Parameters:
  ///   - person: what the person set up, where the options say nothing.
  ///   - language: BCP 47 tag of what VoiceOver itself speaks.
  /// - Returns: the narrator.
  /// - Throws: `SpeechError`, before anything that takes time.
  func narrator(_ person: UserSettings, language: String) throws -> Narrator? {
    guard let speak else { return nil }
    return try Narrator(
      program: try Installation.current().speech, output: speak == "-" ? .device : .file(speak),
      voice: voice ?? person.voice ?? language)
  }

  /// Who speaks on the sound device at once.
  ///
  /// - Parameters:
  ///   - person: what the person set up, where the options say nothing.
  ///   - language: BCP 47 tag of what VoiceOver itself speaks.
  /// - Returns: the voice.
  /// - Throws: `SpeechError`.
  func liveVoice(_ person: UserSettings, language: String) throws -> LiveVoice {
    try LiveVoice(program: try Installation.current().speech, voice: voice ?? person.voice ?? language)
  }

  /// Who tells how words sound.
  ///
  /// - Returns: the synthesizer.
  /// - Throws: `SpeechError`.
  func synthesizer() throws -> Synthesizer { try Synthesizer(program: try Installation.current().speech) }
}
