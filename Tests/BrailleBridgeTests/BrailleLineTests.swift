import AccessibilityModel
import BrailleBridge
import Testing
import VoiceOverEngine

@Suite("An utterance as a braille line")
struct BrailleLineTests {
  private func element(
    _ label: SpokenText, value: SpokenText? = nil, hint: SpokenText? = nil, _ traits: Traits = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement(label: label)
    element.id = ElementID(slot: 1)
    element.value = value
    element.hint = hint
    element.traits = traits
    return element
  }

  private func text(_ element: AccessibilityElement) throws -> String {
    try BrailleScreen(element).line().text
  }

  @Test("Z16: label, value and short forms of traits stand on the line, hints do not")
  func parts() throws {
    #expect(try text(element("Take Survey", .button)) == "Take Survey btn")
    #expect(try text(element("Volume", value: "40%", .adjustable)) == "Volume, 40% slider")
    #expect(try text(element("Self-release", hint: "Drag over zombies.", .button)) == "Self-release btn")
    #expect(try text(element("Help", [.button, .notEnabled])) == "Help dim btn")
    #expect(
      try text(element("Airplane Mode", value: "1", [.button, .toggleButton])) == "Airplane Mode switch on")
  }

  @Test("Z16: hints and whole words for those who want them")
  func style() throws {
    let screen = BrailleScreen(element("Self-release", hint: "Drag over zombies.", .button))
    let line = try screen.line(style: BrailleStyle(abbreviates: false, showsHints: true))
    #expect(line.text == "Self-release, button. Drag over zombies.")
  }

  @Test("K9: what is for braille alone stands on the line and is not spoken")
  func moreContent() throws {
    var dog = element("Bailey, beagle")
    dog.customContent = [CustomContent(label: "Age", value: "Three years")]
    let screen = BrailleScreen(dog, verbosity: Verbosity(moreContent: .braille))
    #expect(screen.utterance.text == "Bailey, beagle")
    #expect(try screen.line().text == "Bailey, beagle more")
    let silent = BrailleScreen(dog, verbosity: Verbosity(moreContent: .nothing))
    #expect(try silent.line().text == "Bailey, beagle")
  }

  @Test("Numbers of a phrase stand in its short form", arguments: [1, 2])
  func heading(level: Int) throws {
    var heading = element("Matches", .header)
    heading.headingLevel = level
    #expect(try text(heading) == "Matches h\(level)")
  }

  @Test("Z16: a cell leads to its word, and the word to its cell, contracted or not")
  func routing() throws {
    for grade in BrailleTable.Grade.allCases {
      let screen = BrailleScreen(element("The survey", value: "half", .button))
      let line = try screen.line(grade)
      for (cell, _) in line.braille.cells.enumerated() {
        guard let place = line.place(atCell: cell) else { continue }
        #expect(place.element == ElementID(slot: 1))
        let back = try #require(line.cell(segment: place.segment, byte: place.byte))
        #expect(back <= cell)
        #expect(line.place(atCell: back)?.segment == place.segment)
      }
      #expect(line.place(atCell: 0)?.segment == 0)
      #expect(line.place(atCell: line.braille.cells.count - 1)?.segment == 2)
      #expect(line.place(atCell: line.braille.cells.count) == nil)
      let value = try #require(line.cell(segment: 1, byte: 0))
      #expect(
        line.place(atCell: value) == BrailleLine.Place(segment: 1, element: ElementID(slot: 1), byte: 0))
    }
  }

  @Test("A picture among the letters stands by its name, and cells of the name lead to the picture")
  func emoji() throws {
    let line = try BrailleScreen(element("Bailey 🐶!")).line()
    #expect(line.text == "Bailey dog face!")
    let cell = try #require(line.cell(segment: 0, byte: 7))
    #expect(line.place(atCell: cell)?.byte == 7)
    #expect(line.place(atCell: cell + 5)?.byte == 7)
  }

  @Test("The line can be read back as what it says")
  func reading() throws {
    let translator = try BrailleScreen.translator("en", .contracted)
    let line = try BrailleScreen(element("Bailey, beagle, Three years", .button)).line(.contracted)
    #expect(translator.text(of: line.cells) == line.text)
  }
}
