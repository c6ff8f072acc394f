import AccessibilityModel
import EarshotSession
import Foundation
import Testing
import VoiceOverEngine

@Suite("What a person set up")
struct PersonSettingsTests {
  private func person() throws -> UserSettings {
    try UserSettings(
      reading: """
        earshot settings 1

        # mine
        speaking rate = 80
        volume = 90
        punctuation = all
        voice = en-GB
        language = de-DE
        languages = de-DE, en-GB
        hints = off
        actions = playSound
        more content = changePitch
        capitals = nothing
        table headers = off
        table positions = off
        navigation = grouped
        images = described
        sounds = off
        rotor = words, headings, verticalNavigation
        braille cells = 40
        braille language = de
        contracted braille = on
        activity = Reading

        [activity Reading]
        speaking rate = 30
        table headers = on

        [activity Programming]
        punctuation = all

        [names]
        buy = Buy now
        """)
  }

  @Test("Every setting is read")
  func reading() throws {
    let person = try person()
    let settings = person.voiceOver
    #expect(settings.speakingRate == 80)
    #expect(
      settings.voice
        == VoiceSettings(volume: 90, punctuation: .all, languages: ["de-DE", "en-GB"], language: "de-DE"))
    #expect(
      settings.verbosity
        == Verbosity(
          speaksHints: false, actions: .playSound, moreContent: .changePitch, capitals: .nothing,
          speaksTableHeaders: false, speaksTablePositions: false))
    #expect(settings.navigation == NavigationSettings(style: .grouped, images: .described))
    #expect(settings.audio == AudioSettings(playsSounds: false))
    #expect(settings.rotor == [.text(.words), .search(.headings), .verticalNavigation])
    #expect(settings.labels.byIdentifier == ["buy": "Buy now"])
    #expect((person.voice, person.brailleCells, person.isContracted) == ("en-GB", 40, true))
    #expect(person.activities.map(\.name) == ["Reading", "Programming"])
  }

  @Test("What is written is read as the same settings, those of a new device too")
  func roundTrip() throws {
    for person in [UserSettings(), try person()] {
      #expect(try UserSettings(reading: person.text) == person)
    }
  }

  @Test("The page about settings shows the file of a new device")
  func page() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Formats/settings.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\n")
    #expect(parts[1] == UserSettings().text)
  }

  @Test("An activity changes what it sets and nothing else, and only while it goes on")
  func activities() throws {
    var person = try person()
    #expect(person.present.speakingRate == 30)
    #expect(person.present.verbosity.speaksTableHeaders)
    #expect(person.present.voice.volume == 90)
    person.activity = nil
    #expect(person.present == person.voiceOver)
  }

  @Test("What is changed by the rotor is kept, what the activity decides is not")
  func changes() throws {
    var person = try person()
    var changed = person.present
    changed.voice.volume = 20
    person.take(changed)
    #expect(person.voiceOver.voice.volume == 20)
    #expect(person.voiceOver.speakingRate == 80)
    #expect(!person.voiceOver.verbosity.speaksTableHeaders)
    changed.speakingRate = 35
    person.take(changed)
    #expect(person.voiceOver.speakingRate == 35)
  }

  @Test("K4: a VoiceOver that the person set up speaks as they like, and tells what was changed since")
  func voiceOver() async throws {
    let person = try UserSettings(reading: "earshot settings 1\nspeaking rate = 80\nrotor = speakingRate\n")
    let session = Session(source: StaticSource(AccessibilityTree(.container([.stop("Help")]))))
    try await session.start()
    try await session.turnOn(VoiceOver(.iOS, settings: person.present))
    try await session.send(.flickUp, to: VoiceOver.self)
    var kept = person
    kept.take(try #require(await session.technology(VoiceOver.self)).settings)
    #expect(try kept.value(of: "speaking rate") == "85")
  }

  @Test(
    "A line that makes no sense is told with its number and what to write",
    arguments: [
      ("", "These are no settings. Begin with \"earshot settings 1\"."),
      ("hints = on", "line 1: These are no settings. Begin with \"earshot settings 1\"."),
      ("earshot settings 1\nhint = on", "line 2: No setting \"hint\". Nearest: hints, voice control hints."),
      ("earshot settings 1\n\nhints = yes", "line 3: \"hints\" takes on or off."),
      ("earshot settings 1\nvolume = 101", "line 2: \"volume\" takes 0 to 100."),
      ("earshot settings 1\nimages = some", "line 2: \"images\" takes always, described, never."),
      (
        "earshot settings 1\nrotor = wrods",
        "line 2: \"rotor\" takes entries with commas between them, such as characters, words, headings."
      ),
      (
        "earshot settings 1\nloud", "line 2: \"loud\" is no setting. Write a name, =, and what it is to be."
      ),
      (
        "earshot settings 1\n[party]",
        "line 2: \"[party]\" is no setting. Write a name, =, and what it is to be."
      ),
      (
        "earshot settings 1\nactivity = Reading",
        "No activity \"Reading\". There is none yet; add a part [activity NAME]."
      ),
    ])
  func wrong(text: String, message: String) {
    do {
      _ = try UserSettings(reading: text)
      Issue.record("It was read.")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("A setting is changed by its name; a wrong value leaves it as it was")
  func setting() throws {
    var person = UserSettings()
    try person.set("speaking rate", to: "70")
    #expect(try person.value(of: "speaking rate") == "70")
    #expect(throws: SettingsError.self) { try person.set("speaking rate", to: "fast") }
    #expect(throws: SettingsError.self) { try person.value(of: "speed") }
    #expect(person.voiceOver.speakingRate == 70)
    #expect(UserSettings.names.contains("contracted braille"))
  }
}
