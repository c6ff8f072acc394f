import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("How a person set VoiceOver up")
struct SettingsTests {
  @Test("K9: all settings are one value, and what is changed on the way is in it")
  func oneValue() {
    var settings = VoiceOver.Settings(speakingRate: 70, rotor: [.setting(.speakingRate)])
    settings.verbosity.speaksHints = false
    settings.audio.playsSounds = false
    var device = Device(.page([.line(1, "Save", traits: .toggleButton)]), VoiceOver(.iOS, settings: settings))
    let effects = device(.flickRight, .flickUp)
    #expect(effects.words == ["Save", "75%"])
    #expect(effects.sounds.isEmpty)
    #expect(device.wait(.seconds(9)).words.isEmpty)
    #expect(device.voiceOver.settings.speakingRate == 75)
    #expect(device.voiceOver.settings.verbosity == settings.verbosity)
  }

  @Test("An activity changes what it names and leaves the rest")
  func activities() {
    var activity = Activity(name: "Programming")
    activity.speakingRate = 130
    activity.punctuation = .all
    activity.speaksTableHeaders = false
    let settings = VoiceOver.Settings().during(activity)
    #expect(settings.speakingRate == 100)
    #expect(settings.voice.punctuation == .all)
    #expect(!settings.verbosity.speaksTableHeaders)
    #expect(settings.verbosity.speaksTablePositions)
    #expect(settings.voice.volume == 100)
  }

  @Test(
    "Pictures are stopped at always, with words only, or never", arguments: NavigationSettings.Images.allCases
  )
  func images(choice: NavigationSettings.Images) {
    let settings = VoiceOver.Settings(navigation: NavigationSettings(images: choice))
    var device = Device(
      .page([
        .line(1, "Title"), .line(2, nil, traits: .image), .line(3, "Photo", traits: .image),
        .line(4, "Edit", traits: [.image, .button]),
      ]), VoiceOver(.iOS, settings: settings))
    let words = (0..<4).flatMap { _ in device(.flickRight).words }
    switch choice {
    case .always: #expect(words == ["Title", "Image", "Photo, image", "Edit, button, image"])
    case .described: #expect(words == ["Title", "Photo, image", "Edit, button, image"])
    case .never: #expect(words == ["Title", "Edit, button, image"])
    }
  }
}
