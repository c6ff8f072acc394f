import EarshotSession
import Testing

@Suite("Keys of a terminal")
struct TerminalKeysTests {
  private func read(_ sent: String...) -> [TerminalKeys.Key] {
    var keys = TerminalKeys()
    return sent.flatMap { keys.read(Array($0.utf8)) }
  }

  @Test("Arrows are flicks, space is a double tap, brackets turn the rotor")
  func gestures() {
    #expect(
      read("\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}[B", " ", "\r", "]", "[", "\u{1B}[H", "\u{1B}[4~") == [
        .command("right"), .command("left"), .command("up"), .command("down"), .command("double tap"),
        .command("double tap"), .command("rotor next"), .command("rotor previous"), .command("first"),
        .command("last"),
      ])
  }

  @Test("Keys that come at once are read one by one; an escape alone is the key")
  func several() {
    #expect(read("\u{1B}[C\u{1B}[C ") == [.command("right"), .command("right"), .command("double tap")])
    #expect(read("\u{1B}") == [.command("two-finger scrub")])
  }

  @Test(
    "VoiceOver's keys are what a terminal sends for Control and Option, and a v before the key",
    arguments: [
      ("\u{1B}[1;7C", "vo-right"), ("\u{1B}[1;8B", "vo-shift-down"), ("\u{1B}\u{15}", "vo-u"), ("vu", "vo-u"),
      ("vH", "vo-shift-h"), ("v ", "vo-space"), ("v\u{1B}[C", "vo-right"), ("v\u{1B}[1;7C", "vo-right"),
      ("V/", "vo-command-/"), ("Vh", "vo-command-h"), ("v]", "vo-]"), ("vq", "vo-q"),
      ("\u{1B}[1;3C", "option-right"), ("\u{1B}[1;5C", "control-right"), ("\u{1B}[19~", "f8"), ("h", "h"),
      ("H", "shift-h"), ("é", "é"),
    ])
  func voiceOver(sent: String, command: String) {
    #expect(read(sent) == [.command(command)])
  }

  @Test("A colon asks for a command, a question mark for the keys, q and Control-C leave")
  func own() {
    #expect(read(":", "?", "q", "\u{03}", "v\u{04}") == [.line, .help, .quit, .quit, .quit])
  }

  @Test("Sequences nobody knows, and those that end too soon, mean nothing")
  func unknown() {
    #expect(read("\u{1B}[99~", "\u{1B}[1;", "\u{1B}[x") == [])
  }

  @Test("Each key of the list is one that is read")
  func listed() {
    #expect(TerminalKeys.table.count == 11)
    #expect(TerminalKeys.table.allSatisfy { !$0.keys.isEmpty && !$0.does.isEmpty })
  }
}
