import NaturalLanguage
import Testing

@Suite("Words, sentences and languages")
struct LanguageTests {
  private func pieces(_ text: String, _ unit: NLTokenUnit, _ language: NLLanguage? = nil) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    if let language { tokenizer.setLanguage(language) }
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test("Words are told apart, without blanks and punctuation, in scripts without blanks too")
  func words() {
    #expect(pieces("Bailey’s 3 walks, twice.", .word) == ["Bailey’s", "3", "walks", "twice"])
    #expect(pieces("สวัสดีชาวโลก", .word, .thai) == ["สวัสดี", "ชาว", "โลก"])
    #expect(pieces("A 👍🏽 dog", .word) == ["A", "👍🏽", "dog"])
    #expect(pieces("", .word).isEmpty)
  }

  @Test("Sentences and paragraphs keep the blanks behind them")
  func sentences() {
    #expect(pieces("Who barks? Bailey does.", .sentence) == ["Who barks? ", "Bailey does."])
    #expect(pieces("One\n\nTwo", .paragraph) == ["One\n", "Two"])
    #expect(pieces("One\nTwo", .document) == ["One\nTwo"])
  }

  @Test("What is known of words comes along, and looking ends where it is told to")
  func attributes() {
    let text = "7 dogs 🐕"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var found: [NLTokenizer.Attributes] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
      found.append(attributes)
      return true
    }
    #expect(found == [.numeric, [], .emoji])
    var count = 0
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, _ in
      count += 1
      return false
    }
    #expect(count == 1)
    #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 3))] == "dogs")
  }

  @Test(
    "The language of a sentence is known",
    arguments: [
      ("Where is the dog that was here?", NLLanguage.english),
      ("Wo ist der Hund, den ich gesehen habe?", .german),
      ("Où est le chien que nous avons vu ?", .french), ("¿Dónde está el perro que estaba aquí?", .spanish),
      ("Onde está o cão que não está em casa?", .portuguese),
      ("Dov’è il cane che era qui con noi?", .italian),
      ("Waar is de hond die ik heb gezien?", .dutch), ("Var är hunden som inte är här?", .swedish),
      ("Hvor er hunden, som jeg ikke kan se efter?", .danish),
      ("Missä on koira, joka ei ole täällä?", .finnish),
      ("Gdzie jest pies, którego już nie ma?", .polish), ("Kde je pes, který tu už není?", .czech),
      ("Где собака, которая была здесь?", .russian), ("Де є собака, який був із нами?", .ukrainian),
      ("Πού είναι ο σκύλος;", .greek), ("הכלב בבית", .hebrew), ("أين الكلب الذي كان في البيت", .arabic),
      ("犬はどこですか", .japanese), ("개가 어디에 있어요", .korean), ("หมาอยู่ที่ไหน", .thai),
      ("这个狗在哪里", .simplifiedChinese), ("這個狗在哪裡", .traditionalChinese),
      ("Köpek nerede ve bu ev için ne kadar?", .turkish), ("Con chó của tôi đang ở đâu?", .vietnamese),
    ])
  func languages(_ text: String, _ language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test("Nothing is guessed of a text without a known word, and only languages that are thought of are named")
  func unknown() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Xyzzy") == nil)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "12:30") == nil)
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("Der Hund und the dog and the cat")
    let all = recognizer.languageHypotheses(withMaximum: 40)
    #expect(abs(all.values.reduce(0, +) - 1) < 1e-9)
    #expect(recognizer.languageHypotheses(withMaximum: 1).keys.first == .english)
    recognizer.languageConstraints = [.german, .french]
    #expect(recognizer.dominantLanguage == .german)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test("A tagger tells words from punctuation, scripts and languages, and knows no names")
  func tags() {
    let text = "Bailey barks. Собака лает."
    let tagger = NLTagger(tagSchemes: [.tokenType, .nameType, .script, .language, .lemma])
    tagger.string = text
    let whole = text.startIndex..<text.endIndex
    func names(_ scheme: NLTagScheme, _ options: NLTagger.Options) -> [String?] {
      tagger.tags(in: whole, unit: .word, scheme: scheme, options: options).map { $0.0?.rawValue }
    }
    #expect(
      names(.tokenType, [.omitWhitespace]) == ["Word", "Word", "Punctuation", "Word", "Word", "Punctuation"])
    let plain: NLTagger.Options = [.omitWhitespace, .omitPunctuation]
    #expect(names(.script, plain) == ["Latn", "Latn", "Cyrl", "Cyrl"])
    #expect(names(.nameType, plain) == Array(repeating: "OtherWord", count: 4))
    #expect(names(.lemma, plain) == [nil, nil, nil, nil])
    // A scheme that was not asked for at the beginning tells nothing.
    #expect(names(.lexicalClass, plain) == [nil, nil, nil, nil])
    tagger.setLanguage(.english, range: whole)
    #expect(names(.language, plain).allSatisfy { $0 == "en" })
  }

  @Test("No trained model is there")
  func models() {
    #expect(throws: CocoaError.self) { _ = try NLModel(contentsOf: URL(fileURLWithPath: "/Mood.mlmodelc")) }
    #expect(NLEmbedding.wordEmbedding(for: .english) == nil)
  }
}
