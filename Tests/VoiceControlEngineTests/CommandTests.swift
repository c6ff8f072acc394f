import AccessibilityModel
import Testing

@testable import VoiceControlEngine

@Suite("Voice Control: commands")
struct CommandTests {
  @Test("4.2: every command has a way to be said, and every line of the grammar is read")
  func grammar() {
    let grammar = VoiceGrammar(language: "en")
    let said = Set(grammar.lines.map(\.command))
    #expect(VoiceCommand.allCases.filter { !said.contains($0) } == [])
    let lines = (GeneratedGrammar.byLanguage["en"] ?? "").split(separator: "\n")
    #expect(grammar.lines.count + grammar.lists.count == lines.count)
    let phrases = VoicePhrases(language: "en")
    #expect(VoicePhrase.allCases.filter { !phrases.knows($0) } == [])
  }

  @Test(
    "4.2: what is said leads to its command",
    arguments: [
      ("Open App Switcher", VoiceCommand.openAppSwitcher, [:]),
      ("Open Notes", .openApp, [.phrase: "Notes"]),
      ("tap and hold the red box", .tapAndHold, [.item: "the red box"]),
      ("Search web for zombie films", .searchWeb, [.phrase: "zombie films"]),
      (
        "Show grid continuously with twelve columns and 3 rows", .showGridContinuously,
        [.columns: "12", .rows: "3"]
      ),
      ("Increment volume by twenty five", .increment, [.item: "volume", .count: "25"]),
      ("Two finger swipe left photo", .twoFingerSwipe, [.direction: "left", .item: "photo"]),
      ("Scroll to right edge", .scrollToEdge, [.edge: "right"]),
      ("Drag from 3 to 14", .drag, [.item: "3", .other: "14"]),
      ("Move forward two words", .moveSteps, [.step: "next", .count: "2", .unit: "words"]),
      ("move to the beginning", .choose, nil),
      ("Move to end of sentence", .moveToEnd, [.whole: "sentences"]),
      (
        "Select previous 3 characters", .selectSteps, [.beside: "previous", .count: "3", .unit: "characters"]
      ),
      ("Select dear through regards", .selectThrough, [.phrase: "dear", .other: "regards"]),
      ("Extend selection back 1 line", .extendBack, [.count: "1", .unit: "lines"]),
      ("Replace cat with big dog", .replace, [.phrase: "cat", .other: "big dog"]),
      ("Insert very before good", .insertBeside, [.phrase: "very", .place: "before", .other: "good"]),
      ("Delete next word", .deleteUnit, [.beside: "next", .unit: "words"]),
      ("Turn on Full Keyboard Access", .feature, [.state: "on", .feature: "Full Keyboard Access"]),
      ("Triple press side button", .triplePress, [.side: "side"]),
      ("repeat 3 times", .repeat, [.count: "3"]),
    ] as [(String, VoiceCommand, [RecognizedCommand.Slot: String]?)])
  func reading(phrase: String, command: VoiceCommand, slots: [RecognizedCommand.Slot: String]?) {
    let saying = VoiceGrammar(language: "en").recognized(phrase)
    #expect(saying == slots.map { RecognizedCommand(command, $0) })
  }

  @Test("Numbers are understood in digits and in words")
  func numbers() {
    let grammar = VoiceGrammar(language: "en-GB")
    #expect(grammar.number("42") == 42)
    #expect(grammar.number("forty-two") == 42)
    #expect(grammar.number("two hundred") == 200)
    #expect(grammar.number("one hundred twelve") == 112)
    #expect(grammar.number("two three") == nil)
    #expect(grammar.number("take survey") == nil)
    #expect(grammar.number("") == nil)
  }

  @Test("J6: Increment and Decrement change a value by so many steps")
  func adjusting() {
    var speaker = Speaker(.screen([.button(1, "Volume", traits: .adjustable), .button(2, "Pay")]))
    #expect(speaker("Increment volume") == [.increment(.slot(1))])
    #expect(speaker("Decrement volume by 3") == Array(repeating: .decrement(.slot(1)), count: 3))
    #expect(speaker("increment pay") == [])
    #expect(speaker.title == "Pay has no value to change.")
  }

