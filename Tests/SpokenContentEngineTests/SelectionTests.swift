import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("Speak Selection")
struct SelectionTests {
  @Test("Z18: three languages of one selection are offered as a menu and spoken each in its voice")
  func threeLanguages() {
    var listener = Listener(Listener.screen([ThreeLanguages.all]), highlighting: .words)
    listener(.selectText(ThreeLanguages.all))
    #expect(listener.menu == ["Speak", "English, 2 other languages available"])
    listener(.choose("English, 2 other languages available"))
    #expect(listener.spoken.menu?.title == "English, 2 other languages available")
    #expect(listener.menu == ["Speak Each Language", "English", "Greek", "Arabic"])
    #expect(listener(.choose("Speak Each Language")) == [ThreeLanguages.english])
    #expect(listener.highlighted == ["The"])
    #expect(listener.waitForEnd() == [ThreeLanguages.greek, ThreeLanguages.arabic])
    #expect(
      listener.said == [
        "en: \(ThreeLanguages.english)", "el: \(ThreeLanguages.greek)", "ar: \(ThreeLanguages.arabic)",
      ])
    // What is selected stays so, and is seen.
    #expect(listener.overlay?.highlights.map(\.part) == [.selection])
    #expect(listener.overlay?.highlights.map(\.words) == [ThreeLanguages.all])
    listener(.selectNothing)
    #expect(listener.overlay == nil)
  }

  @Test("Z18: the whole selection is spoken as one language where one is chosen, or its parts alone")
  func oneLanguage() {
    var listener = Listener(Listener.screen(["One. Γειά."]))
    listener(.selectText("One. Γειά."), .speakSelectionIn("Greek"))
    _ = listener.waitForEnd()
    #expect(listener.said == ["el: One.", "el: Γειά."])
    var options = SpokenContentOptions()
    options.oneLanguage = .parts
    var other = Listener(Listener.screen(["One. Γειά."]), options)
    other(.selectText("One. Γειά."), .speakSelectionIn("el"))
    _ = other.waitForEnd()
    #expect(other.said == ["el: Γειά."])
    #expect(other(.speakSelectionIn("Klingonese")) == [])
  }

  @Test("Z18: words, lines and all of a text are selected, and each is spoken")
  func units() {
    let text = "One two three.\nFour five."
    var listener = Listener(Listener.screen(["First", text]))
    listener(.selectText("two"))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "two")
    listener(.extend(.word))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "two three.")
    listener(.select(.line))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "One two three.")
    listener(.extend(.line))
    #expect(listener.spoken.selectedWords(in: listener.tree) == text)
    listener(.selectText("wo thr"), .select(.word))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "two three.")
    listener(.select(.all), .speakSelection)
    #expect(listener.waitForEnd() == ["Four five."])
    listener(.selectNothing)
    #expect(listener.spoken.selectedWords(in: listener.tree) == nil)
    #expect(listener(.speakSelection) == ["There is nothing to speak here."])
    listener(.select(.word))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "First")
    #expect(listener(.selectText("nowhere")) == ["There is nothing to speak here."])
  }

  @Test("Z18: in a text that is edited the app is asked to select, and what keys selected is spoken")
  func editing() {
    var listener = Listener(
      Listener.screen(["field"]) { _, element in
        element.traits = [.textEntry, .isEditing]
        element.textContent = TextContent("Hello dear world", selection: 6..<10)
      })
    #expect(listener(.speakSelection) == ["dear"])
    listener(.select(.all))
    #expect(listener.asked == [.edit(ElementID(slot: 1), .select(0..<16))])
    #expect(listener(.speakSelection) == ["Hello dear world"])
    listener(.stop, .selectNothing)
    listener.change(1) { $0.textContent = TextContent("Hello dear world", selection: 3..<3) }
    listener(.select(.word))
    #expect(listener.spoken.selectedWords(in: listener.tree) == "Hello")
  }

  @Test("Z18: while it speaks the menu pauses, and then resumes at the word, or at the sentence")
  func pausing() {
    let text = "One two three four five six."
    var listener = Listener(Listener.screen([text]))
    listener(.selectText(text), .speakSelection)
    listener.wait(seconds: 1)
    listener(.menu)
    #expect(listener.menu == ["Pause"])
    listener(.choose("Pause"))
    #expect(listener.latest.contains(.stopSpeech))
    #expect(!listener.spoken.isSpeaking)
    #expect(listener.wait(seconds: 60) == [])
    listener(.menu)
    #expect(listener.menu == ["Resume", "Stop"])
    #expect(listener(.choose("resume")) == ["four five six."])
    listener(.pause, .pause, .stop, .resume, .stop)
    #expect(listener.spoken.nextDeadline == nil)
    var options = SpokenContentOptions()
    options.resumption = .sentence
    var again = Listener(Listener.screen([text]), options)
    again(.selectText(text), .speakSelection)
    again.wait(seconds: 1)
    again(.pause)
    #expect(again(.resume) == [text])
  }

  @Test("Z18: on a new device a selection has no Speak, and what should speak it does nothing")
  func newDevice() {
    #expect(!SpokenContentSettings().speaksSelection && !SpokenContentSettings().speaksScreen)
    var listener = Listener(Listener.screen(["One"])) { $0 = SpokenContentSettings() }
    listener(.selectText("One"), .speakSelection, .speakScreen, .menu)
    #expect(listener.said == [] && listener.menu == [])
  }

  @Test("Z18: ambiguous words fall to the person's languages; what these do not settle is offered")
  func ambiguous() {
    let text = "Piano solo"
    var german = Listener(Listener.screen([text]), languages: ["de-DE", "en"])
    german(.selectText(text))
    #expect(german.menu == ["Speak"])
    german(.speakSelection)
    #expect(german.said == ["de-DE: Piano solo"])
    var russian = Listener(Listener.screen([text]), languages: ["ru"])
    russian(.selectText(text))
    #expect(russian.menu == ["Speak", "Choose Language"])
    russian(.choose("Choose Language"))
    #expect(russian.menu.prefix(3) == ["Speak Each Language", "English", "Spanish"])
    russian(.choose("Spanish"))
    #expect(russian.said == ["es: Piano solo"])
  }

  @Test("Z18: a new device's entry opens the languages; where it speaks, it speaks all of them")
  func entry() {
    var options = SpokenContentOptions()
    options.languageEntry = .speaks
    options.leadingLanguage = .person
    var listener = Listener(Listener.screen(["Γειά. Hello."]), options)
    listener(.selectText("Γειά. Hello."))
    #expect(listener.menu == ["Speak", "English, 1 other language available"])
    #expect(listener(.choose("English, 1 other language available")) == ["Γειά."])
    #expect(listener.waitForEnd() == ["Hello."])
  }

  @Test("Z18: without detection everything is in the person's language, but what the app declares")
  func undetected() {
    var listener = Listener(
      Listener.screen(["Γειά.", "Bonjour."]) { index, element in
        if index == 1 { element.language = "fr-CA" }
      }
    ) { $0.detectsLanguages = false }
    listener(.selectText("Γειά."))
    #expect(listener.menu == ["Speak"])
    listener(.speakSelection, .selectText("Bonjour."), .speakSelection)
    #expect(listener.said == ["en: Γειά.", "fr-CA: Bonjour."])
  }

  @Test("Z18: each language has its voice, its rate and its pronunciations")
  func voices() {
    var listener = Listener(Listener.screen(["The GIF of NASA. Το GIF."])) { settings in
      settings.voices = ["en": "en-GB"]
      settings.rates = ["el": 75]
      settings.pronunciations = [
        Pronunciation("gif", as: "jif", in: ["en"]), Pronunciation("nasa", as: "N A S A", ignoresCase: false),
        Pronunciation("of NASA", as: "of the agency"),
      ]
    }
    listener(.selectText("The GIF of NASA. Το GIF."), .speakSelection)
    _ = listener.waitForEnd()
    #expect(listener.said == ["en-GB: The jif of the agency.", "el: Το", "en-GB: jif."])
    let rates = listener.effects.flatMap { effect -> [Int?] in
      guard case .speak(let utterance, interrupts: _) = effect else { return [] }
      return utterance.segments.flatMap { $0.text.runs.map(\.attributes.wishes.rate) }
    }
    #expect(rates == [50, 75, 50])
  }

  @Test(
    "Z18: a pronunciation holds in the voices and the apps it was made for, and in no others",
    arguments: [
      ("Notes", "en-GB", "jif"), ("notes", "en-GB", "jif"), ("Mail", "en-GB", "GIF"), (nil, "en-GB", "GIF"),
      ("Notes", "en-IE", "GIF"),
    ])
  func pronunciationPlaces(app: String?, voice: String, spoken: String) {
    var settings = SpokenContentSettings()
    settings.speaksSelection = true
    settings.voices = ["en": voice]
    settings.pronunciations = [Pronunciation("GIF", as: "jif", voices: ["en-GB"], apps: ["Notes"])]
    let technology = SpokenContent(settings: settings, languages: ["en"], app: app)
    let tree = AccessibilityTree(Listener.screen(["GIF"]))
    var listener = Listener(technology, tree, app: { _, _ in .declined })
    listener.start()
    listener(.selectText("GIF"), .speakSelection)
    #expect(listener.said == ["\(voice): \(spoken)"])
  }

  @Test("Z18: the app's name comes from the device, and a language stands for its regions")
  func pronunciationDevice() {
    let device = TechnologyDevice(
      settings: ["spoken pronunciations": "GIF > jif [voice en] [app Notes]"], app: "Notes")
    let spoken = SpokenContent(on: device)
    #expect(spoken.app == "Notes")
    let pronunciation = spoken.settings.pronunciations.first
    #expect(pronunciation?.holds(in: "en", voice: "en-GB", app: "Notes") == true)
    #expect(pronunciation?.holds(in: "en", voice: "fr", app: "Notes") == false)
    #expect(pronunciation?.holds(in: "en", voice: nil, app: "Notes") == false)
  }
}
