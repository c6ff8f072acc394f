import ArgumentParser
import VoiceOverEngine

/// How VoiceOver speaks.
struct SpeechOptions: ParsableArguments {
  @Option(help: "Whose VoiceOver speaks: ios or macos.")
  var dialect = SpokenDialect.ios

  /// The dialects by the names they have on the command line.
  enum SpokenDialect: String, ExpressibleByArgument, CaseIterable {
    case ios
    case macos
  }

  /// A VoiceOver that has not met a screen yet.
  var voiceOver: VoiceOver { VoiceOver(dialect == .ios ? .iOS : Dialect(.macOS)) }
}
