import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Walking the words of an element by flicks")
struct TextRotorTests {
  private func device(_ element: AccessibilityNode, _ unit: TextUnit, _ dialect: Dialect = .iOS) -> Device {
    var device = Device(.page([element]), VoiceOver(dialect, rotor: [.text(unit)]))
    device(.flickRight)
    return device
  }

  private func walk(_ device: inout Device, _ flick: VoiceOver.Input) -> [String] {
    var words: [String] = []
    for _ in 0..<50 {
      let effects = device(flick)
      guard !effects.words.isEmpty else {
        #expect(effects == [.sound(.boundary)])
        break
      }
      words += effects.words
    }
    return words
  }

  private static let story: SpokenText = "Good dog. Is it?\nYes! 2 kg\n\nThe end"

  @Test(
    "K4: units follow each other to the end, and back",
    arguments: [
      (.words, ["Good", "dog.", "Is", "it?", "Yes!", "2", "kg", "The", "end"]),
      (.lines, ["Good dog. Is it?", "Yes! 2 kg", "The end"]),
      (.sentences, ["Good dog.", "Is it?", "Yes!", "2 kg", "The end"]),
      (.paragraphs, ["Good dog. Is it?\nYes! 2 kg", "The end"]),
    ] as [(TextUnit, [String])])
  func units(unit: TextUnit, expected: [String]) {
    var device = device(.line(1, Self.story), unit)
    #expect(walk(&device, .flickDown) == expected)
    #expect(walk(&device, .flickUp) == expected.dropLast().reversed())
  }

