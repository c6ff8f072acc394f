import AccessibilityModel

extension VoiceOver {
  /// Turns a mode on or off and says which.
  mutating func toggle(_ mode: WritableKeyPath<Modes, Bool>, _ on: PhraseKey, _ off: PhraseKey) -> [Effect] {
    modes[keyPath: mode].toggle()
    return [.speak(composer.phrase(modes[keyPath: mode] ? on : off, of: nil), interrupts: true)]
  }

  /// Shows nothing on the screen from now on, or shows it again.
  ///
  /// - Source: Behaviour 1.2
  mutating func toggleCurtain() -> [Effect] {
    let words = toggle(\.hasCurtain, .curtainOn, .curtainOff)
    return [.system(.screenCurtain(isOn: modes.hasCurtain))] + words
  }

  /// Speaks no more, or again; braille goes on.
  ///
  /// - Source: Behaviour 1.2
  mutating func toggleMute() -> [Effect] {
    if modes.isMuted {
      modes.isMuted = false
      return [.system(.speech(isOn: true))]
        + heard([.speak(composer.phrase(.speechOn, of: nil), interrupts: true)])
    }
    let words = heard([.speak(composer.phrase(.speechOff, of: nil), interrupts: true)])
    modes.isMuted = true
    return words + [.system(.speech(isOn: false))]
  }

  /// Holds what is being said, or goes on with it.
  ///
  /// - Source: Behaviour 1.2
  mutating func togglePause() -> [Effect] {
    let changes = told(queue.settle(at: now))
    guard let isHeld = queue.togglePause(at: now) else { return changes }
    return changes + [.system(isHeld ? .pauseSpeech : .resumeSpeech)]
  }

  /// Turns VoiceOver off, or on again where the cursor was.
  ///
  /// - Source: Behaviour 1.5.3, 1.15; mission Z14
  mutating func toggleVoiceOver(in tree: AccessibilityTree) -> [Effect] {
    ending = nil
    reading = nil
    pendingMove = nil
    if modes.isOn {
      let words = heard([.speak(composer.phrase(.voiceOverOff, of: nil), interrupts: true)])
      modes.isOn = false
      cursor = nil
      remembered = nil
      return words + [.moveCursor(nil), .request(request(.focus(nil)))]
    }
    modes.isOn = true
    let words = heard([.speak(composer.phrase(.voiceOverOn, of: nil), interrupts: true)])
    guard let first = tree.firstStop else { return words }
    return words + behind(arrive(at: first, in: tree, from: nil))
  }

  /// Says how the screen is held.
  ///
  /// - Parameter orientation: where the device is turned to.
  /// - Returns: the words.
  /// - Source: mission Z14
  public mutating func turned(to orientation: Orientation) -> [Effect] {
    heard([.speak(composer.phrase(orientation.phrase, of: nil), interrupts: true)])
  }

  /// What a gesture or keys would do, in words.
  ///
  /// - Source: Behaviour 1.2
  mutating func help(about input: Input, _ command: Command?) -> [Effect] {
    let isEscape = input == KeyChord(key: "escape").map { .key($0) }
    if command == .help || isEscape {
      modes.isHelping = false
      return [.speak(composer.phrase(.helpEnds, of: nil), interrupts: true)]
    }
    return [.speak(composer.explanation(of: input.gesture, command), interrupts: true)]
  }

  /// Says what gestures and keys do from now on in place of doing it.
  mutating func startHelp() -> [Effect] {
    modes.isHelping = true
    return [.speak(composer.phrase(.helpStarts, of: nil), interrupts: true)]
  }

  /// The setting of the voice beside the present one, and its value.
  ///
  /// - Source: Behaviour 2 (speech attributes)
  mutating func chooseVoiceSetting(_ direction: Direction) -> [Effect] {
    let choices = RotorSetting.allCases.filter { $0 != .language || voice.languages.count > 1 }
    guard let index = choices.firstIndex(of: voiceSetting) else { return boundary }
    voiceSetting = choices[(index + (direction == .next ? 1 : choices.count - 1)) % choices.count]
    guard let phrase = RotorEntry.setting(voiceSetting).phrase else { return boundary }
    return [.speak(composer.phrase(phrase.key, of: nil), interrupts: true)]
  }
}
