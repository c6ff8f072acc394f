import Testing

@Suite("The wording rule")
struct WordingTests {
  private func file(_ text: String) -> [SourceFile] { [SourceFile(path: "A.swift", text: text)] }

  @Test("Our sources force no try and leave no loose ends")
  func ourSources() {
    expectNone(WordingRule.forcedTries(in: House.handwritten))
    expectNone(WordingRule.unfinished(in: House.sources))
  }

  @Test("What an app did wrong is said in optimized builds too")
  func ourTraps() {
    expectNone(WordingRule.silentTraps(in: House.handwritten))
    let silent = SourceFile(path: "Sources/AppAPI/UIKit/A.swift", text: "precondition" + "(a, \"b\")")
    #expect(WordingRule.silentTraps(in: [silent]).map(\.line) == [1])
  }

  @Test("Nothing we publish names a place on one machine")
  func ourPaths() {
    expectNone(WordingRule.machinePaths(in: House.published))
  }

  @Test("A forced try is found in code and not in words about it")
  func forcedTries() {
    #expect(WordingRule.forcedTries(in: file("let a = try" + "! f()")).map(\.line) == [1])
    #expect(WordingRule.forcedTries(in: file("// try" + "! f()\ntry? f()  // try" + "! g()")) == [])
  }

  @Test("A mark of unfinished work is found wherever it stands, as a word of its own")
  func unfinished() {
    #expect(WordingRule.unfinished(in: file("a\n// TO" + "DO: b")).map(\.line) == [2])
    #expect(WordingRule.unfinished(in: file("let a = \"FIX" + "ME\"")).count == 1)
    #expect(WordingRule.unfinished(in: file("let TO" + "DOList = todo")) == [])
  }

  @Test("A private folder is found and a path below another folder is not")
  func machinePaths() {
    #expect(WordingRule.machinePaths(in: file("open /ro" + "ot/a")).count == 1)
    #expect(WordingRule.machinePaths(in: file("\"/ho" + "me/me/a\"")).count == 1)
    #expect(WordingRule.machinePaths(in: file("see net/wo" + "rk/a and $D/x")) == [])
  }
}
