import AccessibilityModel
import Testing
import VoiceControlEngine

@Suite("Voice Control: names and what they mean")
struct NameTests {
  @Test("S5: only what can be used is exposed; texts, headings and dimmed buttons are not")
  func exposure() {
    var speaker = Speaker(
      .screen([
        .button(1, "Title", traits: .header), .button(2, "Text", traits: .staticText), .button(3, "Pay"),
        .button(4, "Dimmed", traits: [.button, .notEnabled]), .button(5, "Terms", traits: .link),
        .button(6, "Volume", traits: .adjustable), .button(7, "Name", traits: .textEntry),
        .button(8, "Card", traits: []).with(\.respondsToUserInteraction, true),
        .button(30, "Far below"),
      ]))
    speaker("Show names")
    #expect(speaker.marks == ["Pay", "Terms", "Volume", "Name", "Card"])
    #expect(speaker("Tap Title") == [])
    #expect(speaker.title == "Nothing is named Title.")
  }

  @Test("V3: Tap and a name, and the bare name, are the same", arguments: ["Tap Pay", "Pay", "pay!", "PAY"])
  func bare(phrase: String) {
    var speaker = Speaker(.screen([.button(1, "Pay"), .button(2, "Back")]))
    #expect(speaker(phrase) == [.activate(.slot(1))])
  }

  @Test("S6: every input label is understood, the first is shown, the label beside them is an option")
  func inputLabels() {
    let cell = AccessibilityNode.button(1, "We'd love your feedback")
      .with(\.inputLabels, ["Take survey", "Survey", "Feedback form"])
    var speaker = Speaker(.screen([cell]))
    speaker("Show names")
    #expect(speaker.marks == ["Take survey"])
    for name in ["take survey", "tap survey", "feedback form"] {
      #expect(speaker(name) == [.activate(.slot(1))], "\(name)")
    }
    #expect(speaker("Tap we'd love your feedback") == [])
    var options = VoiceControlOptions()
    options.inputLabels = .beside
    speaker = Speaker(.screen([cell]), options)
    #expect(speaker("Tap we'd love your feedback") == [.activate(.slot(1))])
  }

  @Test("V9: the value of an element is no part of its name")
  func values() {
    var screen = AccessibilityNode.screen([.button(1, "Volume", traits: .adjustable), .button(2, "Pay")])
    screen.children[0].element.value = "Loud"
    var speaker = Speaker(screen)
    speaker("Show names")
    #expect(speaker.marks == ["Volume", "Pay"])
    #expect(speaker("loud") == [])
    #expect(speaker("Tap loud") == [])
    #expect(speaker.title == "Nothing is named loud.")
    #expect(speaker("Tap volume loud") == [])
    #expect(speaker("Tap volume") == [.activate(.slot(1))])
  }

  @Test("V5: case, diacritics and punctuation do not count")
  func folding() {
    var speaker = Speaker(
      .screen([
        .button(1, "Café Crème"), .button(2, "Straße"), .button(3, "Don’t save…"), .button(4, "Ελληνικά"),
        .button(5, "Việt Nam"),
      ]))
    #expect(speaker("cafe creme") == [.activate(.slot(1))])
    #expect(speaker("tap strasse") == [.activate(.slot(2))])
    #expect(speaker("dont save") == [.activate(.slot(3))])
    #expect(speaker("ελληνικα") == [.activate(.slot(4))])
    #expect(speaker("viet nam") == [.activate(.slot(5))])
  }

  @Test("V5: a whole name goes before its beginning, and that before what it contains")
  func ranking() {
    let screen = AccessibilityNode.screen([
      .button(1, "Survey results"), .button(2, "Take survey"), .button(3, "Survey"), .button(4, "Surveys"),
    ])
    var speaker = Speaker(screen)
    #expect(speaker("survey") == [.activate(.slot(3))])
    #expect(speaker("take") == [.activate(.slot(2))])
    #expect(speaker("results") == [.activate(.slot(1))])
    #expect(speaker("sur") == [])
    var options = VoiceControlOptions()
    options.partialNames = .firstWords
    speaker = Speaker(screen, options)
    #expect(speaker("results") == [])
    #expect(speaker("take") == [.activate(.slot(2))])
    options.partialNames = .none
    speaker = Speaker(screen, options)
    #expect(speaker("take") == [])
  }

  @Test("S5: of several matches only they get numbers, and a number or Tap and a number decides")
  func several() {
    var speaker = Speaker(
      .screen([.button(1, "Delete"), .button(2, "Add"), .button(3, "Delete"), .button(4, "Delete")]))
    for phrase in ["2", "Tap two", "choose 2"] {
      #expect(speaker("Tap delete") == [])
      #expect(speaker.overlay?.kind == .choices)
      #expect(speaker.overlay?.marks.map(\.element) == [.slot(1), .slot(3), .slot(4)])
      #expect(speaker.title == "Which one? Say a number.")
      #expect(speaker(phrase) == [.activate(.slot(3))])
      #expect(speaker.overlay == nil)
    }
    speaker("Long press delete")
    #expect(speaker("3") == [.longPress(.slot(4))])
    speaker("delete")
    #expect(speaker("7") == [])
    #expect(speaker.title == "There is no number 7.")
    #expect(speaker("1") == [.activate(.slot(1))])
  }

  @Test("A number that was chosen for one command means nothing for the next")
  func stale() {
    var speaker = Speaker(
      .screen([.button(1, "Drag me"), .button(2, "Box"), .button(3, "Box"), .button(4, "Pay")]))
    speaker("drag from drag me to box")
    #expect(speaker.overlay?.kind == .choices)
    #expect(speaker("Tap pay") == [.activate(.slot(4))])
    speaker("drag from drag me to box")
    let touches = speaker("2")
    #expect(touches.first == .touch(.began, Point(x: 100, y: 55)))
    #expect(touches.last == .touch(.ended, Point(x: 100, y: 135)))
  }

