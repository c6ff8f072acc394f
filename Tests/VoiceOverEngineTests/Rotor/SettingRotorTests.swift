import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Changing VoiceOver's settings by flicks")
struct SettingRotorTests {
  private func device(
    _ setting: RotorSetting, _ dialect: Dialect = .iOS, voice: VoiceSettings = VoiceSettings()
  ) -> Device {
    var device = Device(
      .page([.line(1, "Bailey, beagle"), .line(2, "Well? (No)", traits: .button)]),
      VoiceOver(dialect, voice: voice, rotor: [.setting(setting)]))
    device(.flickRight)
    return device
  }

  private func utterance(_ effects: [Effect]) -> Utterance {
    for case .speak(let utterance, interrupts: _) in effects { return utterance }
    return Utterance([])
  }

  @Test(
    "K4: Speaking Rate, flick up: \"55%\", and the next utterance takes fewer seconds",
    arguments: Dialect.Platform.allCases)
  func speakingRate(platform: Dialect.Platform) {
    var device = device(.speakingRate, Dialect(platform))
    let before = device.voiceOver.speech.seconds(of: utterance(device(.flickRight)))
    let effects = device(.flickUp)
    #expect(effects.words == ["55%"])
    #expect(effects.rules == ["rotor.step"])
    let after = device.voiceOver.speech.seconds(of: utterance(device(.flickLeft, .flickRight)))
    #expect(after < before || utterance(device(.flickLeft, .flickRight)).text.isEmpty)
    #expect(device.voiceOver.speech.rate == 55)
    #expect(device(.flickDown).words == ["50%"])
  }

  @Test("K4: rate and volume end at 0 and 100 with a knock", arguments: [RotorSetting.speakingRate, .volume])
  func limits(setting: RotorSetting) {
    var device = device(setting)
    for _ in 0..<30 { device(.flickDown) }
    #expect(device(.flickDown) == [.sound(.boundary)])
    #expect(device(.flickUp).words == ["5%"])
    for _ in 0..<30 { device(.flickUp) }
    #expect(device(.flickUp) == [.sound(.boundary)])
    #expect((setting == .volume ? device.voiceOver.voice.volume : device.voiceOver.speech.rate) == 100)
  }

  @Test("The step is five or ten points", arguments: SettingStep.allCases)
  func step(choice: SettingStep) {
    var dialect = Dialect.iOS
    dialect.settingStep = choice
    var device = device(.speakingRate, dialect)
    #expect(device(.flickDown).words == [choice == .five ? "45%" : "40%"])
  }

  @Test("K4: Language goes round, names the language, and the app's words are spoken in it")
  func language() {
    var device = device(.language, voice: VoiceSettings(languages: ["en-GB", "fr"]))
    #expect(
      device(.flickDown, .flickDown, .flickDown, .flickUp).words == [
        "English", "French", "Default", "French",
      ])
    let segments = utterance(device(.flickRight)).segments
    #expect(segments.map { $0.text.runs.first?.attributes.facts.language } == ["fr", nil])
    let alone = self.device(.language, voice: VoiceSettings(languages: ["en"]))
    #expect(alone.voiceOver.rotorEntries(in: alone.tree) == [.text(.characters), .text(.words)])
  }

  @Test("K4: Punctuation goes round, and speaking every sign takes longer")
  func punctuation() {
    var device = device(.punctuation)
    let some = device.voiceOver.speech.seconds(of: utterance(device(.flickRight)))
    #expect(device(.flickUp).words == ["All"])
    let all = utterance(device(.flickLeft, .flickRight).suffix(4))
    #expect(all.segments.first?.text.runs.first?.attributes.wishes.speaksPunctuation == true)
    #expect(device.voiceOver.speech.seconds(of: all) > some)
    #expect(device(.flickUp, .flickUp).words == ["None", "Some"])
  }

  @Test("K4: Hints are turned off and on")
  func hints() {
    var screen = AccessibilityNode.line(1, "Arc", traits: .button)
    screen.element.hint = "Drag to deploy."
    var device = Device(.page([screen]), VoiceOver(.iOS, rotor: [.setting(.hints)]))
    device(.flickRight)
    #expect(device.wait(.seconds(9)).words == ["Drag to deploy."])
    #expect(device(.flickDown).words == ["Off"])
    device(.flickLeft, .select(ElementID(slot: 1)))
    #expect(device.wait(.seconds(9)).words.isEmpty)
    #expect(device(.flickUp).words == ["On"])
  }
}
