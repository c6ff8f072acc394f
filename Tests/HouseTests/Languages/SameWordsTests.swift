import Testing

@Suite("Words that a language has from English")
struct SameWordsTests {
  /// Words that are the same in both: a set, a key and the languages; a star for words that may be in every one.
  private static let right = """
    Phrases actions.name fr
    Phrases chart.series es
    Phrases group.entering de nl
    Phrases moreContent.count id ms pt
    Phrases orientation.portrait fr
    Phrases rotor.containers nl
    Phrases rotor.edit id ms
    Phrases rotor.images fr
    Phrases rotor.links da de nl pt
    Phrases rotor.volume fr id it nl pt
    Phrases rotor.zoom ca da es fr id it nb nl pt ro
    Phrases setting.defaultLanguage id it
    Phrases trait.image fr
    Phrases trait.link da hu it nl pt ro
    Phrases trait.tab id ms vi
    SystemPhrases shown.calendar ro
    SystemPhrases shown.camera nl vi
    SystemPhrases shown.color ca es
    SystemPhrases shown.colors ca
    SystemPhrases shown.contacts fr
    SystemPhrases shown.cyan da fr nb ro sv
    SystemPhrases shown.downloads de nl pt
    SystemPhrases shown.edit id ms
    SystemPhrases shown.errorNumber ca es
    SystemPhrases shown.indigo da fi fr hr nb nl ro sv
    SystemPhrases shown.legal id
    SystemPhrases shown.mint da id nb nl sv
    SystemPhrases shown.notes ca fr
    SystemPhrases shown.ok *
    SystemPhrases shown.open nl
    SystemPhrases shown.orange da fr sv
    SystemPhrases shown.pause da de fr nb
    SystemPhrases shown.photos fr
    SystemPhrases shown.recents ca
    SystemPhrases shown.stop da nl
    SystemPhrases shown.url *
    SystemPhrases spoken.alert pl
    SystemPhrases spoken.items id ms pt
    SystemPhrases spoken.links da de nl pt
    SystemPhrases spoken.mapIn3D *
    SystemPhrases spoken.minutes fr hr ro
    SystemPhrases spoken.portrait fr
    SpokenContentPhrases menu.pause da de fr nb
    SpokenContentPhrases menu.stop da nl
    AssistiveTouchPhrases applePay *
    AssistiveTouchPhrases camera nl vi
    AssistiveTouchPhrases emergencySOS *
    AssistiveTouchPhrases home de it
    AssistiveTouchPhrases menu.title *
    AssistiveTouchPhrases siri *
    AssistiveTouchPhrases spotlight *
    """

  /// The lines of the list as places, those with a star apart.
  private static var listed: (places: Set<SameWordsRule.Place>, everywhere: Set<SameWordsRule.Place>) {
    let lines = right.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let all = lines.flatMap { line in
      line.dropFirst(2).map { SameWordsRule.Place(set: line[0], key: line[1], language: $0) }
    }
    return (Set(all.filter { $0.language != "*" }), Set(all.filter { $0.language == "*" }))
  }

  private static let found = SameWordsRule.places(
    in: SameWordsRule.sets.flatMap { House.files(below: "Resources/\($0)") })

  private func anywhere(_ place: SameWordsRule.Place) -> SameWordsRule.Place {
    SameWordsRule.Place(set: place.set, key: place.key, language: "*")
  }

  @Test("Z17: no phrase of a language is left in English, but for words that both have")
  func leftInEnglish() {
    let (places, everywhere) = Self.listed
    let english = Self.found.filter { !places.contains($0) && !everywhere.contains(anywhere($0)) }
    #expect(english.sorted() == [], "Translate these, or list them where the word is the same.")
  }

  @Test("Z17: the list of words that a language shares with English has none that is another one by now")
  func needless() {
    let (places, everywhere) = Self.listed
    #expect(places.subtracting(Self.found).sorted() == [], "Take these off the list.")
    #expect(everywhere.subtracting(Self.found.map(anywhere)).sorted() == [], "Take these off the list.")
  }

  @Test("Z17: English words are found in any form of a plural and on any platform, arguments alone are none")
  func finding() {
    let english = """
      # In English.
      trait.button = button
      trait.slider@macOS = slider
      rows.one = {count} row
      rows.other = {count} rows
      percent = {value} %
      nothing =
      """
    let other = """
      # button = button
      trait.button = Taste
      trait.slider = slider
      rows.one = {count} Zeile
      rows.few = {count} rows
      percent = {value} %
      nothing =
      """
    #expect(SameWordsRule.keys(in: other, equalTo: english) == ["trait.slider", "rows"])
    #expect(SameWordsRule.keys(in: "trait.button = button", equalTo: english) == ["trait.button"])
    let files = [("en", english), ("de", other)].map {
      SourceFile(path: "Resources/Phrases/Germanic/\($0).phrases", text: $1)
    }
    #expect(
      SameWordsRule.places(in: files).sorted().map(\.description) == [
        "Phrases rows de", "Phrases trait.slider de",
      ])
  }
}