  @Test("Two hundred equal names all get a number")
  func equalNames() {
    var speaker = Speaker(.container((1...200).map { .button($0, "Item") }))
    speaker("item")
    #expect(speaker.marks.count == 200)
    #expect(speaker("two hundred") == [.activate(.slot(200))])
  }

  @Test("Names in other scripts are said whole and in part", arguments: ["設定を開く", "設定", "開く"])
  func scripts(phrase: String) {
    var speaker = Speaker(.screen([.button(1, "設定を開く"), .button(2, "Настройки"), .button(3, "الإعدادات")]))
    #expect(speaker(phrase) == [.activate(.slot(1))])
    #expect(speaker("настройки") == [.activate(.slot(2))])
    #expect(speaker("الإعدادات") == [.activate(.slot(3))])
  }

  @Test("What has no name, or one of signs alone, is reached all the same")
  func empty() {
    var speaker = Speaker(.screen([.button(1, nil), .button(2, "  "), .button(3, "+"), .button(4, "👍")]))
    speaker("Show names")
    #expect(speaker.marks == ["+", "👍"])
    #expect(speaker("+") == [.activate(.slot(3))])
    speaker("Show numbers")
    #expect(speaker.marks == ["1", "2", "3", "4"])
    #expect(speaker("2") == [.activate(.slot(2))])
    #expect(speaker("") == [])
    #expect(speaker("   …") == [])
  }

  @Test("A name that is a command: the command is carried out, and it is shown how to mean the button")
  func collisions() {
    let screen = AccessibilityNode.screen([.button(1, "Scroll down"), .button(2, "Open Settings")])
    var speaker = Speaker(screen)
    #expect(speaker("Scroll down").contains(.activate(.slot(1))) == false)
    #expect(speaker.title == "Scroll down is a command. Say “Tap Scroll down” for the button.")
    #expect(speaker("Tap scroll down") == [.activate(.slot(1))])
    #expect(speaker("Open Settings") == [.activate(.slot(2))])
    #expect(speaker.device == [])
    var options = VoiceControlOptions()
    options.collisions = .name
    speaker = Speaker(screen, options)
    #expect(speaker("Scroll down") == [.activate(.slot(1))])
  }

  @Test("A phrase that names nothing is answered with what comes near")
  func nearest() {
    var speaker = Speaker(.screen([.button(1, "Take Survey"), .button(2, "Dismiss")]))
    speaker("tap take surveys")
    #expect(speaker.title == "Nothing is named take surveys. Nearest: Take Survey.")
    speaker.voice.settings.showsHints = false
    speaker.wait(.seconds(10))
    speaker("tap nonsense")
    #expect(speaker.overlay == nil)
  }

  @Test("Of fifty thousand elements the one that was named is used")
  func many() {
    let screen = AccessibilityNode.container((1...50_000).map { .button($0, SpokenText("Row \($0)")) })
    var speaker = Speaker(screen)
    #expect(speaker("row 49123") == [.activate(.slot(49_123))])
    #expect(speaker("row") == [])
    #expect(speaker.marks.count == 50_000)
  }

  @Test("Of two hundred equal names, in any script, a number uses just its own, and one too high says so")
  func everyEqualName() {
    for name in ["Item", "設定", "الإعدادات", "+", "Show numbers"] as [SpokenText] {
      var speaker = Speaker(.container((1...200).map { .button($0, name) }))
      for number in [1, 2, 99, 200] {
        #expect(speaker("Tap \(name.string)") == [], "\(name.string)")
        #expect(speaker.overlay?.kind == .choices)
        #expect(speaker("\(number)") == [.activate(.slot(UInt32(number)))], "\(name.string)")
      }
      speaker("Tap \(name.string)")
      #expect(speaker("201") == [])
      #expect(speaker.title == "There is no number 201.")
    }
  }

  @Test("Every command that is the name of a button is answered, and Tap before it means the button")
  func everyCommandName() {
    let names = [
      "Scroll down", "Go back", "Show numbers", "Hide numbers", "Show grid", "Cancel", "Select all",
      "Go home", "Zoom in", "Swipe left", "Go to sleep", "Undo that", "Take screenshot", "Two", "2",
    ]
    for name in names {
      var speaker = Speaker(.screen([.button(1, SpokenText(name)), .button(2, "Pay")]))
      let asked = speaker(name)
      #expect(!asked.contains(.activate(.slot(2))), "\(name)")
      let isAnswered = !asked.isEmpty || !speaker.device.isEmpty || speaker.overlay != nil
      #expect(isAnswered, "\(name)")
      speaker = Speaker(.screen([.button(1, SpokenText(name)), .button(2, "Pay")]))
      #expect(speaker("Tap \(name)") == [.activate(.slot(1))], "\(name)")
    }
  }

  @Test("A number that is said after the screen took it away never means another")
  func manyNumbers() {
    let rows = (UInt32(1)...600).map { AccessibilityNode.button($0, SpokenText("Row \($0)")) }
    var speaker = Speaker(.container(rows))
    speaker("Show numbers")
    speaker.change(to: .container(Array(rows[300...])))
    #expect(speaker("400") == [.activate(.slot(400))])
    speaker("Show numbers")
    speaker.change(to: .container(Array(rows[..<100])))
    #expect(speaker("3") == [])
    #expect(speaker.title == "There is no number 3.")
    #expect(speaker("Row 3") == [.activate(.slot(3))])
  }
}
