import AppResources
import Testing

@Suite("Plural rules")
struct PluralRuleTests {
  @Test(
    "A number takes the form that its language has for it",
    arguments: [
      ("en", "1 one, 0 other, 2 other, 11 other"),
      ("fr", "0 one, 1 one, 2 other, 1000000 many"),
      ("pt-BR", "0 one, 1 one, 2 other"), ("pt-PT", "0 other, 1 one"),
      ("ja", "0 other, 1 other, 5 other"),
      ("hi", "0 one, 1 one, 2 other"),
      ("pl", "1 one, 2 few, 4 few, 5 many, 12 many, 22 few, 21 many"),
      ("ru", "1 one, 2 few, 5 many, 11 many, 21 one, 24 few"),
      ("uk", "1 one, 3 few, 100 many"), ("sr", "1 one, 3 few, 5 other"),
      ("cs", "1 one, 4 few, 5 other"), ("sl", "1 one, 2 two, 3 few, 5 other, 101 one"),
      ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 103 few"),
      ("he", "1 one, 2 two, 3 other"), ("lt", "1 one, 2 few, 10 other, 11 other, 21 one"),
      ("lv", "0 zero, 1 one, 2 other, 11 zero, 21 one"), ("ro", "1 one, 0 few, 19 few, 20 other, 101 few"),
      ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 7 other"),
      ("ga", "1 one, 2 two, 6 few, 10 many, 11 other"), ("mt", "0 few, 1 one, 2 two, 11 many, 20 other"),
      ("is", "1 one, 11 other, 21 one"), ("da", "1 one, 2 other"), ("tr", "1 one, 2 other"),
      ("tlh", "1 one, 2 other"),
    ])
  func forms(_ language: String, _ expected: String) {
    let rule = PluralRule(language: language)
    let found = expected.split(separator: ", ").map { pair in
      let number = Double(pair.prefix { $0 != " " }) ?? -1
      return "\(Int(number)) \(rule.category(of: number).rawValue)"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test("A number with digits behind the point may take another form")
  func fractions() {
    #expect(PluralRule(language: "en").category(of: 1, fractionDigits: 1) == .other)
    #expect(PluralRule(language: "en").category(of: 1.5) == .other)
    #expect(PluralRule(language: "fr").category(of: 1.5) == .one)
    #expect(PluralRule(language: "cs").category(of: 1.5) == .many)
    #expect(PluralRule(language: "ru").category(of: 1.5) == .other)
    #expect(PluralRule(language: "da").category(of: 0.5) == .one)
    #expect(PluralRule(language: "en").category(of: -1) == .one)
    #expect(PluralRule(language: "ar").category(of: .infinity) == .other)
  }
}
