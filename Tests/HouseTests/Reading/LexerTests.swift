import Testing

@Suite("Reading Swift source")
struct LexerTests {
  /// The texts of the tokens that are code.
  private func code(_ source: String) -> [String] {
    Lexer.tokens(of: source).filter(\.isCode).map(\.text)
  }

  @Test("Words, numbers and punctuation are told apart")
  func words() {
    #expect(code("let a1 = b_2+30") == ["let", "a1", "=", "b_2", "+", "30"])
    #expect(code("`default`.x") == ["default", ".", "x"])
  }

  @Test(
    "A literal is one token, whatever is inside it",
    arguments: [
      #""plain""#, #""a \" b""#, #""a \(f("b", (1))) c""#, ##"#"raw " \ "#"##, ##"#"a \#(b("c")) d"#"##,
      "\"\"\"\n  import A \"b\"\n  \"\"\"",
    ])
  func literals(literal: String) {
    #expect(code("x(\(literal), y)") == ["x", "(", literal, ",", "y", ")"])
  }

  @Test("A regular expression is one token and a division is not")
  func regularExpressions() {
    #expect(code("x = /a\"b/") == ["x", "=", "/a\"b/"])
    #expect(code(#"x(#/"\/)/#, ##/a"/#b/##)"#) == ["x", "(", #"#/"\/)/#"#, ",", #"##/a"/#b/##"#, ")"])
    #expect(code("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(code("f(a/b)") == ["f", "(", "a", "/", "b", ")"])
  }

  @Test("Comments nest and do not count as code")
  func comments() {
    #expect(code("a /* b /* c */ d */ e // f") == ["a", "e"])
    let kinds = Lexer.tokens(of: "/// one\n// two\n/** three */\n//// four").map(\.kind)
    #expect(kinds == [.documentation, .comment, .documentation, .comment])
  }

  @Test("A line of conditional compilation is one token")
  func directives() {
    let tokens = Lexer.tokens(of: "#if os(Linux)\n  import A\n#endif")
    #expect(tokens.map(\.text) == ["#if os(Linux)", "import", "A", "#endif"])
    #expect(tokens.map(\.line) == [1, 2, 2, 3])
    #expect(tokens.map(\.startsLine) == [true, true, false, true])
  }

  @Test("The brackets of every file of ours balance, as they do only where literals end where they should")
  func balance() {
    for file in House.handwritten {
      let symbols = Lexer.tokens(of: file.text).filter { $0.kind == .symbol }
      for (opening, closing) in [("{", "}"), ("(", ")"), ("[", "]")] {
        let opened = symbols.count { $0.text == opening }
        let closed = symbols.count { $0.text == closing }
        #expect(opened == closed, "\(file.path): \(opening) \(closing)")
      }
    }
  }
}