  @Test("1.13: behind the last unit come those of the element that the app names next, and back again")
  func textNavigation() {
    var (first, second): (AccessibilityNode, AccessibilityNode) = (.line(1, "Good dog"), .line(3, "Bad cat"))
    first.element.nextText = ElementID(slot: 3)
    second.element.previousText = ElementID(slot: 1)
    var device = Device(.page([first, .line(2, "Advert"), second]), VoiceOver(rotor: [.text(.words)]))
    device(.flickRight)
    #expect(walk(&device, .flickDown) == ["Good", "dog", "Bad", "cat"])
    #expect(device.voiceOver.cursor == ElementID(slot: 3))
    #expect(walk(&device, .flickUp) == ["Bad", "dog", "Good"])
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("Z11: words that are walked keep the language, the pitch and the kind of their stretch")
  func stretches() {
    var words: SpokenText = "See "
    var french = SpeechAttributes(language: "fr-FR", pitch: 1.5)
    french.facts.context = .sourceCode
    words.append(SpokenText("mon chien", french))
    var line = AccessibilityNode.line(1, "")
    line.element.label = words
    var device = Device(.page([line]), VoiceOver(rotor: [.text(.words)]))
    device(.flickRight)
    let spoken = (0..<3).flatMap { _ in device(.flickDown) }.compactMap { effect -> SpokenText? in
      guard case .speak(let utterance, interrupts: _) = effect else { return nil }
      return utterance.segments[0].text
    }
    #expect(spoken.map(\.string) == ["See", "mon", "chien"])
    #expect(spoken.map { $0.pieces[0].attributes.facts.language } == [nil, "fr-FR", "fr-FR"])
    #expect(spoken.map { $0.pieces[0].attributes.wishes.pitch } == [nil, 1.5, 1.5])
    #expect(spoken.map { $0.pieces[0].attributes.wishes.speaksPunctuation } == [nil, true, true])
  }

  @Test("1.4.2: Text Selection asks the app for the selection, and is there while something is edited alone")
  func textSelection() {
    var field = AccessibilityNode.line(2, "Note")
    field.element.traits = [.textEntry, .isEditing]
    field.element.value = "Good dög, now"
    field.element.textContent = TextContent("Good dög, now", selection: 14..<14, isEditable: true)
    var device = Device(.page([.line(1, "Title"), field]), VoiceOver())
    device(.flickRight)
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.textSelection))
    device(.flickRight)
    #expect(device.voiceOver.rotorEntries(in: device.tree).contains(.textSelection))
    for _ in 0..<30 where device.voiceOver.rotorEntry(in: device.tree) != .textSelection {
      device(.rotate(.next))
    }
    #expect(device(.flickDown).words == ["Characters"])
    #expect(device(.flickDown).words == ["Words"])
    device(.flickLeft)
    #expect(device.asked.last == .edit(ElementID(slot: 2), .select(11..<14)))
    #expect(device.voiceOver.cursor == ElementID(slot: 2))
    var dialect = Dialect.iOS
    dialect.textSelection = .absent
    device = Device(.page([field]), VoiceOver(dialect))
    device(.flickRight)
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.textSelection))
  }

  @Test("1.12: code is read with all its punctuation, by units too; a story is not")
  func textualContext() {
    func spoken(_ context: TextualContext?, _ dialect: Dialect = .iOS) -> [Bool?] {
      var line = AccessibilityNode.line(1, "a(b);")
      line.element.textualContext = context
      var device = Device(.page([line]), VoiceOver(dialect, rotor: [.text(.words)]))
      let effects = device(.flickRight) + device(.flickDown)
      return effects.compactMap { effect -> Bool?? in
        guard case .speak(let utterance, interrupts: _) = effect else { return nil }
        return .some(utterance.segments[0].text.pieces[0].attributes.wishes.speaksPunctuation)
      }
    }
    for context in [TextualContext.sourceCode, .console, .fileSystem] {
      #expect(spoken(context) == [true, true])
    }
    #expect(spoken(.narrative) == [nil, nil])
    #expect(spoken(nil) == [nil, nil])
    var alike = Dialect.iOS
    alike.textualContext = .alike
    #expect(spoken(.sourceCode, alike) == [nil, nil])
  }

  @Test("K4: characters are spelled, white space is named")
  func characters() throws {
    var device = device(.line(1, "Al B\n"), .characters)
    let effects = device(.flickDown)
    #expect(effects.words == ["Cap A"])
    guard case .speak(let utterance, interrupts: _)? = effects.last else {
      Issue.record("Nothing was spoken.")
      return
    }
    #expect(utterance.segments.first?.text.runs.first?.attributes.wishes.spellsOut == true)
    #expect(walk(&device, .flickDown) == ["l", "Space", "Cap B", "New line"])
  }

  @Test("The label and the value are walked, or the label", arguments: NavigatedText.allCases)
  func labelAndValue(choice: NavigatedText) {
    var dialect = Dialect.iOS
    dialect.navigatedText = choice
    var device = device(.line(1, "Zombie meter", value: "15%"), .words, dialect)
    let first = device(.flickDown)
    #expect(first.words == ["Zombie"])
    #expect(first.rules == ["rotor.text"])
    #expect(walk(&device, .flickDown) == (choice == .label ? ["meter"] : ["meter", "15%"]))
  }

  @Test("Of a field the value is walked, and no choice is open")
  func field() {
    var device = device(.line(1, "E-mail", value: "a b", traits: .textEntry), .words)
    let effects = device(.flickDown)
    #expect(effects.words == ["a"])
    #expect(effects.rules.isEmpty)
  }

  @Test("Every unit of every small text lies inside it, in order and not overlapping")
  func smallTexts() {
    let letters: [Character] = ["a", " ", ".", "\n"]
    var texts: [[Character]] = [[]]
    for _ in 0..<5 { texts += texts.flatMap { text in letters.map { text + [$0] } } }
    for text in Set(texts.map { String($0) }) {
      for unit in TextUnit.allCases {
        var device = device(.line(1, SpokenText(text)), unit)
        let down = walk(&device, .flickDown)
        let up = walk(&device, .flickUp)
        #expect(up == down.dropLast().reversed(), "\(unit) of \(text.debugDescription)")
        let bare = text.filter { !$0.isWhitespace && unit != .characters }
        #expect(unit == .characters || down.joined().filter { !$0.isWhitespace } == bare)
        if unit == .characters { #expect(down.count == text.count) }
      }
    }
  }
}
