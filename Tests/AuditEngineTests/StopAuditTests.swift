import AccessibilityModel
import AuditEngine
import Testing
import VoiceOverEngine

@Suite("How much is heard at a stop")
struct StopAuditTests {
  private static let whole =
    "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion, Popularity, Number one, "
    + "Age, Three years, Weight, 25 pounds, Height, 14 inches"

  private func findings(
    _ element: AccessibilityElement, _ dialect: Dialect = .iOS, limits: StopLimits = StopLimits()
  ) -> [StopFinding] {
    var element = element
    element.id = ElementID(slot: 1)
    let composer = UtteranceComposer(dialect)
    let tree = AccessibilityTree(AccessibilityNode(element))
    let utterance = composer.composition(of: element.id, in: tree).utterance
    return StopAudit(composer, limits: limits).findings(at: element, hearing: utterance)
  }

  @Test(
    "K11: a dog that is read whole is reported with its seconds and facts, and a proposal",
    arguments: Dialect.Platform.allCases)
  func whole(platform: Dialect.Platform) throws {
    let finding = try #require(
      findings(AccessibilityElement(label: SpokenText(Self.whole)), Dialect(platform)).first)
    #expect(
      finding.message
        == "Too much at once: 12.0 s (at most 8.0), 13 facts (at most 6). Move facts into custom content.")
    let proposal = try #require(finding.proposal)
    #expect(
      proposal.promise.text
        == "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion. More content available."
    )
    #expect(proposal.seconds < StopLimits().seconds)
    #expect(
      proposal.facts.map { "\($0.label.string): \($0.value.string)" } == [
        "Popularity: Number one", "Age: Three years", "Weight: 25 pounds", "Height: 14 inches",
      ])
  }

  @Test(
    "8.2: a label that ends in what VoiceOver says by itself is reported, in the person's language",
    arguments: [
      ("Close button", .button, "en", "button"), ("Button", .button, "en", "button"),
      ("Dog image", .image, "en", "image"), ("Schließen-Taste", .button, "de", nil),
      ("Schließen Taste", .button, "de", "Taste"), ("Buttons", .button, "en", nil),
      ("Our link", .button, "en", nil), ("The button", .header, "en", nil),
    ] as [(String, Traits, String, String?)])
  func roleInLabel(label: String, traits: Traits, language: String, word: String?) {
    var dialect = Dialect.iOS
    dialect.language = language
    let found = findings(AccessibilityElement(label: SpokenText(label), traits: traits), dialect)
    #expect(found.map(\.kind) == (word.map { [.roleInLabel($0)] } ?? []))
    if word == "button" {
      #expect(
        found.first?.message
          == "Said twice: the label ends in \"button\", which is said anyway. Leave it out of the label.")
    }
  }

  @Test(
    "8.1: traits that contradict each other are reported, those of the system's own views are not",
    arguments: [
      ([.textEntry, .button], ["text field", "button"]), ([.searchField, .link], ["text field", "link"]),
      ([.adjustable, .toggleButton], ["value to adjust", "switch"]), ([.button, .link], []),
      ([.button, .toggleButton], []), ([.header, .button], []), ([.textEntry, .searchField], []),
    ] as [(Traits, [String])])
  func conflicts(traits: Traits, words: [String]) {
    let found = findings(AccessibilityElement(label: "Dogs", value: "1", traits: traits))
    #expect(found.map(\.kind) == (words.isEmpty ? [] : [.conflict(words[0], words[1])]))
    #expect(found.map(\.code) == (words.isEmpty ? [] : ["stop.conflict"]))
  }

  @Test("8.1: a button that is said to respond to nobody has nothing to activate")
  func unusable() {
    var element = AccessibilityElement(label: "Adopt", traits: .button)
    #expect(findings(element) == [])
    element.respondsToUserInteraction = false
    #expect(findings(element).map(\.kind) == [.unusable("button")])
    #expect(findings(element).first?.message.hasPrefix("Nothing to use: it is said to be a button") == true)
    element.traits.insert(.notEnabled)
    #expect(findings(element) == [])
  }

  @Test("K11: a proposal as modifiers of SwiftUI")
  func swiftUI() throws {
    let proposal = try #require(findings(AccessibilityElement(label: SpokenText(Self.whole))).first?.proposal)
    #expect(
      proposal.swiftUI == """
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion")
        .accessibilityCustomContent("Popularity", "Number one")
        .accessibilityCustomContent("Age", "Three years")
        .accessibilityCustomContent("Weight", "25 pounds")
        .accessibilityCustomContent("Height", "14 inches")
        """)
  }

  @Test("K11: only the limit that was passed is named, beside both numbers")
  func passedLimit() {
    let words = AccessibilityElement(label: "a, b, c, d, e, f, g")
    let numbers = findings(words).first?.message.prefix { $0 != "." }
    #expect(numbers?.contains("7 facts (at most 6) in ") == true)
    #expect(findings(words).first?.message.contains("at most 8.0") == false)
    let long = AccessibilityElement(label: SpokenText(String(repeating: "a very long name ", count: 20)))
    #expect(findings(long).first?.message.contains(" s (at most 8.0) for 1 fact. ") == true)
  }

  private static let row = #"""
    struct DogRow: View {
      let dog: Dog
      var body: some View {
        VStack(alignment: .leading) {
          Text(dog.name)  // "the name"
          Text("\(dog.breed) of \(dog.owner)")
          HStack { Text("Age"); Text(dog.age, format: .number) }
          HStack { Text("Weight"); Text(verbatim: dog.weight) }
          Text("Height"); Text(dog.height)
          Text("Coat"); Text(dog.coat)
        }
        .padding()
        .accessibilityElement(children: .combine)
      }
    }
    """#

  private func rowProposal() throws -> ContentProposal {
    let words = "Bailey, beagle of Ann, Age, 3, Weight, 25 pounds, Height, 14 inches, Coat, Short"
    return try #require(findings(AccessibilityElement(label: SpokenText(words))).first?.proposal)
  }

  @Test(
    "K11: a row's proposal has the expressions of its texts, wherever the line is in the chain",
    arguments: [4, 12, 13])
  func expressions(line: Int) throws {
    let texts = ViewTexts(of: Self.row, around: line).texts
    #expect(texts.map(\.code).prefix(2) == ["dog.name", #""\(dog.breed) of \(dog.owner)""#])
    #expect(
      try rowProposal().written(with: texts, isOfRow: true).swiftUI == #"""
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(dog.name), \(dog.breed) of \(dog.owner)")
        .accessibilityCustomContent("Age", Text(dog.age, format: .number))
        .accessibilityCustomContent("Weight", dog.weight)
        .accessibilityCustomContent("Height", dog.height)
        .accessibilityCustomContent("Coat", dog.coat)
        """#)
    let members = try rowProposal().written(with: texts, isOfRow: true).uiKit
    // UIKit takes strings alone.
    #expect(members.contains(#"AXCustomContent(label: "Age", value: dog.age.formatted(.number))"#))
    #expect(members.contains(#"AXCustomContent(label: "Coat", value: dog.coat)"#))
    #expect(!members.contains("Text("))
  }

  @Test("K11: what cannot be told of one row among many is left open, and is no literal of that row")
  func placeholders() throws {
    let open = try rowProposal().written(with: [], isOfRow: true)
    #expect(open.swiftUI.contains(".accessibilityLabel(<#Bailey, beagle of Ann#>)"))
    #expect(!open.swiftUI.contains("\"Bailey"))
    #expect(try rowProposal().written(with: [], isOfRow: false).swiftUI == rowProposal().swiftUI)
    // Two texts that can have given the words in more than one way.
    let texts = ViewTexts(of: "HStack { Text(a)\nText(b) }", around: 1).texts
    #expect(texts.count == 2)
    let label = ViewTexts(of: "Button { go() } label: {\n  Text(dog.name)\n}\n.padding()", around: 1)
    #expect(label.texts.map(\.code) == ["dog.name"])
    #expect(try rowProposal().written(with: texts, isOfRow: true) == open)
  }

  @Test("K11: a proposal as members of a UIKit class, with traits and importance, quotes and breaks escaped")
  func uiKit() throws {
    var element = AccessibilityElement(
      label: "Tom, \"cat\", Age, Two \\ three\nyears, Coat, Grey, Home, Barn, Vet, Ann", traits: .button)
    element.customContent = [CustomContent(label: "Price", value: "Free", importance: .high)]
    let proposal = try #require(findings(element).first?.proposal)
    #expect(
      proposal.uiKit == #"""
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? { get { "Tom, \"cat\"" } set {} }
        override var accessibilityTraits: UIAccessibilityTraits { get { [.button] } set {} }
        var accessibilityCustomContent: [AXCustomContent]! {
          get {
            let fact1 = AXCustomContent(label: "Age", value: "Two \\ three\nyears")
            let fact2 = AXCustomContent(label: "Coat", value: "Grey")
            let fact3 = AXCustomContent(label: "Home", value: "Barn")
            let fact4 = AXCustomContent(label: "Vet", value: "Ann")
            let fact5 = AXCustomContent(label: "Price", value: "Free")
            fact5.importance = .high
            return [fact1, fact2, fact3, fact4, fact5]
          }
          set {}
        }
        """#)
    #expect(proposal.promise.text == "Tom, \"cat\", Free, button. More content available.")
    #expect(proposal.swiftUI.contains(".accessibilityAddTraits([.isButton])"))
    #expect(proposal.swiftUI.contains(#".accessibilityCustomContent("Price", "Free", importance: .high)"#))
  }

  @Test("K11: clean cells are not reported", arguments: Dialect.Platform.allCases)
  func clean(platform: Dialect.Platform) {
    var bailey = AccessibilityElement(label: "Bailey, beagle")
    bailey.customContent = [
      CustomContent(label: "Age", value: "Three years", importance: .high),
      CustomContent(label: "Weight", value: "25 pounds"),
    ]
    let dialect = Dialect(platform)
    #expect(findings(bailey, dialect).isEmpty)
    #expect(findings(AccessibilityElement(label: "Help", traits: .button), dialect).isEmpty)
    #expect(findings(AccessibilityElement(value: "40%", traits: .adjustable), dialect).isEmpty)
    #expect(findings(AccessibilityElement(hint: "Drags the map.", traits: .button), dialect).isEmpty)
  }

  @Test("K11: an element that is only \"button\", and one that says nothing, are reported")
  func tooLittle() {
    let button = findings(AccessibilityElement(traits: .button))
    #expect(button.map(\.message) == ["Too little: only \"Button\". Give it a label that says which one."])
    #expect(findings(AccessibilityElement(label: " ", traits: .image)).map(\.code) == ["stop.nameless"])
    #expect(findings(AccessibilityElement()).map(\.code) == ["stop.silent"])
  }

  @Test("K11: a row whose facts are hidden and nowhere else is reported, one that keeps them ready is not")
  func hiding() {
    var row = AccessibilityElement(label: "Bailey, beagle")
    row.hiddenTexts = ["Age", "Three years", "•", "Weight", "25 pounds", "Age", "Bailey"]
    #expect(
      findings(row).map(\.message) == [
        "Too little: \"Age\", \"Three years\", \"Weight\" and 1 more can be seen and not heard. "
          + "Give custom content for what is hidden."
      ])
    row.customContent = [
      CustomContent(label: "Age", value: "Three years"), CustomContent(label: "Weight", value: "25 pounds"),
    ]
    #expect(findings(row).isEmpty)
  }

  @Test("K7: the audit says that a file name is being read")
  func fileName() {
    var cell = AccessibilityElement(label: "bailey, Bailey, beagle")
    cell.fileNames = ["bailey"]
    #expect(
      findings(cell).map(\.message) == [
        "Not a name: a file name is being read: \"bailey\". "
          + "Give the picture a label, or make it decorative."
      ])
    cell.fileNames = ["bailey", "star-2"]
    #expect(
      findings(cell).first?.message.contains("file names are being read: \"bailey\", \"star-2\".") == true)
  }

  @Test("K11: each limit counts by itself, and what reaches it exactly is not too much")
  func limits() {
    let short = AccessibilityElement(label: "a, b, c, d")
    #expect(findings(short, limits: StopLimits(seconds: 60, facts: 4)).isEmpty)
    #expect(findings(short, limits: StopLimits(seconds: 60, facts: 3)).count == 1)
    #expect(findings(short, limits: StopLimits(seconds: 0.2, facts: 9)).count == 1)
  }

  @Test("K11: a long sentence without facts is reported, and nothing is proposed for it")
  func prose() throws {
    let words =
      "She learns a trick a day and herds the children in from the garden whenever the rain comes down "
      + "from the hills behind the house and nobody else has noticed it"
    let story = AccessibilityElement(label: SpokenText(words))
    let finding = try #require(findings(story).first)
    #expect(finding.proposal == nil)
    #expect(finding.message.hasSuffix(" s (at most 8.0) for 1 fact. Say less at once."))
  }

  @Test("Commas inside numbers do not part facts")
  func numbers() {
    let element = AccessibilityElement(label: "Row 50,000, of 100,000,  done,")
    #expect(findings(element, limits: StopLimits(facts: 2)).map(\.code) == ["stop.tooMuch"])
    #expect(findings(element, limits: StopLimits(facts: 3)).isEmpty)
  }
}
