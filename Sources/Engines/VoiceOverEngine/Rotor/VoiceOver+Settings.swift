import AccessibilityModel

extension VoiceOver {
  /// Changes a setting and says what it is now; up is more, and what comes before in a list of choices.
  ///
  /// - Source: Behaviour 1.4.2
  mutating func change(_ setting: RotorSetting, _ direction: Direction) -> [Effect] {
    switch setting {
    case .speakingRate:
      guard let rate = stepped(speech.rate, direction) else { return boundary }
      speech = SpeechDuration(rate: rate)
      return sayPercent(rate)
    case .volume:
      guard let volume = stepped(voice.volume, direction) else { return boundary }
      voice.volume = volume
      return sayPercent(volume)
    case .language:
      let choices = [nil] + voice.languages.map(Optional.some)
      voice.language = Self.neighbour(direction, of: voice.language, among: choices) ?? nil
      guard let language = voice.language else { return say(.defaultLanguage) }
      let name = composer.phrases.languageName(language)
      return [.speak(composer.utterance(name, from: .language), interrupts: true)]
    case .punctuation:
      let choices = VoiceSettings.Punctuation.allCases
      voice.punctuation = Self.neighbour(direction, of: voice.punctuation, among: choices) ?? .some
      switch voice.punctuation {
      case .all: return say(.settingAll)
      case .some: return say(.settingSome)
      case .none: return say(.settingNone)
      }
    case .hints:
      verbosity.speaksHints.toggle()
      return say(verbosity.speaksHints ? .settingOn : .settingOff)
    case .sounds:
      audio.playsSounds.toggle()
      return say(audio.playsSounds ? .settingOn : .settingOff)
    case .capitals:
      let choices = Verbosity.Channel.allCases.filter { $0 != .braille }
      verbosity.capitals = Self.neighbour(direction, of: verbosity.capitals, among: choices) ?? .speak
      switch verbosity.capitals {
      case .speak: return say(.channelSpeak)
      case .playSound: return say(.channelSound)
      case .changePitch: return say(.channelPitch)
      case .braille, .nothing: return say(.channelNothing)
      }
    }
  }

  /// The value a step away, from 0 to 100; `nil` at the limit.
  private func stepped(_ value: Int, _ direction: Direction) -> Int? {
    let change = direction == .previous ? dialect.settingStep.points : -dialect.settingStep.points
    let result = min(max(value + change, 0), 100)
    return result == value ? nil : result
  }

  private func sayPercent(_ value: Int) -> [Effect] {
    let utterance = composer.utterance(composer.phrases.percent(value), from: .percent)
    return [.speak(utterance.noting([dialect.settingStep.rule]), interrupts: true)]
  }

  private func say(_ key: PhraseKey) -> [Effect] {
    [.speak(composer.phrase(key, of: nil), interrupts: true)]
  }

  /// The choice beside another, round the ends.
  private static func neighbour<Choice: Equatable>(
    _ direction: Direction, of choice: Choice, among choices: [Choice]
  ) -> Choice? {
    guard let index = choices.firstIndex(of: choice) else { return choices.first }
    return choices[(index + (direction == .next ? 1 : choices.count - 1)) % choices.count]
  }
}
