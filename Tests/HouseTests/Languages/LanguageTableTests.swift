import Testing

@Suite("The page of languages")
struct LanguageTableTests {
  private static let page = House.file("Documentation/Languages.md")?.text ?? ""

  /// The languages that have phrases of a set.
  private static func languages(of set: String) -> Set<String> {
    let names = House.paths(below: "Resources/\(set)").compactMap { $0.split(separator: "/").last }
    return Set(names.filter { $0.hasSuffix(".phrases") }.map { String($0.dropLast(".phrases".count)) })
  }

  @Test("Z17: every set of phrases that is translated has the same languages", arguments: SameWordsRule.sets)
  func sets(set: String) {
    #expect(Self.languages(of: set) == Self.languages(of: "Phrases"))
    #expect(Self.languages(of: set).count > 30)
  }

  @Test(
    "Z17: each language that is spoken has a row in both tables, and no other one has",
    arguments: ["| tag | language |", "| tag | the same in TalkBack |"])
  func rows(head: String) {
    let table = LanguageTable(in: Self.page, under: head)
    #expect(table.faults(for: Self.languages(of: "Phrases")) == [])
  }

  @Test("Z17: the row of each language names a source of its basic words")
  func sources() {
    let table = LanguageTable(in: Self.page, under: "| tag | the same in TalkBack |")
    #expect(table.rows.count > 30)
    #expect(table.withoutSource == [])
  }

  @Test("Z17: a language without a row or a source, and a row without a language, are told")
  func faults() {
    let page = """
      # Languages

      | tag | the same | elsewhere |
      |---|---|---|
      | de | button | none was found; own translation |
      | fr | – | none was found; own translation |
      | en | – | recordings |
      | tlh | button | |
      | de | button | a guide |

      | it | button | a guide |
      """
    let table = LanguageTable(in: page, under: "| tag | the same |")
    #expect(table.rows.count == 5)
    #expect(
      table.faults(for: ["de", "en", "fr", "it"]) == [
        "it has no row", "tlh is no language that is spoken", "de has several rows",
      ])
    #expect(table.withoutSource == ["fr", "tlh"])
    #expect(LanguageTable(in: "", under: "| tag |").faults(for: ["de"]) == ["de has no row"])
  }
}
