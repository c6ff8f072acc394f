import AccessibilityModel
import ArgumentParser
import TreeFormat
import VoiceOverEngine

/// How VoiceOver speaks.
struct SpeechOptions: ParsableArguments {
  @Option(help: "Whose VoiceOver speaks: ios or macos.")
  var dialect = SpokenDialect.ios

  @OptionGroup var languages: LanguageOptions

  /// BCP 47 tag of what VoiceOver speaks.
  var language: String { languages.language ?? "en" }

  /// The dialects by the names they have on the command line.
  enum SpokenDialect: String, ExpressibleByArgument, CaseIterable {
    case ios
    case macos
  }

  mutating func validate() throws {
    guard Dialect.language(for: language) != nil else {
      let languages = Dialect.languages.joined(separator: ", ")
      throw ValidationError("VoiceOver has no words in \(language). --language is one of: \(languages).")
    }
  }

  /// The system that an app believes to run on while it is heard.
  var platform: LaunchOptions.Platform { dialect == .ios ? .iOS : .macOS }

  /// What an app is told at its start where VoiceOver speaks like this.
  ///
  /// - Parameters:
  ///   - screen: The device.
  ///   - voiceOver: The VoiceOver that is on.
  ///   - rules: The choices for uncertain rules.
  /// - Returns: The device's options with the languages, the system and the choices.
  func launchOptions(
    on screen: ScreenOptions, for voiceOver: VoiceOver, rules: RuleChoices
  ) -> LaunchOptions {
    var launch = screen.launch
    launch.rules = rules
    languages.apply(to: &launch)
    launch.speechLanguage = voiceOver.dialect.language
    if platform == .macOS { launch.platform = .macOS }
    return launch
  }

  /// A VoiceOver that has not met a screen yet.
  var voiceOver: VoiceOver {
    var spoken = dialect == .ios ? Dialect.iOS : .macOS
    spoken.language = language
    return VoiceOver(spoken)
  }
}
