import ArgumentParser
import Foundation
import TreeFormat

/// The language of the person, and of the app where it is another one.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the person: the app starts in it, and VoiceOver speaks it; de, pt-BR, ar …",
      valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp("The language of the app, where it is not that of the person.", valueName: "tag"))
  var appLanguage: String?

  mutating func validate() throws {
    try Self.check(language, "--language")
    try Self.check(appLanguage, "--app-language")
  }

  /// Takes the languages over into what the app is told of the device.
  func apply(to launch: inout LaunchOptions) {
    launch.use(language: language, appLanguage: appLanguage)
  }

  /// Throws where a tag names no language.
  private static func check(_ tag: String?, _ option: String) throws {
    guard let tag else { return }
    let code = Locale.Language(identifier: tag).languageCode
    guard code?.isISOLanguage != true else { return }
    throw ValidationError("No language \(tag). Write \(option) with a tag such as de, pt-BR or ar.")
  }
}
