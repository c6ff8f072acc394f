import ArgumentParser
import EarshotSession
import VoiceOverEngine

/// How the person set everything up who is heard for.
struct SettingsOptions: ParsableArguments {
  @OptionGroup var source: SettingsSource

  @Option(help: ArgumentHelp("What the person is doing, as one of their activities.", valueName: "name"))
  var activity: String?

  @Option(help: ArgumentHelp("How fast is spoken, 0 to 100.", valueName: "percent"))
  var rate: Int?

  mutating func validate() throws {
    guard (0...100).contains(rate ?? 50) else { throw ValidationError("--rate is 0 to 100, such as 50.") }
  }

  /// The file that was asked for; `nil` where none was.
  var file: SettingsFile? { source.file }

  /// The settings, as far as they were asked for.
  ///
  /// - Throws: `SettingsError`.
  func person() throws -> UserSettings { try changing(try source.person()) }

  /// Settings with what the other options say.
  ///
  /// - Throws: `SettingsError`.
  func changing(_ person: UserSettings) throws -> UserSettings {
    var person = person
    if let activity { try person.set("activity", to: activity) }
    if let rate {
      person.voiceOver.speakingRate = rate
      for index in person.activities.indices { person.activities[index].speakingRate = nil }
    }
    return person
  }
}
