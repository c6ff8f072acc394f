import AccessibilityModel

extension VoiceControl {
  /// Does what was said.
  mutating func carryOut(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect] {
    if let effects = listening(recognized, in: tree) { return effects }
    if let effects = device(recognized) { return effects }
    if let effects = drawing(recognized, in: tree) { return effects }
    if let effects = gesture(recognized, in: tree) { return effects }
    return text(recognized, in: tree)
  }

  /// Commands about how it listens and what it says of itself.
  private mutating func listening(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect]? {
    switch recognized.command {
    case .goToSleep:
      isAsleep = true
      showing = nil
      let effects = tell(.asleep)
      return effects
    case .wakeUp: return tell(.awake)
    case .turnOff:
      isOn = false
      showing = nil
      return [.show(Overlay(.message, title: phrases(.off)))]
    case .dictationMode: return turn(to: .dictation, .dictationMode)
    case .commandMode: return turn(to: .command, .commandMode)
    case .spellingMode: return turn(to: .spelling, .spellingMode)
    case .numberMode: return turn(to: .number, .numberMode)
    case .showCommands: return showCommands()
    case .showVocabulary: return showVocabulary()
    case .makeSpeakable: return makeSpeakable(in: tree)
    case .startRecording:
      recording = []
      return tell(.recording)
    case .stopRecording: return stopRecording()
    case .repeat: return tell(.noRepeat)
    case .execute, .cancel: return settle()
    case .goBack: return goBack(in: tree)
    default: return nil
    }
  }

  private mutating func turn(to mode: Mode, _ phrase: VoicePhrase) -> [Effect] {
    self.mode = mode
    return tell(phrase)
  }

  private mutating func showCommands() -> [Effect] {
    var marks = [Overlay.Mark(phrases(.anyName))]
    marks += settings.customCommands.map { Overlay.Mark($0.phrase) }
    marks += grammar.patterns.filter { !settings.disabled.contains($0.command) }.map { Overlay.Mark($0.text) }
    return show(Showing(overlay: Overlay(.commands, title: phrases(.commands), marks: marks)))
  }

  private mutating func showVocabulary() -> [Effect] {
    if settings.vocabulary.isEmpty { return tell(.noVocabulary) }
    let marks = settings.vocabulary.map { Overlay.Mark($0) }
    return show(Showing(overlay: Overlay(.commands, title: phrases(.vocabulary), marks: marks)))
  }

  /// Teaches it the words that are selected.
  private mutating func makeSpeakable(in tree: AccessibilityTree) -> [Effect] {
    guard let field = editedField(in: tree) else { return tell(.notSpeakable) }
    let selected = field.text.selectedText
    if selected.isEmpty { return tell(.notSpeakable) }
    if !settings.vocabulary.contains(selected) { settings.vocabulary.append(selected) }
    return tell(.speakable, ["name": selected])
  }

  /// Keeps what was said since the recording began as a command of the person's own.
  private mutating func stopRecording() -> [Effect] {
    guard let recording else { return tell(.noRepeat) }
    self.recording = nil
    let name = "\(phrases(.commands)) \(settings.customCommands.count + 1)"
    settings.customCommands.append(.init(name, .phrases(recording)))
    return tell(.recorded, ["count": "\(recording.count)", "name": name])
  }

  /// Presses the button that leads back, else leaves the context around the middle of the screen.
  private mutating func goBack(in tree: AccessibilityTree) -> [Effect] {
    let usable = tree.usableStops()
    if let back = usable.first(where: { $0.traits.contains(.backButton) }) {
      return settle() + [request(.activate(back.id), .leaving)]
    }
    return settle() + [request(.escape(tree.firstStop), .leaving)]
  }

  /// Commands that the device itself carries out.
  private mutating func device(_ recognized: RecognizedCommand) -> [Effect]? {
    let action: SystemAction
    switch recognized.command {
    case .openAppSwitcher: action = .appSwitcher
    case .openControlCenter: action = .controlCenter
    case .openNotificationCenter: action = .notificationCenter
    case .openSpotlight: action = .spotlight
    case .openApp: action = .openApp(recognized[.phrase])
    case .goHome: action = .home
    case .search: action = .search(recognized[.phrase])
    case .searchWeb: action = .searchWeb(recognized[.phrase])
    case .volume: action = .volume(isUp: recognized[.louder] == "up")
    case .mute: action = .sound(isOn: false)
    case .unmute: action = .sound(isOn: true)
    case .rotateTo: action = .orientation(isLandscape: recognized[.position] == "landscape")
    case .lockScreen: action = .lockScreen
    case .emergencyCall: action = .emergencyCall
    case .shake: action = .shake
    case .triplePress: action = .triplePress(recognized[.side])
    case .screenshot: action = .screenshot
    case .reboot: action = .restart
    case .feature: action = .feature(recognized[.feature], isOn: recognized[.state] == "on")
    default: return nil
    }
    return settle() + [.system(action)]
  }

  /// Commands that draw something.
  private mutating func drawing(_ recognized: RecognizedCommand, in tree: AccessibilityTree) -> [Effect]? {
    switch recognized.command {
    case .showNumbers: return show(.numbers, isContinuous: false, in: tree)
    case .showNumbersContinuously: return show(.numbers, isContinuous: true, in: tree)
    case .hideNumbers: return hide(.numbers)
    case .showNames: return show(.names, isContinuous: false, in: tree)
    case .showNamesContinuously: return show(.names, isContinuous: true, in: tree)
    case .hideNames: return hide(.names)
    case .showGrid, .showGridContinuously:
      let grid = Grid(
        settings, columns: recognized.number(.columns), rows: recognized.number(.rows), in: tree)
      return showGrid(grid, isContinuous: recognized.command == .showGridContinuously)
    case .hideGrid: return hide(.grid)
    case .showActions:
      return with(recognized, in: tree) { voice, target, name in
        guard case .element(let id) = target, let element = tree[id] else {
          return voice.tell(.noActions, ["name": name])
        }
        return voice.showActions(of: element, named: name)
      }
    default: return nil
    }
  }
}
