import ArgumentParser
import TreeFormat
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

  /// The system that an app believes to run on while it is heard.
  var platform: LaunchOptions.Platform { dialect == .ios ? .iOS : .macOS }

  /// A VoiceOver that has not met a screen yet.
  var voiceOver: VoiceOver { VoiceOver(dialect == .ios ? .iOS : Dialect(.macOS)) }
}
