import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What waits in More Content and in Actions")
struct MoreContentTests {
  private func entries(_ element: AccessibilityElement, _ dialect: Dialect) -> [String] {
    UtteranceComposer(dialect).moreContent(of: element).map(\.text)
  }

  @Test("M0: the setting offers speaking, a sound, pitch, braille and nothing, and speaks on a new device")
  func choices() {
    #expect(Verbosity.Channel.allCases == [.speak, .playSound, .changePitch, .braille, .nothing])
    #expect(Verbosity().moreContent == .speak)
    let heard = Verbosity.Channel.allCases.map { channel in
      var verbosity = Verbosity()
      verbosity.moreContent = channel
      return spoken(.bailey(), .iOS, verbosity).contains("More content available")
    }
    #expect(heard.first == true)
    #expect(heard.filter { $0 }.count <= 2)
  }

  @Test("K3: entries say value before label, in the array's order, those of high importance too")
  func phone() {
    #expect(
      entries(.bailey(age: .high), .iOS) == [
        "Three years, Age", "Number one, Popularity", "25 pounds, Weight", "14 inches, Height",
        "Happy-go-lucky, excellent hunting dog, and loyal companion, Description",
      ])
    #expect(UtteranceComposer(.iOS).moreContentHeading(of: .bailey()).text == "More Content")
  }

  @Test("K5: on a Mac a menu tells how much waits, and entries say label before value")
  func desktop() {
    #expect(
      entries(.bailey(age: .high), .macOS) == [
        "Age, Three years", "Popularity, Number one", "Weight, 25 pounds", "Height, 14 inches",
        "Description, Happy-go-lucky, excellent hunting dog, and loyal companion",
      ])
    #expect(
      UtteranceComposer(.macOS).moreContentHeading(of: .bailey()).text == "More Content menu. 5 items.")
  }

  @Test("One waiting fact is counted in the singular")
  func singular() {
    var element = AccessibilityElement(label: "Gate")
    element.customContent = [CustomContent(label: "Gate", value: "C 12")]
    #expect(
      UtteranceComposer(.macOS).moreContentHeading(of: element).text == "More Content menu. 1 item.")
  }

  @Test("A fact without value is offered by its label, or not at all", arguments: EmptyContentValue.allCases)
  func emptyValue(choice: EmptyContentValue) {
    var dialect = Dialect.iOS
    dialect.emptyContentValue = choice
    var element = AccessibilityElement(label: "Gate")
    element.customContent = [CustomContent(label: "Gate", value: "")]
    #expect(entries(element, dialect) == (choice == .label ? ["Gate"] : []))
  }

  @Test(
    "K9: exactly one channel tells that more content waits, on a phone and on a Mac",
    arguments: Dialect.Platform.allCases, Verbosity.Channel.allCases)
  func channels(platform: Dialect.Platform, channel: Verbosity.Channel) {
    let heard = composed(.bailey(), Dialect(platform), Verbosity(moreContent: channel))
    let segments = heard.utterance.segments
    let isSpoken = heard.utterance.text == "Bailey, beagle. More content available."
    #expect(isSpoken == (channel == .speak))
    #expect(isSpoken || heard.utterance.text == "Bailey, beagle")
    #expect(heard.sounds == (channel == .playSound ? [.moreContentAvailable] : []))
    #expect(segments.contains { $0.channel == .brailleOnly } == (channel == .braille))
    let isPitched = segments.contains { segment in
      segment.text.runs.contains { $0.attributes.wishes.pitch != nil }
    }
    #expect(isPitched == (channel == .changePitch))
  }

  @Test(
    "K9: exactly one channel tells that there are actions, on a phone and on a Mac",
    arguments: Dialect.Platform.allCases, Verbosity.Channel.allCases)
  func actionChannels(platform: Dialect.Platform, channel: Verbosity.Channel) {
    var element = AccessibilityElement(label: "Bailey, beagle")
    element.actions = [ElementAction(id: ElementAction.ID(rawValue: 0), name: "Adopt")]
    let heard = composed(element, Dialect(platform), Verbosity(actions: channel))
    let segments = heard.utterance.segments
    #expect(
      heard.utterance.text == (channel == .speak ? "Bailey, beagle. Actions available." : "Bailey, beagle"))
    #expect(heard.sounds == (channel == .playSound ? [.actionsAvailable] : []))
    #expect(segments.contains { $0.channel == .brailleOnly } == (channel == .braille))
    #expect(segments.contains { !$0.text.runs.isEmpty } == (channel == .changePitch))
  }

  @Test("S4: actions are listed by name, those without a name left out, those of the group behind")
  func actions() {
    var group = AccessibilityNode.container(
      .semanticGroup, label: "Survey", [.stop("Question", id: ElementID(slot: 7))])
    group.element.actions = [ElementAction(id: ElementAction.ID(rawValue: 0), name: "Dismiss")]
    group.children[0].element.actions = [
      ElementAction(id: ElementAction.ID(rawValue: 0), name: "Take Survey"),
      ElementAction(id: ElementAction.ID(rawValue: 1), name: " "),
    ]
    let tree = AccessibilityTree(group)
    let composer = UtteranceComposer(.iOS)
    #expect(composer.actions(of: ElementID(slot: 7), in: tree).map(\.text) == ["Take Survey", "Dismiss"])
  }
}
