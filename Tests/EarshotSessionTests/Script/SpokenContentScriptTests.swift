import AccessibilityModel
import EarshotSession
import SpokenContentEngine
import Testing

@Suite("Scripts in which text is spoken")
struct SpokenContentScriptTests {
  private static let screen: AccessibilityNode = .container(
    frame: Rect(x: 0, y: 0, width: 400, height: 800),
    [
      .stop(
        "A screen reader.\nΈνα πρόγραμμα ανάγνωσης.\nقارئ شاشة.", traits: .staticText,
        frame: Rect(x: 0, y: 100, width: 400, height: 60)),
      .stop("Buy", traits: .button, frame: Rect(x: 0, y: 700, width: 400, height: 40)),
    ])

  private func failures(_ script: String, equipment: TechnologyDevice = TechnologyDevice()) async throws
    -> [String]
  {
    try await DrivenScript(script, Self.screen, equipment: equipment).failures.map {
      "\($0.line.number): \($0.lines)"
    }
  }

  @Test("Z18: a script selects three languages, sees them offered, and hears each in its voice, word by word")
  func threeLanguages() async throws {
    let script = """
      select text "A screen reader."
      select all
      expect speak menu "English, 2 other languages available"
      speak choose "English, 2 other languages available"
      expect speak menu "Greek"
      speak choose "Speak Each Language"
      expect speaking "A screen reader." in English
      expect highlighted "A"
      wait 300ms
      expect highlighted "screen"
      wait 1200ms
      expect speaking "Ένα πρόγραμμα ανάγνωσης." in el
      speak pause
      expect speaking paused
      wait 9s
      speak resume
      wait
      expect speaking nothing
      expect highlighted nothing
      speak selection in Arabic
      expect speaking "A screen reader." in ar
      speak stop
      select nothing
      expect selected nothing
      """
    let words = TechnologyDevice(settings: ["spoken highlighting": "words"])
    #expect(try await failures(script, equipment: words) == [])
  }

  @Test("Z18: a script turns highlighting on by word, by sentence or both, and off, while it is spoken")
  func highlighting() async throws {
    let script = """
      select text "A screen reader."
      speak selection
      expect highlighted nothing
      speak highlight word
      expect highlighted "A"
      speak highlight sentence
      expect highlighted "A screen reader."
      speak highlight both
      expect highlighted "A screen reader."
      expect highlighted "A"
      speak highlight off
      expect highlighted nothing
      """
    #expect(try await failures(script) == [])
    #expect(try await failures("speak highlight word\nspeak selection\nexpect highlighted \"A\"").count == 1)
  }

  @Test("Z18: once it is turned off nothing is spoken or drawn, and it begins anew")
  func off() async throws {
    let script = """
      select text "A screen reader."
      speak highlight both
      speak selection
      expect highlighted "A"
      speak off
      expect nothing shown
      expect speaking nothing
      wait 2s
      expect silence
      speak selection
      expect selected nothing
      """
    #expect(try await failures(script) == [])
  }

  @Test("Z18: a script reads the screen, presses its panel and waits until all is said")
  func screen() async throws {
    let script = """
      two-finger slide from top
      expect shown "Speak Screen"
      expect speaking "A screen reader."
      speak next
      expect speaking "Ένα πρόγραμμα ανάγνωσης." in Greek
      speak faster
      speak previous
      speak collapse
      expect shown "Expand"
      wait
      expect nothing shown
      speak screen
      speak stop
      speak controller on
      speak controller long press
      speak tap 10 110
      expect speaking "A screen reader."
      speak controller off
      """
    #expect(try await failures(script) == [])
  }

  @Test("Z18: a script points at words, from one to another, and opens their menu when they are selected")
  func pointing() async throws {
    let script = """
      select word 10 110
      expect selected "A"
      expect speak menu "Speak"
      select to 390 130
      expect selected "A screen reader. Ένα πρόγραμμα ανάγνωσης."
      expect speak menu nothing
      speak menu
      expect speak menu "English, 1 other language available"
      select word 10 600
      expect selected nothing
      select to 10 110
      expect selected "A"
      """
    #expect(try await failures(script) == [])
  }

  @Test(
    "Z18: what is expected otherwise is told with what is the case, and what is drawn is in the transcript")
  func mismatches() async throws {
    let script = """
      expect speaking "A screen reader."
      select text "screen"
      expect selected "reader"
      speak selection
      expect speaking "screen" in Greek
      expect highlighted "screen"
      expect speak menu "Speak"
      """
    let driven = try await DrivenScript(script, Self.screen)
    #expect(driven.failures.map(\.line.number) == [1, 3, 5, 6, 7])
    #expect(driven.text.contains("(shown: menu)\n         Speak\n"))
    #expect(driven.text.contains("heard       \"screen\" in en"))
  }

  @Test("Lines about speech that make no sense are told with what is near")
  func problems() {
    let error = #expect(throws: ScriptError.self) {
      try Script(
        reading: """
          speak selecton
          speak
          select words
          select word 5
          select to here
          expect speaking
          expect speak menu
          speak tap 5
          speak hold 1s
          """, name: "s")
    }
    #expect(error?.problems.map(\.line) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(error?.problems[0].description.contains("speak selection") == true)
  }

  @Test("Settings of Spoken Content are kept in the file of a person's settings")
  func settings() throws {
    var person = UserSettings()
    try person.set("spoken rates", to: "el 40")
    #expect(throws: SettingsError.self) { try person.set("spoken rates", to: "el fast") }
    #expect(try person.value(of: "spoken rates") == "el 40")
    let again = try UserSettings(reading: person.text)
    #expect(again.technologies.byName == ["spoken rates": "el 40"])
  }
}