  @Test("4.2: gestures go to what was said, or to the middle of the screen")
  func gestures() {
    var speaker = Speaker(.screen([.button(1, "Photo").with(\.traits, [.button, .supportsZoom])]))
    #expect(speaker("Single tap") == [.tap(Point(x: 195, y: 422))])
    #expect(speaker("Double tap photo") == [.tap(Point(x: 100, y: 55)), .tap(Point(x: 100, y: 55))])
    #expect(speaker("Long press photo") == [.longPress(.slot(1))])
    #expect(speaker("3D touch photo") == [.longPress(.slot(1))])
    #expect(speaker("Zoom in") == [.zoom(.slot(1), .in)])
    #expect(speaker("Zoom out photo") == [.zoom(.slot(1), .out)])
    #expect(
      speaker("Swipe left photo") == [
        .touch(.began, Point(x: 100, y: 55)), .touch(.moved, Point(x: 25, y: 55)),
        .touch(.moved, Point(x: -50, y: 55)), .touch(.ended, Point(x: -50, y: 55)),
      ])
    #expect(speaker("Pan up").count == 7)
    #expect(speaker("Two finger tap photo") == [])
    #expect(speaker.title == "Apps are not told of this gesture.")
    #expect(speaker("Rotate right") == [])
  }

  @Test("4.2: something is picked up, and dropped or let go")
  func dragging() {
    var speaker = Speaker(.screen([.button(1, "Zombie"), .button(2, "Grave")]))
    #expect(speaker("Start drag zombie") == [.touch(.began, Point(x: 100, y: 55))])
    #expect(speaker("Drop grave").last == .touch(.ended, Point(x: 100, y: 95)))
    #expect(speaker("Drop grave") == [])
    #expect(speaker.title == "Nothing is being dragged.")
    speaker("Tap and hold zombie")
    #expect(speaker("Cancel gesture") == [.touch(.cancelled, Point(x: 100, y: 55))])
  }

  @Test("4.2: what does not scroll passes the command on; to an edge it scrolls until nothing moves")
  func scrolling() {
    let list = AccessibilityNode.container(.list, [.button(9, "Row 1"), .button(10, "Row 2")])
    var speaker = Speaker(.screen([.button(8, "Bar"), list])) { kind, _ in
      kind == .scroll(.slot(10), .down) ? .handled(by: nil) : .declined
    }
    #expect(speaker("Scroll down") == [.scroll(.slot(10), .down)])
    #expect(speaker("Scroll to bottom").count == 51)
    #expect(speaker("Scroll up") == [.scroll(.slot(10), .up), .scroll(.slot(8), .up)])
    #expect(speaker.title == "It scrolls no further.")
  }

  @Test("4.2: Go back presses the back button, and else leaves what is open")
  func back() {
    var speaker = Speaker(.screen([.button(1, "Kennel", traits: .backButton), .button(2, "Pay")]))
    #expect(speaker("Go back") == [.activate(.slot(1))])
    speaker.change(to: .screen([.button(2, "Pay")]))
    #expect(speaker("Go back") == [.escape(.slot(2))])
  }

  @Test("4.2: what the device does itself")
  func device() {
    var speaker = Speaker(SurveyCell.final)
    speaker(
      "Go home", "Open Spotlight", "Turn up volume", "Mute sound", "Rotate to landscape", "Lock screen",
      "Take screenshot", "Shake device", "Triple press home button", "Turn off VoiceOver", "Open Notes",
      "Search for cats", "Make emergency call")
    #expect(
      speaker.device == [
        .home, .spotlight, .volume(isUp: true), .sound(isOn: false), .orientation(isLandscape: true),
        .lockScreen, .screenshot, .shake, .triplePress("home"), .feature("VoiceOver", isOn: false),
        .openApp("Notes"), .search("cats"), .emergencyCall,
      ])
  }

  @Test("V10: a command that asks first is carried out on Execute and not on Cancel")
  func confirmation() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Reboot device")
    #expect(speaker.title == "Reboot device? Say Execute or Cancel.")
    speaker("dismiss")
    #expect(speaker.asked == [])
    speaker("Cancel")
    #expect(speaker.device == [])
    speaker("Reboot device", "Execute")
    #expect(speaker.device == [.restart])
  }

  @Test("4.2: asleep it hears Wake up alone, and looking away puts it to sleep where that is wanted")
  func sleeping() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Go to sleep")
    #expect(speaker("Tap dismiss") == [])
    speaker("Wake up")
    #expect(speaker("Tap dismiss") == [.activate(.slot(3))])
    speaker.look(isAtScreen: false)
    #expect(speaker("Tap dismiss") == [.activate(.slot(3))])
    speaker.voice.settings.isAttentionAware = true
    speaker.look(isAtScreen: false)
    #expect(speaker("Tap dismiss") == [])
    speaker.look(isAtScreen: true)
    #expect(speaker("Tap dismiss") == [.activate(.slot(3))])
    speaker("Turn off Voice Control")
    #expect(speaker("Tap dismiss") == [])
  }

  @Test("4.2: what was said last is repeated, and commands of the person's own say several things")
  func repeating() {
    var settings = VoiceControlSettings()
    settings.customCommands = [
      .init("Clear all", .phrases(["dismiss", "take survey"])), .init("Tea", .shortcut("Tea")),
      .init("Round and round", .phrases(["round and round"])),
    ]
    var speaker = Speaker(SurveyCell.final, settings: settings)
    speaker("dismiss")
    #expect(speaker("Repeat two times") == [.activate(.slot(3)), .activate(.slot(3))])
    #expect(speaker("Clear all") == [.activate(.slot(3)), .activate(.slot(2))])
    speaker("Tea")
    #expect(speaker.device == [.shortcut("Tea")])
    #expect(speaker("Round and round") == [])
    speaker("Start recording commands", "dismiss", "dismiss", "Stop recording commands")
    #expect(speaker.title == "Recorded 2 commands.")
    let name = speaker.voice.settings.customCommands.last?.phrase ?? ""
    #expect(speaker(name) == [.activate(.slot(3)), .activate(.slot(3))])
  }

  @Test("4.2: Show me what to say lists what can be said")
  func help() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Show me what to say")
    #expect(speaker.marks.contains("show actions for <item>"))
    speaker("Show vocabulary")
    #expect(speaker.title == "The vocabulary has no words yet.")
  }
}
