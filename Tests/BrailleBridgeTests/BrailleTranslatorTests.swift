import BrailleBridge
import Testing

@Suite("Braille")
struct BrailleTranslatorTests {
  @Test("Z16: a name in braille, its capital marked")
  func name() throws {
    for grade in BrailleTable.Grade.allCases {
      let braille = try BrailleScreen.translator("en", grade).translate("Bailey")
      #expect(String(braille.cells) == "⠠⠃⠁⠊⠇⠑⠽")
      #expect(braille.cellOfScalar == [0, 2, 3, 4, 5, 6])
      #expect(braille.scalarOfCell == [0, 0, 1, 2, 3, 4, 5])
    }
  }

  @Test("Z16: contracted braille is shorter, and its cells lead to the letters they stand for")
  func contracted() throws {
    let plain = try BrailleScreen.translator("en").translate("Three years")
    let short = try BrailleScreen.translator("en", .contracted).translate("Three years")
    #expect(String(short.cells) == "⠠⠹⠗⠑⠑⠀⠽⠑⠜⠎")
    #expect(short.cells.count < plain.cells.count)
    #expect(short.cellOfScalar == [0, 0, 2, 3, 4, 5, 6, 7, 7, 7, 9])
    #expect(short.scalarOfCell == [0, 0, 2, 3, 4, 5, 6, 7, 7, 10])
  }

  @Test(
    "What is written can be read back",
    arguments: [
      ("en", BrailleTable.Grade.uncontracted, "Bailey, beagle, three years"),
      ("en", .contracted, "Bailey, beagle, three years"), ("de", .uncontracted, "bitte nicht stören"),
      ("fr", .uncontracted, "bonjour tout le monde"), ("fr", .contracted, "bonjour tout le monde"),
      ("es", .uncontracted, "buenos días"), ("es", .contracted, "buenos días"),
    ])
  func reading(language: String, grade: BrailleTable.Grade, text: String) throws {
    let translator = try BrailleScreen.translator(language, grade)
    let cells = String(translator.translate(text).cells)
    #expect(translator.text(of: cells) == text, "\(cells)")
  }

  @Test("Every language of the table is installed, and writes its digits and letters")
  func languages() throws {
    for language in BrailleTable.languages {
      for grade in BrailleTable.Grade.allCases {
        let braille = try BrailleScreen.translator(language, grade).translate("abc 123")
        #expect(braille.cells.count > 3, "\(language) \(grade)")
        #expect(braille.cells.allSatisfy { ("\u{2800}"..."\u{28FF}").contains($0) }, "\(language) \(grade)")
      }
    }
  }

  @Test("The word under the cursor is written out")
  func cursor() throws {
    let translator = try BrailleScreen.translator("en", .contracted)
    let whole = translator.translate("the people")
    let open = translator.translate("the people", cursor: 5)
    #expect(open.cells.count > whole.cells.count)
  }

  @Test("A region falls back to its language; a language without braille is told with those there are")
  func unknown() throws {
    #expect(try BrailleTable(language: "de-AT").language == "de")
    #expect(try BrailleTable(language: "zh-TW").language == "zh-tw")
    do {
      _ = try BrailleTable(language: "tlh")
      Issue.record("There is Klingon braille.")
    } catch {
      #expect(error.description.hasPrefix("No braille for \"tlh\". There is: ar, bg, ca, "))
    }
  }

  @Test("Nothing is nothing, and what has no braille is left out")
  func nothing() throws {
    let translator = try BrailleScreen.translator("en")
    #expect(translator.translate("").cells == [])
    #expect(translator.text(of: "") == "")
  }
}
