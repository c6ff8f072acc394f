import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("The lines of a script")
struct ScriptReadingTests {
  private func instruction(_ text: String) throws -> Script.Instruction? {
    try Script(reading: text).lines.first?.instruction
  }

  @Test(
    "A gesture has one or two names, in whatever capitals",
    arguments: [
      ("right", .flickRight), ("flick right", .flickRight), ("left", .flickLeft), ("Flick LEFT", .flickLeft),
      ("up", .flickUp), ("flick up", .flickUp), ("down", .flickDown), ("flick   down", .flickDown),
      ("rotor next", .rotate(.next)), ("rotor previous", .rotate(.previous)),
      ("rotate right", .rotate(.next)),
      ("rotate left", .rotate(.previous)), ("double tap", .doubleTap), ("first", .firstElement),
      ("last", .lastElement), ("tap 40 120.5", .tap(at: Point(x: 40, y: 120.5))),
      ("touch -1 0", .touch(at: Point(x: -1, y: 0))),
    ] as [(String, VoiceOver.Input)])
  func gestures(text: String, input: VoiceOver.Input) throws {
    #expect(try instruction(text) == .input(input))
  }

  @Test(
    "Keys are those that mean something to VoiceOver, their modifiers in any order",
    arguments: [
      ("vo-right", "right", .voiceOver), ("vo-command-/", "/", [.voiceOver, .command]),
      ("command-control-option-/", "/", [.voiceOver, .command]), ("escape", "escape", []),
      ("home", "home", []), ("VO-Space", "space", .voiceOver),
    ] as [(String, String, KeyChord.Modifiers)])
  func keys(text: String, key: String, modifiers: KeyChord.Modifiers) throws {
    let chord = try #require(KeyChord(key: key, modifiers))
    #expect(try instruction(text) == .input(.key(chord)))
  }

  @Test(
    "What takes something is read with it",
    arguments: [
      ("rotor \"More Content\"", .rotor("More Content")), ("select \"Pay\"", .select("Pay", number: nil)),
      ("select \"Pay\" 2", .select("Pay", number: 2)), ("wait", .wait(nil)),
      ("select containing \"Pay\"", .select("Pay", number: nil, isPart: true)),
      ("select containing \"Pay\" 3", .select("Pay", number: 3, isPart: true)),
      ("expect containing \"Pay\"", .expect(.containing("Pay"))),
      ("wait 2s", .wait(.seconds(2))), ("wait 1.5s", .wait(.milliseconds(1_500))),
      ("wait 500ms", .wait(.milliseconds(500))), ("quit", .quit),
      ("expect \"Help, button\"", .expect(.words("Help, button"))), ("expect silence", .expect(.silence)),
      ("expect sound boundary", .expect(.sound(.boundary))), ("expect no sound", .expect(.noSound)),
      ("expect sound rotor turned", .expect(.sound(.rotorTurned))),
      ("expect sound moreContentAvailable", .expect(.sound(.moreContentAvailable))),
      ("expect cursor \"Pay\"", .expect(.cursor("Pay"))),
      (#"expect "5\" \\ 6 # 7""#, .expect(.words(#"5" \ 6 # 7"#))),
      ("expect\"Help\"", .expect(.words("Help"))),
    ] as [(String, Script.Instruction)])
  func forms(text: String, instruction: Script.Instruction) throws {
    #expect(try self.instruction(text) == instruction)
  }

  @Test("Lines that say nothing count, and a line keeps what is written without its comment")
  func lines() throws {
    let script = try Script(reading: "\u{FEFF}# talk\r\n\r\n  right  # on\n\tquit", name: "talk.drive")
    #expect(script.name == "talk.drive")
    #expect(script.lines.map(\.number) == [3, 4])
    #expect(script.lines.map(\.text) == ["right", "quit"])
    #expect(try Script(reading: "").lines == [])
  }

  @Test("Every gesture and every form that is listed can be read")
  func listed() throws {
    for name in ScriptCommand.all.flatMap(\.names) { #expect(try instruction(name) != nil, "\(name)") }
    for form in ScriptForm.all.map(\.form) {
      let words = form.split(separator: " ").map { word in
        switch word {
        case "X", "Y", "NUMBER": "1"
        case "NAME": "boundary"
        default: String(word)
        }
      }
      #expect(try instruction(words.joined(separator: " ")) != nil, "\(form)")
    }
  }
}
