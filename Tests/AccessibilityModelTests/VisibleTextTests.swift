import AccessibilityModel
import Testing

@Suite("Texts in which nothing acts")
struct VisibleTextTests {
  @Test(
    "What acts on a terminal, ends a line or is unseen is written out",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
      ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"),
      ("\u{9B}31m \u{8}\u{7F}\u{0}", "\\u{9B}31m \\u{8}\\u{7F}\\u{0}"), ("a\nb\rc\r\nd", "a␊b␍c␍␊d"),
      ("a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f", "a\\u{85}b\\u{2028}c\\u{2029}d\\u{B}e\\u{C}f"),
      ("safe \u{202E}txet\u{202C} \u{2066}in\u{2069}", "safe \\u{202E}txet\\u{202C} \\u{2066}in\\u{2069}"),
      ("hidden\u{E0041}\u{E0042}", "hidden\\u{E0041}\\u{E0042}"), ("\u{FFF9}\u{FFFF}", "\\u{FFF9}\\u{FFFF}"),
    ])
  func acting(text: String, shown: String) {
    #expect(VisibleText.line(text) == shown)
    #expect(VisibleText.line(shown) == shown)
    #expect(VisibleText.joined([text]) == shown + "\n")
  }

  @Test(
    "Joiners, marks, flags and letters of every script stay as they are",
    arguments: [
      "👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍🚒", "می‌خواهم", "क्‍ष", "Z\u{301}\u{302}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
      "שלום\u{200F}, world", "ร้าน\u{200B}ค้า", "a\tb", "\u{FEFF}\u{AD}\u{A0}\u{E000}", "10 € — “…”",
    ])
  func scripts(text: String) {
    #expect(VisibleText.line(text) == text)
    #expect(VisibleText.lines(text + "\n") == text + "\n")
  }

  @Test("Of whole lines the ends stay, with and without a carriage return")
  func lines() {
    #expect(VisibleText.lines("a\r\nb\nc\rd\u{1B}\n") == "a\nb\nc␍d\\u{1B}\n")
    #expect(VisibleText.lines("") == "")
  }

  @Test(
    "No line begins a command of a workflow, and none has one inside",
    arguments: [
      ("::error file=a::x\n", "\\u{3A}:error file=a::x\n"), ("  ::notice::x\n", "  \\u{3A}:notice::x\n"),
      ("a\n::stop-commands::x\n", "a\n\\u{3A}:stop-commands::x\n"),
      ("see ##[error]x\n", "see ##\\u{5B}error]x\n"),
      ("##vso[task]x\n", "##vso\\u{5B}task]x\n"), ("###[x]\n", "###\\u{5B}x]\n"),
      // What only looks like one is left alone.
      ("a::b: c\n", "a::b: c\n"), (":a:\n", ":a:\n"), ("# [x] ## [y] ##A[z]\n", "# [x] ## [y] ##A[z]\n"),
    ])
  func commands(text: String, shown: String) {
    #expect(VisibleText.lines(text) == shown)
    #expect(VisibleText.lines(shown) == shown)
  }

  @Test("A label of ten megabytes is cut, with its length")
  func length() {
    let label = String(repeating: "x", count: 10 << 20)
    let shown = VisibleText.cut(label)
    #expect(shown == String(repeating: "x", count: 10_000) + "… (10,485,760 characters)")
    #expect(VisibleText.cut("short") == "short")
    let marks = "Z" + String(repeating: "\u{301}", count: 1 << 20)
    #expect(VisibleText.cut(marks).unicodeScalars.count < 10_100)
    #expect(VisibleText.cut(marks).hasSuffix("… (1 character)"))
  }
}
