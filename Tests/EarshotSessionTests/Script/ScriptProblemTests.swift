import EarshotSession
import Testing

@Suite("What makes no sense in a script")
struct ScriptProblemTests {
  private func message(_ text: String) -> String? {
    do throws(ScriptError) {
      _ = try Script(reading: text, name: "talk")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "An unknown command is answered with the nearest one",
    arguments: [
      ("rihgt", #"No command "rihgt". Nearest: right."#),
      ("flick rigth", #"No command "flick rigth". Nearest: flick right."#),
      ("dubble tap", #"No command "dubble tap". Nearest: double tap."#),
      ("rotor nxet", #""rotor nxet" cannot be read. Write rotor next."#),
      ("vo-comand-/", #"No command "vo-comand-/". Nearest: vo-command-/."#),
      ("expct silence", #"No command "expct silence". Nearest: expect silence."#),
      ("slect \"Pay\"", #"No command slect "Pay". Nearest: select "NAME", select "NAME" NUMBER."#),
      ("wiat", #"No command "wiat". Nearest: wait 2s, wait 500ms, wait."#),
      ("right 3", #"No command "right 3". Nearest: right."#),
      ("defenestrate", #"No command "defenestrate". earshot help drive lists all of them."#),
      ("\"Help\"", #"No command "Help". earshot help drive lists all of them."#),
    ])
  func unknown(text: String, wanted: String) {
    #expect(message(text) == "talk:1: " + wanted)
  }

  @Test(
    "A command that says too much or too little is answered with how it is written",
    arguments: [
      ("tap 3", #""tap 3" cannot be read. Write tap X Y."#),
      ("tap 3 nan", #""tap 3 nan" cannot be read. Write tap X Y."#),
      ("touch here", #""touch here" cannot be read. Write touch X Y."#),
      ("rotor", #""rotor" cannot be read. Write rotor "NAME", rotor next or rotor previous."#),
      (
        "select Pay",
        #""select Pay" cannot be read. Write select "NAME", select "NAME" NUMBER, select text "WORDS", "#
          + #"select word, select next word, select word X Y, select to X Y, select nothing or select containing "WORDS"."#
      ),
      (
        #"select "Pay" 0"#,
        #"select "Pay" 0 cannot be read. Write select "NAME", select "NAME" NUMBER, select text "WORDS", "#
          + #"select word, select next word, select word X Y, select to X Y, select nothing or select containing "WORDS"."#
      ),
      ("wait soon", #""wait soon" cannot be read. Write wait 2s, wait 500ms or wait."#),
      ("wait -1s", #""wait -1s" cannot be read. Write wait 2s, wait 500ms or wait."#),
      ("wait 1e300s", #""wait 1e300s" cannot be read. Write wait 2s, wait 500ms or wait."#),
      ("quit now", #""quit now" cannot be read. Write quit."#),
      ("expect silense", #""expect silense" cannot be read. Write expect silence."#),
      ("expect sound", #""expect sound" cannot be read. Write expect sound NAME."#),
      ("expect sound bundary", #"No sound "bundary". Nearest: boundary."#),
      (
        "expect sound gong",
        #"No sound "gong". There are: focus moved, activated, boundary, screen changed, rotor turned, "#
          + "page scrolled, actions available, more content available, pass through, capital."
      ),
      (
        "expect \"Help",
        #"No quotation mark closes "Help. Add one; inside a text write \" for it."#
      ),
    ])
  func wrongForm(text: String, wanted: String) {
    #expect(message(text) == "talk:1: " + wanted)
  }

  @Test("Every line that makes no sense is told, with its number")
  func several() {
    #expect(
      message("right\nrihgt\n\n# fine\nexpect silence\nquti")
        == """
        talk:2: No command "rihgt". Nearest: right.
        talk:6: No command "quti". Nearest: quit.
        """)
  }

  @Test("Any two words are read, or refused in one line that ends with what to do")
  func total() {
    let words = [
      "right", "rotor", "next", "expect", "sound", "silence", "wait", "tap", "select", "quit", "2s", "-1",
      "2",
      "\"a\"", "\"\"", "\"", "\\", "#", "vo-", "-", "--", "vo--", "/", "é", "\u{0}",
    ]
    for first in words {
      for second in words {
        guard let told = message("\(first) \(second)") else { continue }
        #expect(told.hasPrefix("talk:1: ") && told.hasSuffix(".") && !told.contains("\n"), "\(told)")
      }
    }
  }
}
