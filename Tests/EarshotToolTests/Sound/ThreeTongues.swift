/// One sentence in three languages as it sounds, in Latin letters, for a listener who was taught their words.
enum ThreeTongues {
  /// A sentence that can be told apart from the others.
  struct Sentence: Sendable {
    /// BCP 47 tag of its language.
    let language: String
    /// As it is written.
    let text: String
    /// Its words in Latin letters, in order.
    let words: [String]
    /// How long a person takes for it, in seconds.
    let seconds: ClosedRange<Double>

    /// How much of the sentence is in what was heard, in its order: 1 where both are the same.
    func share(in heard: [String]) -> Double {
      Double(common(words[...], heard[...])) / Double(max(words.count, heard.count))
    }

    /// How many words two lists have in common in their order.
    private func common(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Int {
      var row = [Int](repeating: 0, count: right.count + 1)
      for word in left {
        var diagonal = 0
        for (place, other) in right.enumerated() {
          let above = row[place + 1]
          row[place + 1] = word == other ? diagonal + 1 : max(above, row[place])
          diagonal = above
        }
      }
      return row[right.count]
    }
  }

  static let english = Sentence(
    language: "en",
    text: "The revolutionary iPhone also includes an equally revolutionary screen reader.",
    words: [
      "the", "revolutionary", "iphone", "also", "includes", "an", "equally", "revolutionary", "screen",
      "reader",
    ], seconds: 3...6)

  static let greek = Sentence(
    language: "el",
    text:
      "Το επαναστατικό τηλέφωνο περιλαμβάνει επίσης ένα εξίσου επαναστατικό πρόγραμμα ανάγνωσης οθόνης.",
    words: [
      "toh", "epanastatiko", "tilefono", "perilamvani", "episis", "ena", "eksisou", "epanastatiko",
      "programma", "anagnosis", "othonis",
    ], seconds: 4...8)

  static let arabic = Sentence(
    language: "ar", text: "يتضمن الهاتف الثوري أيضا قارئ شاشة ثوري على حد سواء.",
    words: [
      "yatadamman", "alhatif", "aththawri", "aydan", "qari", "shasha", "thawri", "ala", "hadd", "sawa",
    ],
    seconds: 3...7)

  /// All three, in the order in which they are written.
  static let all = [english, greek, arabic]

  /// How the words sound, in the sounds that an English recogniser knows; Arabic is written without its vowels, and
  /// read with some of them or none.
  static let sounds: [String: [String]] = [
    "iphone": ["AY F OW N"], "toh": ["T OW"], "epanastatiko": ["EH P AA N AA S T AA T IY K OW"],
    "tilefono": ["T IY L EH F OW N OW"], "perilamvani": ["P EH R IY L AA M V AA N IY"],
    "episis": ["EH P IY S IY S"], "ena": ["EH N AA"], "eksisou": ["EH K S IY S UW"],
    "programma": ["P R OW G R AA M AA"], "anagnosis": ["AA N AA G N OW S IY S"],
    "othonis": ["OW TH OW N IY S"], "yatadamman": ["Y T D M N", "Y AA T AA D AA M M AA N"],
    "alhatif": ["AA L HH AA T IH F", "AE L HH AE T IY F"], "aththawri": ["AA TH TH AO R IY"],
    "aydan": ["AA Y D AA AA N", "AY D AA AA N"], "qari": ["K AA R IY", "K AE R IY"],
    "shasha": ["SH AA SH AA", "SH AE SH AE"], "thawri": ["TH AO R IY"], "ala": ["AA L AA", "AE L AA"],
    "hadd": ["HH AA D", "HH AE D"], "sawa": ["S AA W AA", "S AE W AE"],
  ]
}
